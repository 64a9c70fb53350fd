/** The sign of `a + b * √2` for integers, exact: -1, 0 or 1. */
export function signOfSurd(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  const signA = Math.sign(a)
  const signB = Math.sign(b)
  if (signA === 0 || signA === signB) return signB
  if (signB === 0) return signA
  return a * a > 2 * b * b ? signA : signB
}
