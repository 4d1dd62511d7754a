#if !hasFeature(Embedded)
extension Weekday: Codable {}
#endif
