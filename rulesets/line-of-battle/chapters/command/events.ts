import type { Message, Of, Seat } from '@grognard/umpire'
import { listed, maybe, number } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import type { ShotId } from '../../book/tables/fire.ts'
import { seat, ship, shotId } from '../../model/fields.ts'
import { joinList } from '../../model/measures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'
import { mayFire } from './shot.ts'

export type CommandEvent =
  /** `seenBy` is set in what a seat is told: the shot of the others is unknown to it again. */
  | { kind: 'turnBegun'; turn: number; seenBy: Seat | null }
  /** `total` is the die with the seat's modifiers. */
  | { kind: 'initiativeRolled'; seat: Seat; die: number; total: number }
  /** These throw again. */
  | { kind: 'initiativeTied'; seats: Seat[]; total: number }
  | { kind: 'initiativeSet'; order: Seat[] }
  | { kind: 'shotChosen'; seat: Seat; ship: string; shot: ShotId }
  | { kind: 'shotsRevealed'; shots: Loaded[] }
  /** Movement phases that each ship without a rudder has still to go straight. */
  | { kind: 'ruddersCounted'; ships: { ship: string; turns: number }[] }

/** What a ship has in its guns this turn; null when it is not on the board. */
export interface Loaded {
  ship: string
  shot: ShotId | null
}

export const commandEventShapes: EventShapes<CommandEvent> = {
  turnBegun: { turn: number, seenBy: maybe(seat) },
  initiativeRolled: { seat: seat, die: number, total: number },
  initiativeTied: { seats: listed(seat), total: number },
  initiativeSet: { order: listed(seat) },
  shotChosen: { seat: seat, ship: ship, shot: shotId },
  shotsRevealed: { shots: listed({ type: 'record', fields: { ship: ship, shot: maybe(shotId) } }) },
  ruddersCounted: { ships: listed({ type: 'record', fields: { ship: ship, turns: number } }) },
}

export const commandEvolve: Evolve<CommandEvent> = {
  turnBegun(state, event) {
    state.turn = event.turn
    state.shotsRevealed = false
    const { seenBy } = event
    for (const ship of state.ships) {
      beginTurnOf(ship)
      ship.shot = seenBy === null || ship.seat === seenBy ? null : 'unknown'
    }
    for (const player of state.players) player.hasProposed = false
  },
  initiativeRolled() {},
  initiativeTied() {},
  initiativeSet(state, event) {
    state.initiative = event.order.slice()
  },
  shotChosen(state, event) {
    shipOf(state, event.ship).shot = event.shot
  },
  shotsRevealed(state, event) {
    state.shotsRevealed = true
    for (const row of event.shots) shipOf(state, row.ship).shot = row.shot
  },
  ruddersCounted(state, event) {
    for (const row of event.ships) shipOf(state, row.ship).rudderTurns = row.turns
  },
}

/** What a ship may do once a turn it may do again. */
function beginTurnOf(ship: Ship): void {
  ship.isAnchorUsed = false
  ship.hasMoved = false
  ship.hasSpun = false
  ship.travelled = 0
  ship.speed = 0
  ship.manoeuvre = 'none'
  ship.hasTransferred = false
  ship.halfCrew = null
  ship.hasFired.port = false
  ship.hasFired.starboard = false
  ship.hasCountered.port = false
  ship.hasCountered.starboard = false
  ship.isCrossingNoted = false
}

type Narrate = {
  [K in CommandEvent['kind']]: (event: Of<CommandEvent, K>, before: State) => Message | null
}

export const narrateCommand: Narrate = {
  turnBegun: ({ turn }) => ({ key: 'lob.event.turnBegun', values: { turn } }),
  initiativeRolled: ({ seat, die, total }) => ({
    key: 'lob.event.initiativeRolled',
    values: { seat: { key: `seat.${seat}` }, die, total },
  }),
  initiativeTied: ({ seats, total }) => ({
    key: 'lob.event.initiativeTied',
    values: { seats: joinList(seats.map(seat => ({ key: `seat.${seat}` }))), total },
  }),
  initiativeSet: ({ order }) => ({
    key: 'lob.event.initiativeSet',
    values: { seat: { key: `seat.${order[0] ?? ''}` } },
  }),
  shotChosen: ({ ship, shot }, before) => ({
    key: 'lob.event.shotChosen',
    values: { ship: shipOf(before, ship).name, shot: { key: `lob.shot.${shot}` } },
  }),
  shotsRevealed: ({ shots }, before) => shotsSeen(before, shots),
  ruddersCounted: ({ ships }, before) => ({
    key: 'lob.event.ruddersCounted',
    values: { ships: ships.map(row => shipOf(before, row.ship).name).join(', ') },
  }),
}

/** [LOB-055] What each ship that may fire has loaded; nothing is told where none may. */
function shotsSeen(before: State, shots: readonly Loaded[]): Message | null {
  const seen = shots.flatMap(({ ship: id, shot }) => {
    const ship = shipOf(before, id)
    return shot === null || !mayFire(before, ship) ? [] : [{ ship: ship.name, shot }]
  })
  if (seen.length === 0) return null
  const loaded = seen.length > MOST_NAMED ? countedByShot(seen) : seen.map(named)
  return { key: 'lob.event.shotsRevealed', values: { loaded: joinList(loaded) } }
}

/** Of more ships than these, those that have loaded alike are counted; a few that have not are named. */
const MOST_NAMED = 6
const FEW = 3

interface SeenShot {
  ship: string
  shot: ShotId
}

function countedByShot(seen: readonly SeenShot[]): Message[] {
  const byShot = [...Map.groupBy(seen, ({ shot }) => shot)]
  return byShot
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([shot, ships]): Message[] => {
      if (ships.length <= FEW) return ships.map(named)
      const values = { count: ships.length, shot: { key: `lob.shot.${shot}` } }
      return [{ key: 'lob.event.shipsLoaded', values }]
    })
}

function named({ ship, shot }: SeenShot): Message {
  return { key: 'lob.event.shipLoaded', values: { ship, shot: { key: `lob.shot.${shot}` } } }
}
