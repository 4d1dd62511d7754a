/// The context of an error about bad data that reading throws.
func dataCorruption(_ read: () throws -> some Any) throws -> DecodingError.Context? {
  do {
    _ = try read()
    return nil
  } catch DecodingError.dataCorrupted(let context) {
    return context
  }
}

/// The context of an error about a bad value that writing throws.
func invalidValue(_ write: () throws -> some Any) throws -> EncodingError.Context? {
  do {
    _ = try write()
    return nil
  } catch EncodingError.invalidValue(_, let context) {
    return context
  }
}
