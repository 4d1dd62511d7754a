import DayKit
import Foundation

struct WithText: Codable { var day: String }
struct WithOptionalText: Codable { var day: String? }
struct WithDay: Codable { @DayString.DMY var day: Day }
struct WithOptionalDay: Codable { @DayString.DMY var day: Day? }
struct WithEpoch: Codable { @Epoch.Seconds var day: Day }
struct WithInt: Codable { var day: Int }

let count = 100_000
let texts = Data(("[" + (0..<count).map { i in
  "{\"day\":\"\(Day(daysSince1970: i % 30000).formatted(as: .dmy))\"}" }.joined(separator: ",") + "]").utf8)
let nums = Data(("[" + (0..<count).map { i in
  "{\"day\":\((i % 30000) * 86400)}" }.joined(separator: ",") + "]").utf8)

func seconds<T: Decodable>(_ t: T.Type, _ data: Data) -> Double {
  let clock = ContinuousClock()
  let d = try! clock.measure { _ = try JSONDecoder().decode([T].self, from: data) }
  return Double(d.components.attoseconds) / 1e18 + Double(d.components.seconds)
}
func median(_ x: [Double]) -> Double { x.sorted()[x.count / 2] }
if let which = CommandLine.arguments.dropFirst().first { for _ in 0..<5 { _ = which == "text" ? seconds(WithText.self, texts) : which == "day" ? seconds(WithDay.self, texts) : which == "opt" ? seconds(WithOptionalDay.self, texts) : which == "none" ? 0 : seconds(WithEpoch.self, nums) }; exit(0) }
var a: [[Double]] = [[], [], [], [], [], []]
for _ in 0..<15 {
  a[0].append(seconds(WithText.self, texts))
  a[1].append(seconds(WithDay.self, texts))
  a[2].append(seconds(WithOptionalText.self, texts))
  a[3].append(seconds(WithOptionalDay.self, texts))
  a[4].append(seconds(WithInt.self, nums))
  a[5].append(seconds(WithEpoch.self, nums))
}
print(a.map { median($0) })
for i in [1, 3, 5] { print(median(zip(a[i], a[i - 1]).map { $0 / $1 })) }
