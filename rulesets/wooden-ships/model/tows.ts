import type { State, Tow } from './state.ts'

/** [WS-108] The ships towed behind one, the nearest first: each tows the next. */
export function towedBehind({ tows }: State, id: string): string[] {
  const behind: string[] = []
  let tower = id
  for (let tow = towBy(tows, tower); tow && !behind.includes(tow.towed); tow = towBy(tows, tower)) {
    behind.push(tow.towed)
    tower = tow.towed
  }
  return behind
}

const towBy = (tows: readonly Tow[], tower: string) => tows.find(tow => tow.tower === tower)

/** [WS-108] The ships that tow one, the nearest first. */
export function towingAhead({ tows }: State, id: string): string[] {
  const ahead: string[] = []
  let towed = id
  for (let tow = towOf(tows, towed); tow && !ahead.includes(tow.tower); tow = towOf(tows, towed)) {
    ahead.push(tow.tower)
    towed = tow.tower
  }
  return ahead
}

const towOf = (tows: readonly Tow[], towed: string) => tows.find(tow => tow.towed === towed)

/** [WS-108] Whoever tows moves before whom she tows. */
export function towsInOrder(state: State): readonly Tow[] {
  const { tows } = state
  if (tows.length < 2) return tows
  return tows.toSorted(
    (one, other) => towingAhead(state, one.towed).length - towingAhead(state, other.towed).length,
  )
}
