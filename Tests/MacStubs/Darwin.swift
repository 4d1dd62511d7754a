// The parts of the module Darwin that its headers do not declare, or that Swift cannot import.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import CDarwin

public var errno: Int32 {
  get { unsafe __error().pointee }
  set { unsafe __error().pointee = newValue }
}

public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFDIR: mode_t { 0o040000 }
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafe unsafeBitCast(1, to: sig_t.self) }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { -1 }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { -1 }
public func ioctl(_ descriptor: CInt, _ request: UInt, _ data: UnsafeMutableRawPointer) -> CInt {
  -1
}
