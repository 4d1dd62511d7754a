import Testing

/// Every place that names the version names the one of the program.
struct VersionTests {
  /// A command that prints a document, and what leaves only the version of it.
  private static let places = [
    ("dayctl manual", #"s/^This page describes version \(.*\)\.$/\1/p"#),
    ("cat Docs/Changelog.md", #"s/^## //p"#),
    ("cat README.md", #"s/.*daykit\/daykit", from: "\(.*\)".*/\1/p"#),
    ("cat Docs/Packaging/dayctl.rb", #"s/.*\/dayctl-\(.*\)\.tar\.gz"/\1/p"#),
    ("cat Docs/Packaging/dayctl.rb", #"s/.*\/download\/\(.*\)\/.*/\1/p"#),
    ("cat Docs/Packaging/PKGBUILD", "s/^pkgver=//p"),
    ("cat Docs/Packaging/dayctl.nix", #"s/ *version = "\(.*\)";/\1/p"#),
    ("cat Docs/Packaging/dayctl.spec", "s/^Version: *//p"),
    ("cat Docs/Packaging/dayctl.spec", "s/^[*] .*> - \\(.*\\)-1$/\\1/p"),
  ]

  @Test(arguments: places)
  func aDocumentNamesTheVersionOfTheProgram(_ place: String, _ pattern: String) throws {
    let program = try Shell.run("dayctl --version | cut -d ' ' -f 2").written
    #expect(program.contains(/^\d+\.\d+\.\d+\n$/))
    #expect(try Shell.run("\(place) | sed -n '\(pattern)' | head -1").written == program)
  }

  @Test func theSpecificationHasTheDateOfTheManual() throws {
    let manual = try Shell.run(
      "dayctl manual | sed -n 's/^.Dd //p' | dayctl convert --from 'MMMM d, yyyy'")
    let specification = try Shell.run(
      """
      sed -n 's/^[*] \\([A-Z][a-z]* .* 20..\\) .*/\\1/p' Docs/Packaging/dayctl.spec | \
      dayctl convert --from 'EEE MMM d yyyy'
      """)
    #expect(manual.written.contains(/^20\d\d-\d\d-\d\d\n$/))
    #expect(specification == manual)
  }
}
