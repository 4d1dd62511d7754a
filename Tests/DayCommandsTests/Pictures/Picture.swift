import CommandGrammar
import DayKit
import Foundation
import SeededNumbers
import Testing

/// A picture of a terminal in `Docs/Pictures`.
///
/// To add one, append it to ``all`` and run `make golden`.
struct Picture: CustomTestStringConvertible, Sendable {
  /// The name of the file, without its extension.
  let name: String
  let title: String
  let description: String
  let text: @Sendable () -> String

  /// Whether the text is an SVG file that the program has written.
  var isFile = false

  var testDescription: String { name }

  static let all = [
    Picture(
      "month-grid",
      showing: "dayctl month-grid 2025-12 --highlight 2025-12-29..2025-12-31 "
        + "--holidays germany.txt",
      title: "A month in a terminal",
      description: """
        December 2025 as a table of weeks. The weekends are dim, today, the 12th, is in reverse \
        video, the 25th and 26th, which are holidays, are red, and the 29th to the 31st are \
        highlighted. The names of the holidays are below.
        """,
      environment: ["DAYCTL_TODAY": "2025-12-12"]),
    Picture(
      "heat", showing: "dayctl month-grid --heat --file commits.txt 2025-07..2025-08",
      running: "month-grid --heat --theme dark 2025-07..2025-08", title: "A heat map of two months",
      description: """
        July and August 2025 as tables of weeks. Days with dates have a green background, which is
        brighter the more dates there are.
        """, input: commits, environment: ["DAYCTL_TODAY": "2025-08-29"]),
    Picture(
      "merge", showing: "dayctl month-grid --merge --week-numbers 2025-11..2026-01",
      title: "Three months as one run of weeks",
      description: """
        November 2025 to January 2026 as one table of weeks, with the number of each week. A line is \
        where a month begins. Weekends are dim, and today, 12 December, is in reverse video.
        """, environment: ["DAYCTL_TODAY": "2025-12-12"]),
    Picture(
      "colours",
      showing: "DAYCTL_COLORS='today=7;34:weekend=36:holiday=1;35' "
        + "dayctl month-grid 2025-12 --holidays germany.txt",
      running: "month-grid 2025-12 --holidays germany.txt",
      title: "A month in other colours",
      description: """
        December 2025 as a table of weeks. Weekends are cyan, today, the 12th, is blue in reverse \
        video, and the 25th and 26th, which are holidays, are bold and magenta.
        """,
      environment: [
        "DAYCTL_TODAY": "2025-12-12", "DAYCTL_COLORS": "today=7;34:weekend=36:holiday=1;35",
      ]),
    Picture(
      "spark", showing: "dayctl count --by month --spark --file commits.txt",
      running: "count --by month --spark", title: "Counts in one line",
      description: "The commits of each month of 2025 as a line of twelve small bars.",
      input: commits),
    Picture(
      name: "year", title: "A year in weeks", description: "",
      text: { dayctl("month-grid --heat --weeks --svg 2025", input: commits).written }, isFile: true
    ),
    Picture(
      "count",
      showing: "dayctl count --by weekday --header --column due --series by "
        + "--file orders.csv",
      running: "count --by weekday --header --column due --series by",
      title: "A bar chart in a terminal",
      description: """
        Orders by weekday, with one bar for the web and one for the phone. Most orders are on \
        Friday, and there are none on Sunday.
        """, input: orders),
    Picture(
      "stacked",
      showing: "dayctl count --by weekday --header --column due --series by --stacked "
        + "--title Orders --file orders.csv",
      running: "count --by weekday --header --column due --series by --stacked --title Orders",
      title: "A stacked bar chart in a terminal",
      description: """
        Orders by weekday, with one bar for each day, of which one part is the web and the other the
        phone. Sunday has a dim 0.
        """, input: orders),
    Picture(
      name: "pick", title: "A date picker in a terminal",
      description: """
        The segments Day, Week, Month, Year and Custom and a row of presets above three months. In \
        Custom, the days from 21 to 28 August are a band, and below it says: 8 days, 7 nights.
        """
    ) {
      let line = "--range --title Your_stay --color always --locale en_GB"
      let keys = "2025-08-21 enter down"
      let pictures = pick(line, ScriptedScreen.Step.keys(keys)).pictures
      return (pictures.last ?? "").replacing("Your_stay", with: "Your stay") + "\n"
    },
  ]

  /// Commits of a year, most of them on working days.
  private static var commits: String {
    var numbers = SplitMix64(seed: 12)
    return (0..<365).map { offset in
      let day = Day(daysSince1970: 20_089 + offset)
      let most = [Weekday.saturday, .sunday].contains(day.weekday) ? 5 : 9
      let isBusy = UInt64.random(in: 0..<3, using: &numbers) > 0
      let count = isBusy ? Int.random(in: 0...most, using: &numbers) : 0
      return String(repeating: "\(day)\n", count: count * count / 6)
    }.joined()
  }

  /// A table of orders: how many on the web and by phone from Monday to Saturday.
  private static var orders: String {
    let counts = [(42, 17), (38, 21), (51, 24), (47, 9), (64, 30), (29, 0)]
    let rows = counts.enumerated().map { index, counts in
      String(repeating: "2025-09-0\(index + 1),web\n", count: counts.0)
        + String(repeating: "2025-09-0\(index + 1),phone\n", count: counts.1)
    }
    return "due,by\n" + rows.joined()
  }
}

extension Picture {
  /// A command line on a terminal and what it prints.
  ///
  /// - Parameter words: What runs, if it differs from what is shown.
  private init(
    _ name: String, showing line: String, running words: String? = nil, title: String,
    description: String, input: String = "", environment: [String: String] = [:]
  ) {
    self.init(name: name, title: title, description: description) {
      let surroundings = ["LANG": "en_GB.UTF-8", "COLUMNS": "64"].merging(environment) { $1 }
      let run = dayctl(
        words ?? String(line.dropFirst("dayctl ".count)), input: input, outputIsTerminal: true,
        environment: surroundings, files: ["germany.txt": Self.text(of: "Commands/germany.txt")])
      let prompt = "\u{1B}[2m$\u{1B}[22m " + Self.wrapped(line)
      return "\(prompt)\n\(run.written)"
    }
  }

  /// Breaks a command line before an option, so that it fits in a picture.
  private static func wrapped(_ line: String) -> String {
    var (text, column) = ("", 2)
    for (index, part) in line.split(separator: " --").enumerated() {
      let part = index == 0 ? String(part) : " --\(part)"
      let fits = column + part.count <= 60
      text += fits ? part : " \\\n   " + part
      column = (fits ? column : 3) + part.count
    }
    return text
  }

  private static func text(of file: String) -> String {
    (try? String(contentsOf: documents.appendingPathComponent(file), encoding: .utf8)) ?? ""
  }

  var file: URL { Self.folder.appendingPathComponent("\(name).svg") }

  static var folder: URL { documents.appendingPathComponent("Pictures") }

  private static let documents = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Docs")
}
