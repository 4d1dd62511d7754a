// Prints Sources/DayLocales/LocaleTable+Text.swift; Tests/locales puts it there.

let maker = LocaleTableMaker()
let locales = maker.localeRows()
print(
  """
  // Written by `make locales` from what the toolchain's Foundation knows of CLDR; not for editing.
  // swift-format-ignore-file

  extension LocaleTable {
    static var localeText: StaticString {
  \(literal(of: locales.rows, perLine: 1))
    }

    static var weekText: StaticString {
  \(literal(of: maker.weekRows(), perLine: 12))
    }

    static var scriptText: StaticString {
  \(literal(of: maker.scriptRows(), perLine: 8))
    }

    static var nameText: StaticString {
  \(literal(of: locales.lists, perLine: 1))
    }
  }
  """)
