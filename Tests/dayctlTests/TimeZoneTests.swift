import Foundation
import Testing

/// Days in time zones, including the time zone of the process, which a test in this process cannot
/// set.
struct TimeZoneTests {
  @Test(
    arguments: [
      // Instants, the time zone, and the days there.
      ("epoch", "1756425600 1756425599", "UTC", "2025-08-29 2025-08-28"),
      ("epoch", "1756479600 1756479599", "Asia/Tokyo", "2025-08-30 2025-08-29"),
      ("epoch", "-1 0", "Pacific/Honolulu", "1969-12-31 1969-12-31"),
      ("epoch-ms", "1756479599999", "Asia/Tokyo", "2025-08-29"),
      ("epoch-us", "1756479599999999", "Asia/Tokyo", "2025-08-29"),
      ("epoch-ns", "1756479600000000000", "Asia/Tokyo", "2025-08-30"),
      ("epoch", "1325239199 1325239200", "Pacific/Apia", "2011-12-29 2011-12-31"),
      ("epoch", "1756425600", "+00:30", "2025-08-29"),
      ("epoch", "1756425600", "-0030", "2025-08-28"),
      ("epoch", "1756425600", "-12", "2025-08-28"), ("epoch", "1756468799", "+12", "2025-08-29"),
      ("iso8601", "2025-08-29T23:30:00-05:00", "UTC", "2025-08-30"),
      ("iso8601", "2025-08-29T23:30:00Z", "America/New_York", "2025-08-29"),
      ("iso8601", "20250829T233000+0000", "Europe/Berlin", "2025-08-30"),
      ("iso8601", "2025-08-29T24:00:00Z", "UTC", "2025-08-30"),
      // A date-time without a zone is not an instant: its date is the date as written.
      ("iso8601-sans-timezone", "2025-08-29T23:30:00", "Asia/Tokyo", "2025-08-29"),
      ("iso", "2025-08-29", "Asia/Tokyo", "2025-08-29"),
    ] as [(String, String, String, String)])
  func anInstantIsConvertedToADayInTheZone(
    _ format: String, _ texts: String, _ zone: String, _ days: String
  ) throws {
    let outcome = try Shell.run("dayctl convert --from \(format) --time-zone \(zone) \(texts)")
    #expect(outcome.code == 0)
    #expect(outcome.written == days.split(separator: " ").joined(separator: "\n") + "\n")
  }

  @Test(arguments: [
    // Days that start at midnight, and days that start when the clocks change.
    ("2025-08-29", "Europe/Berlin", "2025-08-29T00:00:00+02:00", "1756418400"),
    ("2025-01-29", "Europe/Berlin", "2025-01-29T00:00:00+01:00", "1738105200"),
    ("2025-03-30", "Europe/Berlin", "2025-03-30T00:00:00+01:00", "1743289200"),
    ("2025-10-26", "Europe/Berlin", "2025-10-26T00:00:00+02:00", "1761429600"),
    ("2018-11-04", "America/Sao_Paulo", "2018-11-04T01:00:00-02:00", "1541300400"),
    ("2018-02-18", "America/Sao_Paulo", "2018-02-18T00:00:00-03:00", "1518922800"),
    ("2021-03-28", "Asia/Beirut", "2021-03-28T01:00:00+03:00", "1616882400"),
    ("2014-05-16", "Africa/Cairo", "2014-05-16T01:00:00+03:00", "1400191200"),
    ("2025-08-29", "UTC", "2025-08-29T00:00:00Z", "1756425600"),
    ("2025-08-29", "-05:30", "2025-08-29T00:00:00-05:30", "1756445400"),
    ("2025-08-29", "Asia/Kathmandu", "2025-08-29T00:00:00+05:45", "1756404900"),
    ("2011-12-31", "Pacific/Apia", "2011-12-31T00:00:00+14:00", "1325239200"),
  ])
  func aDayIsWrittenAsItsFirstMomentInTheZone(
    _ day: String, _ zone: String, _ text: String, _ seconds: String
  ) throws {
    let line = "dayctl convert --time-zone \(zone) \(day)"
    #expect(try Shell.run("\(line) --to iso8601").written == text + "\n")
    #expect(try Shell.run("\(line) --to epoch").written == seconds + "\n")
    #expect(try Shell.run("\(line) --to epoch-ms").written == seconds + "000\n")
    let info = try Shell.run("dayctl info --time-zone \(zone) \(day) | tail -n 1").written
    #expect(info == "epoch             \(seconds)\n")
    let object = try Shell.run("dayctl info --json --time-zone \(zone) \(day)").written
    #expect(object.hasSuffix(",\"epoch\":\(seconds)}\n"))
  }

  @Test(arguments: [
    "convert 2011-12-30", "add 2011-12-29 1",
    "add --from iso8601 2011-12-29T12:00:00-10:00 1",
  ])
  func aDayThatATimeZoneSkipsIsAnError(_ line: String) throws {
    // Samoa skipped 30 December 2011.
    for format in ["iso8601", "epoch"] {
      let outcome = try Shell.run("dayctl \(line) --to \(format) --time-zone Pacific/Apia")
      #expect(outcome.code == 2)
      #expect(!outcome.written.contains("2011-12-31"))
    }
    #expect(try Shell.run("dayctl \(line) --to iso --time-zone Pacific/Apia").code == 0)
  }

  @Test func aSequenceGoesOnAfterADayThatATimeZoneSkips() throws {
    let line = "dayctl range 2011-12-28 2011-12-31 --to epoch --time-zone Pacific/Apia"
    let outcome = try Shell.run("\(line) 2>/dev/null")
    #expect(outcome.written == "1325066400\n1325152800\n1325239200\n")
    #expect(outcome.code == 2)
  }

  @Test(arguments: [
    "Mars/Olympus", "Europe", "../../etc/passwd", "/etc/passwd", "Europe/../UTC", "EST5XYZ", "",
    "+25:00", "+02:60", "europe/nowhere", "tzdata.zi", "zone.tab",
  ])
  func anUnknownZoneIsAnError(_ zone: String) throws {
    let message =
      "dayctl: --time-zone: unknown time zone '\(zone)': use an area such as Europe/Berlin, an "
      + "offset such as +02:00, UTC or local\n"
    #expect(
      try Shell.run("dayctl convert --time-zone '\(zone)' 2025-08-29")
        == Shell.Outcome(written: message, code: 2))
  }

  @Test(arguments: [
    // A command that creates the file of a zone, and the message.
    (
      "printf TZif2 > $TZDIR/Zone",
      "the data of time zone 'Zone' is corrupt: reinstall the system's time zone data, or use an "
        + "offset such as +02:00 instead"
    ),
    (
      "mkfifo $TZDIR/Zone",
      "cannot read the data of time zone 'Zone': it is not a regular file; use an offset such as "
        + "+02:00 instead"
    ),
    (
      "ln -s Zone $TZDIR/Zone",
      "cannot read the data of time zone 'Zone': Too many levels of symbolic links; use an offset "
        + "such as +02:00 instead"
    ),
  ])
  func aZoneWhoseDataCannotBeUsedIsAnError(_ preparation: String, _ message: String) throws {
    let outcome = try Shell.run(
      """
      TZDIR=$(mktemp -d) && export TZDIR
      \(preparation)
      dayctl convert --from epoch --time-zone Zone 0
      code=$?
      rm -r "$TZDIR"
      exit $code
      """)
    #expect(outcome == Shell.Outcome(written: "dayctl: --time-zone: \(message)\n", code: 2))
  }

  @Test func localIsTheZoneOfTheEnvironment() throws {
    let line = "dayctl convert --from epoch --time-zone local 1756425600"
    #expect(try Shell.run(line, environment: ["TZ": "Asia/Tokyo"]).written == "2025-08-29\n")
    #expect(
      try Shell.run(line, environment: ["TZ": "America/New_York"]).written == "2025-08-28\n")
  }

  @Test(arguments: [
    (
      "TZ=Asia/Tokyoo dayctl convert today",
      "TZ: unknown time zone 'Asia/Tokyoo': set TZ to an area such as Europe/Berlin or to UTC"
    ),
    (
      "TZ=+2 dayctl today",
      "TZ: unknown time zone '+2': set TZ to an area such as Europe/Berlin or to UTC"
    ),
    ("TZ=utc dayctl today", "TZ: unknown time zone 'utc'. Did you mean 'UTC'?"),
    (
      "TZ=Asia/Tokyoo dayctl convert --from epoch --time-zone local 0",
      "TZ: unknown time zone 'Asia/Tokyoo': set TZ to an area such as Europe/Berlin or to UTC"
    ),
    (
      "printf TZif2 > $TZDIR/Zone; TZ=:Zone dayctl today",
      "TZ: the data of time zone ':Zone' is corrupt: reinstall the system's time zone data, or set TZ "
        + "to another area or to UTC"
    ),
    (
      "mkfifo $TZDIR/Zone; TZ=$TZDIR/Zone dayctl test 2025-01-01 before today 2>&1 "
        + "| sed s=$TZDIR/=/folder/=",
      "TZ: cannot read the data of time zone '/folder/Zone': it is not a regular file; set TZ to "
        + "another area or to UTC"
    ),
  ])
  func aZoneOfTheEnvironmentThatCannotBeUsedIsAnError(_ line: String, _ message: String) throws {
    let outcome = try Shell.run(
      "TZDIR=$(mktemp -d) && export TZDIR; (\(line)); rm -r $TZDIR; exit 2")
    #expect(outcome == Shell.Outcome(written: "dayctl: \(message)\n", code: 2))
  }

  @Test(arguments: ["UTC", "JST-9", "EST5EDT", "<+03>-3", ":UTC", ""])
  func aZoneThatNeedsNoDataIsNotRead(_ zone: String) throws {
    let outcome = try Shell.run(
      "TZDIR=/nowhere TZ='\(zone)' dayctl diff today today", environment: [:])
    #expect(outcome == Shell.Outcome(written: "0\n", code: 0))
  }

  @Test func withoutAZoneTheEnvironmentDoesNotMatter() throws {
    for zone in ["Asia/Tokyo", "America/New_York", "Pacific/Apia"] {
      let outcome = try Shell.run(
        "dayctl convert --from epoch 1756425600", environment: ["TZ": zone])
      #expect(outcome.written == "2025-08-29\n")
    }
  }

  @Test func todayDependsOnTheRequestedZone() throws {
    let east = try Shell.run("dayctl diff today today --time-zone Pacific/Kiritimati")
    #expect(east == Shell.Outcome(written: "0\n", code: 0))
    // The two zones are 26 hours apart.
    let days = try Shell.run(
      "dayctl diff $(dayctl convert today --time-zone Etc/GMT+12) "
        + "$(dayctl convert today --time-zone Pacific/Kiritimati)")
    #expect(["1\n", "2\n"].contains(days.written))
  }
}
