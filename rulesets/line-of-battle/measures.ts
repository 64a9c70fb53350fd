/** A length in thousandths as inches for a message, to two places. */
export function inInches(length: number): number {
  return Math.round(length / 10) / 100
}

/** An angle in hundredths as whole degrees for a message. */
export function inDegrees(angle: number): number {
  return Math.round(angle / 100)
}
