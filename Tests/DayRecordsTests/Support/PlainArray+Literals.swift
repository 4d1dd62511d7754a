@testable import DayRecords

extension PlainArray: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { append(element) }
  }
}

extension PlainArray: Equatable where Element: Equatable {
  static func == (left: PlainArray, right: PlainArray) -> Bool {
    left.elementsEqual(right)
  }
}
