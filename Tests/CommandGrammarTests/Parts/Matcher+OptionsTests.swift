import CommandGrammar
import Testing

struct MatcherOptionsTests {
  @Test(
    arguments: [
      ("--label=x red", "x"), ("--label x red", "x"), ("red --label x", "x"), ("-lx red", "x"),
      ("-l x red", "x"), ("-gslx red", "x"), ("-gsl x red", "x"), ("-l=x red", "=x"),
      ("--label= red", ""), ("--label  red", ""), ("-l  red", ""), ("--label=a=b red", "a=b"),
      ("--label --sort red", "--sort"), ("--label -- red", "--"), ("-l -s red", "-s"),
      ("-l-s red", "-s"), ("--label=-- red", "--"), ("--label=--tag red", "--tag"),
      ("--label -30 red", "-30"), ("-l- red", "-"),
    ] as [(String, String)])
  func anOptionTakesItsValue(_ line: String, _ label: String) {
    var pack = Pack(["red"])
    pack.label = label
    if line.hasPrefix("-gs") { (pack.isGentle, pack.isSilent) = (true, true) }
    #expect(Pack.reading([Word](line: line)) == .result(pack))
  }

  @Test(arguments: [
    ("-g red", true, false), ("-s red", false, true), ("-gs red", true, true),
    ("red -sg", true, true), ("-g -s red", true, true), ("--gentle red --silent", true, true),
    ("-ggg red", true, false),
  ])
  func flagsMayBeCombinedAndMayAppearAnywhere(_ line: String, _ isGentle: Bool, _ isSilent: Bool) {
    var pack = Pack(["red"])
    (pack.isGentle, pack.isSilent) = (isGentle, isSilent)
    #expect(Pack.reading([Word](line: line)) == .result(pack))
  }

  @Test(arguments: [
    ("red --label", "--label needs a value: --label TEXT; see 'luggage pack -h'"),
    ("red -l", "-l needs a value: -l TEXT; see 'luggage pack -h'"),
    ("red -gsl", "-l needs a value: -l TEXT; see 'luggage pack -h'"),
    ("red --label --tag a", "--label needs a value: --label TEXT; see 'luggage pack -h'"),
    ("red --label --size=small", "--label needs a value: --label TEXT; see 'luggage pack -h'"),
    ("red --tag a --tag", "--tag needs a value: --tag TAG; see 'luggage pack -h'"),
  ])
  func aValueMissingAtTheEndIsAnError(_ line: String, _ message: String) {
    #expect(Pack.reading([Word](line: line)) == .error(message))
  }

  @Test(arguments: [
    ("--gentle=yes red", "--gentle takes no value, but was given 'yes'"),
    ("--gentle= red", "--gentle takes no value, but was given ''"),
    ("-g=yes red", "-g takes no value, but was given 'yes'"),
    ("-sg= red", "-g takes no value, but was given ''"),
  ])
  func aFlagWithAValueIsAnError(_ line: String, _ message: String) {
    #expect(Pack.reading([Word](line: line)) == .error(message))
  }

  @Test(arguments: [
    ("--gent red", "unknown option '--gent'. Did you mean '--gentle'?"),
    ("--labl=x red", "unknown option '--labl'. Did you mean '--label'?"),
    ("-size red", "unknown option '-i' in '-size'; see 'luggage pack -h'"),
    ("-tag", "missing argument BAG; see 'luggage pack -h'"),
    ("-gentle", "unknown option '-e' in '-gentle'; see 'luggage pack -h'"),
    ("-name red", "unknown option '-name'. Did you mean '--name'?"),
    ("--xyzzy red", "unknown option '--xyzzy'; see 'luggage pack -h'"),
    ("--=x red", "unknown option '--'; see 'luggage pack -h'"),
    ("-q red", "unknown option '-q'; see 'luggage pack -h'"),
    ("-G red", "unknown option '-G'. Did you mean '-g'?"),
    ("-gq red", "unknown option '-q' in '-gq'; see 'luggage pack -h'"),
    ("-gé red", "unknown option '-é' in '-gé'; see 'luggage pack -h'"),
    ("-Px red", "unknown option '-Px'; if it is an argument, put '--' before it"),
    ("-.5 red", "unknown option '-.5'; if it is an argument, put '--' before it"),
    ("-é red", "unknown option '-é'; if it is an argument, put '--' before it"),
    ("--\n red", #"unknown option '--\n'; see 'luggage pack -h'"#),
  ])
  func anUnknownOptionIsAnErrorWithAFix(_ line: String, _ message: String) {
    #expect(Pack.reading([Word](line: line)) == .error(message))
  }

  @Test func invalidUTF8IsAnUnknownOption() {
    let word = Word(bytes: [0x2D, 0x67, 0xFF])
    let message = #"unknown option '-\xff' in '-g\xff'; see 'luggage pack -h'"#
    #expect(Pack.reading([word]) == .error(message))
  }

  @Test func messagesOfACommandWithoutOperandsDoNotMentionThem() {
    #expect(Empty.reading(["-Px"]) == .error("unknown option '-Px'; see 'luggage empty -h'"))
  }
}
