import CLibrary
import SeededNumbers
import System
import Testing

struct TimeZoneDataAreaTests {
  private static let folder = "/usr/share/zoneinfo"

  // The test sets the time zone of the process, so it runs in a process of its own.
  @Test func everyInstalledAreaHasTheOffsetsOfTheCLibrary() async {
    await #expect(processExitsWith: .success) {
      var generator = SplitMix64(seed: 1)
      let areas = InstalledZone.names(in: Self.folder)
      #expect(areas.count > 300)
      for area in areas {
        let zone = try TimeZoneData(area: area, folders: [Self.folder])
        unsafe setenv("TZ", ":" + area, 1)
        tzset()
        // From 1800 to 2200.
        for _ in 0..<60 {
          let instant = Int.random(in: -5_364_662_400...7_258_118_400, using: &generator)
          let offset = SystemTimeZone.offset(at: instant)
          #expect(zone.offset(at: instant) == offset, "\(area) at \(instant)")
        }
      }
    }
  }

  @Test(arguments: [
    ("Europe/Berlin", 1_756_425_600, 7_200), ("Asia/Tokyo", 0, 32_400), ("UTC", 0, 0),
    ("Pacific/Apia", 1_325_239_199, -36_000), ("Pacific/Apia", 1_325_239_200, 50_400),
    ("Etc/GMT+12", 0, -43_200),
  ])
  func offsetsFollowTheHistoryOfAnArea(_ area: String, _ instant: Int, _ offset: Int) throws {
    #expect(try TimeZoneData(area: area).offset(at: instant) == offset)
  }

  @Test(arguments: [
    "", ".", "..", "/", "/etc/passwd", "../etc/passwd", "Europe/../UTC", "Europe", "Europe/Nowhere",
    "Mars/Olympus", "UTC ", "zone.tab", "UTC/Berlin", "-UTC", "Europe//", "UTC\0", "é",
  ])
  func anUnknownAreaIsNotFound(_ name: String) {
    #expect(throws: TimeZoneError.notFound) { try TimeZoneData(area: name) }
  }

  @Test func theFirstFolderThatHasTheAreaIsUsed() throws {
    let utc = try TimeZoneData(area: "UTC", folders: ["/nowhere", Self.folder])
    #expect(utc.offset(at: 0) == 0)
    #expect(throws: TimeZoneError.notFound) { try TimeZoneData(area: "UTC", folders: ["/nowhere"]) }
    #expect(throws: TimeZoneError.notFound) { try TimeZoneData(area: "UTC", folders: []) }
  }

  @Test func tzdirSelectsTheFolder() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      try folder.write(SyntheticZone(footer: "<+01>-1").bytes, to: "UTC")
      unsafe setenv("TZDIR", folder.path, 1)
      #expect(try TimeZoneData(area: "UTC").offset(at: 0) == 3_600)
      #expect(throws: TimeZoneError.notFound) { try TimeZoneData(area: "Europe/Berlin") }
      unsafe setenv("TZDIR", "", 1)
      #expect(try TimeZoneData(area: "UTC").offset(at: 0) == 0)
    }
  }

  @Test func aFileOfAnAreaHasAtMostOneMebibyte() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // What follows the footer is ignored.
    let zone = SyntheticZone().bytes
    let largest = zone + [UInt8](repeating: 0, count: (1 << 20) - zone.count)
    try folder.write(largest, to: "Largest")
    try folder.write(largest + [0], to: "Larger")
    #expect(try TimeZoneData(area: "Largest", folders: [folder.path]).offset(at: 0) == 3_600)
    #expect(throws: TimeZoneError.corrupt) {
      try TimeZoneData(area: "Larger", folders: [folder.path])
    }
  }

  @Test func anUnreadableFileIsAnError() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    unsafe mkfifo(folder.path + "/Pipe", 0o600)
    unsafe symlink("Loop", folder.path + "/Loop")
    unsafe symlink("/dev/null", folder.path + "/Device")
    unsafe mkdir(folder.path + "/Folder", 0o700)
    try folder.write([], to: "Empty")
    try folder.write(Array("TZif2".utf8), to: "Short")
    try folder.write([UInt8](repeating: 0, count: (1 << 20) + 1), to: "Large")
    let errors: [(String, TimeZoneError)] = [
      ("Pipe", .notAFile), ("Device", .notAFile), ("Folder", .notFound), ("Short/Zone", .notFound),
      ("Loop", .notReadable(SystemError(code: ELOOP))), ("Empty", .corrupt), ("Short", .corrupt),
      ("Large", .corrupt),
    ]
    for (name, error) in errors {
      #expect(throws: error, "\(name)") { try TimeZoneData(area: name, folders: [folder.path]) }
    }
  }
}
