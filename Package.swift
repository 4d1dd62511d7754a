// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The program of a release for Linux, which is static.
let isStatic = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

// A section for each function lets the linker place functions one by one. Only modules that no library
// uses have it, because a package cannot depend on a library with unsafe flags.
let toolSettings = settings + [.unsafeFlags(["-Xfrontend", "-function-sections"], isStatic)]

let package = Package(
  name: "daykit",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "DayKit", targets: ["DayKit"]),
    .library(name: "DayKitFoundation", targets: ["DayKitFoundation"]),
    .executable(name: "dayctl", targets: ["dayctl"]),
  ],
  // A client that writes `traits: []` gets days and calendars alone, in a sixth of the size.
  traits: [
    .default(enabledTraits: ["Formats"]),
    .trait(
      name: "Formats",
      description: "Formats, and what is built on them: names, spans, pickers, rules, coding"),
  ],
  targets: [
    .target(name: "DayKit", swiftSettings: settings),
    .target(name: "DayKitFoundation", dependencies: ["DayKit"], swiftSettings: settings),
    .target(name: "DayLocales", dependencies: ["DayKit"], swiftSettings: toolSettings),
    .target(name: "CommandGrammar", swiftSettings: toolSettings),
    .target(name: "CLibrary", swiftSettings: toolSettings),
    .systemLibrary(name: "CAttributes"),
    .target(
      name: "System", dependencies: ["CAttributes", "CLibrary"], swiftSettings: toolSettings),
    .target(name: "Terminal", dependencies: ["System"], swiftSettings: toolSettings),
    .target(name: "DayRecords", dependencies: ["DayKit", "System"], swiftSettings: toolSettings),
    .target(
      name: "DayCommands",
      dependencies: ["DayKit", "DayLocales", "CommandGrammar", "System", "Terminal", "DayRecords"],
      swiftSettings: toolSettings),
    .executableTarget(
      name: "dayctl", dependencies: ["CLibrary", "DayCommands"],
      exclude: ["link-order.txt", "sections.ld"],
      swiftSettings: toolSettings + [.define("STATIC_EXECUTABLE", isStatic)],
      // A static program starts in a quarter of the time and does not need Swift to be installed. The
      // link order, which `make order` updates, places the code for starting on few pages, and so does
      // beginning each segment with a page of its own. The unsafe flags of a program do not prevent
      // packages from depending on the libraries.
      //
      // The list is made on x86-64 with the C library of GNU. On ARM, with the Static Linux SDK (musl)
      // and with other toolchains, the linker ignores the names that do not exist there, and sections
      // that do not exist: the program is the same, and only its start takes more page faults.
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-executable", "-use-ld=lld", "-Xlinker", "-s",
            "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker",
            "--symbol-ordering-file=\(Context.packageDirectory)/Sources/dayctl/link-order.txt",
            "-Xlinker", "--script=\(Context.packageDirectory)/Sources/dayctl/sections.ld",
            "-Xlinker", "-z", "-Xlinker", "separate-loadable-segments",
          ], isStatic)
      ]),

    .executableTarget(
      name: "CodingBenchmark", dependencies: ["DayKit"], path: "Tests/Benchmarks/Coding",
      swiftSettings: settings),
    .executableTarget(
      name: "PeerBenchmark", dependencies: ["DayKit", "SeededNumbers"],
      path: "Tests/Benchmarks/Peers", exclude: ["C"], swiftSettings: settings),

    // The ways into the package that `make fuzz` attacks; see the end of this file.
    .target(
      name: "Attacks",
      dependencies: [
        "DayKit", "DayKitFoundation", "DayCommands", "CommandGrammar", "System", "Terminal",
      ],
      path: "Tests/Fuzz/Attacks", swiftSettings: settings),
    .testTarget(
      name: "AttackTests", dependencies: ["Attacks", "SeededNumbers"], swiftSettings: settings),

    // Tests walk over seven million days again and again, so the walk is always optimised.
    .target(
      name: "WalkedCalendar", dependencies: ["DayKit"], path: "Tests/WalkedCalendar",
      swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: settings),
    .testTarget(
      name: "DayKitTests", dependencies: ["DayKit", "SeededNumbers", "WalkedCalendar"],
      swiftSettings: settings),
    .testTarget(
      name: "DayLocalesTests",
      dependencies: ["DayKit", "DayKitFoundation", "DayLocales", "SeededNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "DayKitFoundationTests", dependencies: ["DayKit", "DayKitFoundation", "SeededNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandGrammarTests", dependencies: ["CommandGrammar", "SeededNumbers"],
      exclude: ["Golden"], swiftSettings: settings),
    .target(
      name: "TerminalModel", dependencies: ["Terminal"], path: "Tests/TerminalModel",
      swiftSettings: settings),
    .testTarget(
      name: "SystemTests", dependencies: ["CAttributes", "CLibrary", "System", "SeededNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TerminalModel", "SeededNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "DayRecordsTests", dependencies: ["DayRecords", "DayKit", "System", "SeededNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "DayCommandsTests",
      dependencies: [
        "DayCommands", "DayKit", "DayLocales", "CommandGrammar", "System", "Terminal",
        "SeededNumbers",
      ],
      exclude: ["Charts/Golden", "Golden"], swiftSettings: settings),
    .testTarget(name: "SourceTests", swiftSettings: settings),
    // The tests start dayctl but do not depend on it: a dependency would pass its linker flags on to the
    // test program, which cannot be static. Building all tests also builds dayctl.
    .testTarget(
      name: "dayctlTests",
      dependencies: [
        "CLibrary", "DayCommands", "DayKit", "CommandGrammar", "SeededNumbers", "TerminalModel",
      ],
      swiftSettings: settings),
  ]
)

// The program that `make fuzz` builds calls libFuzzer, with which no other build links.
if Context.environment["DAYKIT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: ["Attacks"], path: "Tests/Fuzz/Program", swiftSettings: settings))
}

// dayctl needs POSIX. The libraries, and their tests, do not.
#if os(Windows)
let portable = [
  "DayKit", "DayKitFoundation", "SeededNumbers", "DayKitTests", "DayKitFoundationTests",
]
package.targets.removeAll { !portable.contains($0.name) }
package.products.removeAll { $0.name == "dayctl" }
#endif
