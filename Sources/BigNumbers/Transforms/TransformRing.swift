/// The polynomials modulo x^length − 1 over a prime, for one length.
struct TransformRing {
  let tables: TransformTables
  let length: Int

  /// 3 if the ring is first split by the cube roots of one, otherwise 1.
  let ways: Int

  /// Writes the values of the polynomial with the given limbs as coefficients.
  func evaluate(_ data: LimbPointer, _ limbs: LimbSource, _ count: Int) {
    let prime = tables.prime
    for index in 0..<count { data[index] = prime.reduce(limbs[index]) }
    (data + count).update(repeating: 0, count: length - count)
    let size = length / ways
    if ways == 3 {
      let omega = prime.factor(prime.cubeRoot)
      for index in 0..<size {
        let (x0, x1, x2) = (data[index], data[index + size], data[index + 2 * size])
        // ω² = −1 − ω makes a single product enough, of values below p.
        let turned = prime.multiply(omega, x1 &- x2 &+ prime.p)
        data[index] = x0 &+ x1 &+ x2
        data[index + size] = x0 &- x2 &+ prime.p &+ turned
        data[index + 2 * size] = x0 &- x1 &+ prime.p &+ prime.twoP &- turned
      }
    }
    for way in 0..<ways { tables.forward(data + way * size, size, block: 0, power: way) }
  }

  /// Multiplies value by value, and by 1/B.
  func multiply(_ data: LimbPointer, _ other: LimbSource) {
    let prime = tables.prime
    for index in 0..<length {
      data[index] = prime.multiply(prime.fold(data[index]), prime.fold(other[index]))
    }
  }

  /// Writes the coefficients, times `length`, of the polynomial with the given values.
  func interpolate(_ data: LimbPointer) {
    let prime = tables.prime
    let size = length / ways
    for way in 0..<ways { tables.backward(data + way * size, size, block: 0, power: way) }
    if ways == 3 {
      let omega = prime.factor(prime.cubeRoot)
      for index in 0..<size {
        let (y0, y1, y2) = (data[index], data[index + size], data[index + 2 * size])
        let turned = prime.multiply(omega, y1 &- y2 &+ prime.twoP)
        data[index] = prime.fold(prime.fold(y0 &+ y1) &+ y2)
        data[index + size] = prime.fold(
          prime.fold(y0 &- y1 &+ prime.twoP) &+ prime.twoP &- turned)
        data[index + 2 * size] = prime.fold(prime.fold(y0 &- y2 &+ prime.twoP) &+ turned)
      }
    }
  }
}
