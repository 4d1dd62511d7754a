import DayKit

extension DaySymbols {
  /// A language with full stops after abbreviations in dates, letters outside ASCII, names that
  /// begin with a digit, and other names by themselves than in dates: German.
  static let dotted = DaySymbols(lists: [
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
    "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
    "J F M A M J J A S O N D", "J F M A M J J A S O N D",
    "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
    "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
    "So. Mo. Di. Mi. Do. Fr. Sa.", "So Mo Di Mi Do Fr Sa",
    "So. Mo. Di. Mi. Do. Fr. Sa.", "So. Mo. Di. Mi. Do. Fr. Sa.",
    "S M D M D F S", "S M D M D F S",
    "1._Quartal 2._Quartal 3._Quartal 4._Quartal", "1._Quartal 2._Quartal 3._Quartal 4._Quartal",
    "Q1 Q2 Q3 Q4", "Q1 Q2 Q3 Q4",
    "v._Chr. n._Chr.",
    "EEEE,_d._MMMM_y d._MMMM_y dd.MM.y dd.MM.yy MMMM_y",
  ])

  /// A language whose months are numbers, and whose name of one era starts with the name of the
  /// other: Chinese.
  static let numbered = DaySymbols(lists: [
    "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
    "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
    "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
    "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
    "1 2 3 4 5 6 7 8 9 10 11 12", "1 2 3 4 5 6 7 8 9 10 11 12",
    "星期日 星期一 星期二 星期三 星期四 星期五 星期六", "星期日 星期一 星期二 星期三 星期四 星期五 星期六",
    "周日 周一 周二 周三 周四 周五 周六", "周日 周一 周二 周三 周四 周五 周六",
    "周日 周一 周二 周三 周四 周五 周六", "周日 周一 周二 周三 周四 周五 周六",
    "日 一 二 三 四 五 六", "日 一 二 三 四 五 六",
    "第一季度 第二季度 第三季度 第四季度", "第一季度 第二季度 第三季度 第四季度",
    "1季度 2季度 3季度 4季度", "1季度 2季度 3季度 4季度",
    "公元前 公元",
    "y年M月d日EEEE y年M月d日 y年M月d日 y/M/d y年M月",
  ])

  /// Symbols from lists of names with spaces between them; a low line stands for a space in a name.
  private init(lists: [String]) {
    let names = lists.joined(separator: " ").utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: " "): UInt8(ascii: "\n")
      case UInt8(ascii: "_"): UInt8(ascii: " ")
      default: byte
      }
    }
    self.init(
      names: names + [UInt8(ascii: "\n")], firstWeekday: .monday, weekend: [.saturday, .sunday])
  }
}
