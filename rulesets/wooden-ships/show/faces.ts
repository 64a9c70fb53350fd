import type { Faces, Message } from '@grognard/umpire'
import type { ShipCard, State } from '../model/state.ts'

/** Sides by what is known of them: the ship of a duel, else the nation or the nations of a fleet. */
export function faces({ cards, players }: State): Faces {
  const fleets = [0, 1].map(fleet => faceOf(cards.filter(card => card.fleet === fleet)))
  const known = players.flatMap(({ seat, fleet }) => {
    const face = fleets[fleet]
    return face ? [[`seat.${seat}`, face] as const] : []
  })
  const hasTwins = fleets[0]?.key !== 'ws.show.name' && fleets[0]?.key === fleets[1]?.key
  return hasTwins ? {} : Object.fromEntries(known)
}

/** Null for a fleet without ships. */
function faceOf(cards: readonly ShipCard[]): Message | null {
  const [first, ...others] = cards
  if (!first) return null
  if (others.length === 0) return { key: 'ws.show.name', values: { name: first.name } }
  const nations = new Set(cards.map(({ nation }) => nation))
  return { key: nations.size > 1 ? 'ws.face.combined' : `ws.face.${first.nation}` }
}
