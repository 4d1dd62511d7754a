package import DayKit

extension PlainArray: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension PlainArray: Equatable where Element: Equatable {
  package static func == (left: PlainArray, right: PlainArray) -> Bool {
    left.elementsEqual(right)
  }
}
