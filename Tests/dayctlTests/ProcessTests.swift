import DayKit
import Foundation
import Testing

/// Behaviour that needs a real process: time zones, locales and folders.
struct ProcessTests {
  @Test func todayIsTheDayOfTheZone() throws {
    // The two zones are 26 hours apart, so their dates always differ.
    let east = try Shell.run("dayctl convert today", environment: ["TZ": "Pacific/Kiritimati"])
    let west = try Shell.run("dayctl convert today", environment: ["TZ": "Etc/GMT+12"])
    let days = try [west, east].map { outcome in
      try Day(outcome.written.trimmingCharacters(in: .newlines))
    }
    #expect((1...2).contains(days[1] - days[0]))
  }

  @Test(
    arguments: ["iso", "dmy", "week", "ordinal", "basic", "epoch", "rfc5322", "full", "iso8601"] + [
      "d/M/yyyy", "dd.MM.yyyy", "yyyy-M-d", "dd-MMM-yyyy", "%b %d, %Y", "yyyyMMdd'T'", "y年M月d日",
    ])
  func theProgramFindsDatesOfTheFormatInTexts(_ format: String) throws {
    let line = """
      date=$(dayctl convert --to "\(format)" 2025-08-29)
      printf '\\nx %s y\\nz\\n' "$date" | dayctl weekday --in-text --from "\(format)"
      """
    #expect(try Shell.run(line) == .init(written: "\nx Friday y\nz\n", code: 0))
  }

  @Test func argumentsDoNotDependOnTheSizeOfTheEnvironment() throws {
    let many = "$(yes 2025-08-29 | head -2000)"
    for line in [
      // Without its variable, the profile of a program that counts its lines is a file in the folder.
      "cd $(mktemp -d); env -i $(command -v dayctl) weekday 2025-08-29; rm -r $PWD",
      "dayctl weekday 2025-08-29",
      "dayctl weekday \(many) | uniq",
    ] {
      #expect(try Shell.run(line) == .init(written: "Friday\n", code: 0))
    }
  }

  #if os(Linux)
  @Test(.enabled(if: Shell.isInstalled("cc"), "cc is not installed"))
  func argumentsDoNotDependOnTheAddressOfTheEnvironment() throws {
    // A new variable moves the environment to other memory.
    let line = """
      cd $(mktemp -d)
      echo '#include <stdlib.h>
      __attribute__((constructor)) static void add(void) { setenv("ADDED", "1", 1); }' >add.c
      cc -shared -fPIC -o add.so add.c && LD_PRELOAD=$PWD/add.so dayctl add 2025-08-29 +30
      code=$?; rm -r $PWD; exit $code
      """
    #expect(try Shell.run(line) == .init(written: "2025-09-28\n", code: 0))
  }

  @Test func withoutThreadsOneThreadAnswers() throws {
    // No stack of this size fits into the memory of this size.
    let line = """
      file=$(mktemp); yes 2025-08-29 | head -n 100000 > $file
      ulimit -s 4000000; ulimit -v 3000000
      cat $file | dayctl add 1 --jobs 4 | uniq -c; dayctl add 1 --jobs 4 --file $file | uniq -c
      rm $file
      """
    #expect(
      try Shell.run(line)
        == .init(written: String(repeating: " 100000 2025-08-30\n", count: 2), code: 0))
  }
  #endif

  @Test(arguments: [
    "dayctl add 2025-02-30 1", "dayctl add x 1", "dayctl ad", "dayctl month-grid 2025-13",
    "dayctl weekday < /", "printf 'x\\377\\n' | dayctl weekday",
  ])
  func messagesAreTheSameUnderAnyZoneLocaleAndFolder(_ line: String) throws {
    let plain = try Shell.run(line)
    #expect(plain.code == 2)
    for environment in [
      ["TZ": "Pacific/Apia", "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"],
      ["TZ": ":nowhere", "LC_ALL": "C", "LANGUAGE": "fr"], ["TZ": "", "LC_ALL": "tr_TR"],
    ] {
      #expect(try Shell.run("cd / && \(line)", environment: environment) == plain)
    }
  }
}
