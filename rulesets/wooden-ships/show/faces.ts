import type { Faces, Message } from '@grognard/umpire'
import { colleaguesOf } from '../model/command.ts'
import type { Player, ShipCard, State } from '../model/state.ts'

/** Sides by what is known of them: the ship of a duel, else the nation or the nations of a fleet; of several commanders each by the flagship. */
export function faces({ cards, players, ships }: State): Faces {
  const fleets = [0, 1].map(
    fleet =>
      faceOf(cards.filter(card => card.fleet === fleet)) ??
      nationOf(players.find(player => player.fleet === fleet)),
  )
  const hasTwins = fleets[0]?.key !== 'ws.show.name' && fleets[0]?.key === fleets[1]?.key
  if (hasTwins) return {}
  const known = players.flatMap(player => {
    const face = fleets[player.fleet]
    if (!face) return []
    const isAlone = players.filter(({ fleet }) => fleet === player.fleet).length === 1
    return [
      [
        `seat.${player.seat}`,
        isAlone ? face : faceAmong(face, player, { cards, players, ships }),
      ] as const,
    ]
  })
  return Object.fromEntries(known)
}

/** [WS-S-7] Before the fleets are there. */
function nationOf(player: Player | undefined): Message | null {
  return player ? { key: `ws.face.${player.nation}` } : null
}

type Commanded = Pick<State, 'cards' | 'players' | 'ships'>

/** By his flagship or the first of his ships; before the fleets are there by his place in his own. */
function faceAmong(fleet: Message, player: Player, { cards, players, ships }: Commanded): Message {
  const flag = player.flagship ?? ships.find(({ seat }) => seat === player.seat)?.id
  const ship = cards.find(({ id }) => id === flag)?.name
  if (ship !== undefined) return { key: 'ws.face.commander', values: { fleet, ship } }
  const number = colleaguesOf({ players }, player.seat).indexOf(player.seat) + 1
  return number === 1 ? fleet : { key: 'ws.face.numbered', values: { fleet, number } }
}

/** Null for a fleet without ships. */
function faceOf(cards: readonly ShipCard[]): Message | null {
  const [first, ...others] = cards
  if (!first) return null
  if (others.length === 0) return { key: 'ws.show.name', values: { name: first.name } }
  const nations = new Set(cards.map(({ nation }) => nation))
  return { key: nations.size > 1 ? 'ws.face.combined' : `ws.face.${first.nation}` }
}
