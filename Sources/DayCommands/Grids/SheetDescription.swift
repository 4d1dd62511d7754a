import DayKit

extension MonthSheet {
  /// The head of an SVG file for months, with what a reader who cannot see them needs.
  func document(of months: ClosedRange<YearMonth>) -> SVGDocument {
    let title = months.shortTitle(in: symbols, usesUTF8: true)
    return SVGDocument(
      title: look.marks?.heat == nil ? title : "Dates per day: \(title)",
      description: sentences(months).joined(separator: " "))
  }

  private func sentences(_ months: ClosedRange<YearMonth>) -> [String] {
    let title = months.shortTitle(in: symbols, usesUTF8: true)
    var sentences = ["A calendar of \(title)."]
    if let heat = look.marks?.heat {
      sentences.append(
        "\(heat.total) \(heat.total == 1 ? "date" : "dates"), at most \(heat.maximum) on a day.")
    }
    if let today = look.today, months.contains(today.yearMonth) {
      sentences.append("Today is \(today).")
    }
    let days = (look.marks?.highlights ?? []).filter {
      $0.overlaps(months.lowerBound.firstDay...months.upperBound.lastDay)
    }
    if !days.isEmpty {
      let texts = days.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
      }
      sentences.append("Highlighted: \(texts.joined(separator: ", ")).")
    }
    let names = holidays.filter { months.contains($0.day.yearMonth) }.sorted { $0.day < $1.day }
      .map { $0.name.isEmpty ? "\($0.day)" : "\($0.day) \($0.name)" }
    if !names.isEmpty { sentences.append("Holidays: \(names.joined(separator: "; ")).") }
    return sentences
  }
}
