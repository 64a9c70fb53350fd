/**
 * The lines of ships among hulls, as lists of their places from the first ship to the last.
 * `follows(i, j)` tells whether hull j follows hull i. Every hull is in a chain, be it alone; where
 * ways part or join, each hull is in the longest of its chains, of equals the lowest places.
 */
export function chainsOf<H>(
  hulls: readonly H[],
  follows: (leader: number, follower: number) => boolean,
): number[][] {
  const places = hulls.map((_, place) => place)
  const behind = places.map(i => places.filter(j => i !== j && follows(i, j)))
  const ahead = places.map(j => places.filter(i => behind[i]?.includes(j)))
  const astern = longestRuns(behind)
  const before = longestRuns(ahead)
  const chains = places.map(place => joined(before(place), astern(place)))
  return withoutParts(chains)
}

/** From each place the longest way along the links; a ring is cut where it would close. */
function longestRuns(links: readonly (readonly number[])[]): (place: number) => number[] {
  const known = new Map<number, number[]>()
  const run = (place: number): number[] => {
    const found = known.get(place)
    if (found) return found
    known.set(place, [])
    let longest: number[] = []
    for (const next of links[place] ?? []) {
      const further = run(next)
      if (further.length > longest.length) longest = further
    }
    const way = [place, ...longest]
    known.set(place, way)
    return way
  }
  return run
}

/** Two runs from one hull, one towards the head and one towards the tail; in a ring they may meet. */
function joined(before: readonly number[], astern: readonly number[]): number[] {
  const rest = astern.slice(1)
  const meeting = rest.findIndex(place => before.includes(place))
  return [...before.toReversed(), ...(meeting < 0 ? rest : rest.slice(0, meeting))]
}

function withoutParts(chains: readonly number[][]): number[][] {
  const kept: number[][] = []
  for (const chain of chains.toSorted((one, other) => other.length - one.length)) {
    if (!kept.some(longer => chain.every(place => longer.includes(place)))) kept.push(chain)
  }
  return kept.toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0))
}
