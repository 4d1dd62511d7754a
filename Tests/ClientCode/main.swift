import DayKit

do throws(DayError) {
  print(try Day(2025, 8, 29).adding(.months(1)))
  _ = try Day(2025, 2, 30)
} catch {
  print(error)
}

var checks = Checks()
try Spellings.check(&checks)
try FoundationSpellings.check(&checks)
for fault in checks.faults { print(fault) }
