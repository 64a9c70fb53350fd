/** A body of figures that shares losses with others. */
export interface Body {
  id: string
  figures: number
}

/**
 * [BA-Q-60] Losses shared in proportion to figures: the largest remainders get what is left over, on
 * ties the larger body, then the one named first.
 */
export function apportion(losses: number, bodies: readonly Body[]): number[] {
  const total = bodies.reduce((sum, { figures }) => sum + figures, 0)
  if (total === 0) return bodies.map(() => 0)
  const shares = bodies.map(({ figures }) => Math.floor((losses * figures) / total))
  const remainders = bodies.map(({ figures }) => (losses * figures) % total)
  const order = bodies
    .map((_, i) => i)
    .toSorted(
      (one, other) =>
        (remainders[other] ?? 0) - (remainders[one] ?? 0) ||
        (bodies[other]?.figures ?? 0) - (bodies[one]?.figures ?? 0),
    )
  const left = losses - shares.reduce((sum, share) => sum + share, 0)
  const lucky = new Set(order.slice(0, left))
  return shares.map((share, i) => (lucky.has(i) ? share + 1 : share))
}
