import DayKit
import DayKitFoundation
import Foundation

if let day = Day(exactly: Date(timeIntervalSince1970: 0), in: .gmt) { print(day) }
