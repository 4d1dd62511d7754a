#if os(Linux)
import CAttributes
import CLibrary
import System
import Testing

/// What a file keeps when another one takes its place; where the file system supports it.
struct ReplacementFileTests {
  private static func value(_ name: String, of path: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 1000)
    let count = unsafe getxattr(path, name, &value, value.count)
    return count < 0 ? nil : Array(value.prefix(count))
  }

  private static func set(_ name: String, of path: String, to value: [UInt8]) -> Bool {
    unsafe setxattr(path, name, value, value.count, 0) == 0
  }

  private static func mode(of path: String) -> UInt32 {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// Replaces a file after a change of the file and its folder, and checks the new one.
  private static func replace(
    after change: (_ folder: String, _ file: String) -> Bool, check: (_ file: String) -> Void
  ) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(Array("old".utf8), to: "data")
    let path = "\(folder.path)/data"
    guard change(folder.path, path) else { return }
    var replacement = try ReplacementFile.create(for: Array(path.utf8))
    try replacement.descriptor.write(ContiguousArray("new".utf8).span)
    try replacement.keepAttributes(of: OpenFile(reading: Array(path.utf8)))
    try replacement.replace()
    check(path)
  }

  /// Lets the user 12345 read and nobody else except the owner.
  private static let list: [UInt8] = [
    2, 0, 0, 0,
    1, 0, 6, 0, 255, 255, 255, 255,
    2, 0, 4, 0, 0x39, 0x30, 0, 0,
    4, 0, 0, 0, 255, 255, 255, 255,
    16, 0, 4, 0, 255, 255, 255, 255,
    32, 0, 0, 0, 255, 255, 255, 255,
  ]

  @Test(arguments: [("data", ".data.dayctl-"), (String(repeating: "x", count: 201), "..dayctl-")])
  func theHiddenNameIsThatOfTheFileUnlessItIsLong(_ name: String, _ beginning: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let inner = "\(folder.path)/\(String(repeating: "d", count: 190))"
    #expect(unsafe mkdir(inner, 0o700) == 0)
    let file = unsafe open("\(inner)/\(name)", O_WRONLY | O_CREAT, 0o600)
    close(file)
    defer { unsafe unlink("\(inner)/\(name)") }
    var replacement = try ReplacementFile.create(for: Array("\(inner)/\(name)".utf8))
    let names = FolderListing.names(in: inner).filter { $0 != name }
    #expect(names.count == 1 && names.allSatisfy { $0.hasPrefix(beginning) })
    try replacement.replace()
  }

  @Test func extendedAttributesAreKept() throws {
    try Self.replace {
      Self.set("user.note", of: $1, to: [1, 0, 2]) && Self.set("user.no", of: $1, to: [])
    } check: {
      #expect(Self.value("user.note", of: $0) == [1, 0, 2])
      #expect(Self.value("user.no", of: $0) == [])
    }
  }

  @Test func anAccessControlListIsKept() throws {
    try Self.replace {
      Self.set("system.posix_acl_access", of: $1, to: Self.list)
    } check: {
      #expect(Self.value("system.posix_acl_access", of: $0) == Self.list)
      #expect(Self.mode(of: $0) == 0o640)
    }
  }

  @Test func aListOfTheFolderGivesNoAccess() throws {
    try Self.replace { folder, file in
      guard unsafe chmod(file, 0o644) == 0 else { return false }
      return Self.set("system.posix_acl_default", of: folder, to: Self.list)
    } check: {
      #expect(Self.value("system.posix_acl_access", of: $0) == nil)
      #expect(Self.mode(of: $0) == 0o644)
    }
  }

  @Test func aListReplacesThatOfTheFolder() throws {
    var other = Self.list
    // User 12346 instead of 12345.
    other[16] += 1
    try Self.replace {
      Self.set("system.posix_acl_default", of: $0, to: Self.list)
        && Self.set("system.posix_acl_access", of: $1, to: other)
    } check: {
      #expect(Self.value("system.posix_acl_access", of: $0) == other)
    }
  }

  @Test(arguments: [0o600, 0o444, 0o755, 0o4755, 0o2644] as [UInt32])
  func permissionsAreKept(_ mode: UInt32) throws {
    try Self.replace {
      unsafe chmod($1, mode) == 0
    } check: {
      #expect(Self.mode(of: $0) == mode)
    }
  }
}
#endif
