import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message } from '@grognard/umpire'
import type { ShotId } from '../../book/tables/fire.ts'
import { seat, ship, shotId } from '../../model/fields.ts'
import { joinList, joinWithAnd } from '../../model/measures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'
import { mayFire } from './shot.ts'

/** What a ship has in its guns this turn; null when it is not on the board. */
const loaded = { ship, shot: field.orNothing(shotId) }

export const commandEvents = {
  /** `seenBy` is set in what a seat is told: the shot of the others is unknown to it again. */
  turnBegun: event(
    { turn: field.number, seenBy: field.orNothing(seat) },
    {
      apply(state, e) {
        state.turn = e.turn
        state.shotsRevealed = false
        const { seenBy } = e
        for (const ship of state.ships) {
          beginTurnOf(ship)
          ship.shot = seenBy === null || ship.seat === seenBy ? null : 'unknown'
        }
        for (const player of state.players) player.hasProposed = false
      },
      describe: ({ turn }) => ({ key: 'lob.event.turnBegun', values: { turn } }),
      redact: (e, seat) => ({ ...e, seenBy: seat }),
    },
  ),

  /** `total` is the die with the seat's modifiers. */
  initiativeRolled: event(
    { seat, die: field.number, total: field.number },
    {
      apply() {},
      describe: ({ seat, die, total }) => ({
        key: 'lob.event.initiativeRolled',
        values: { seat: { key: `seat.${seat}` }, die, total },
      }),
    },
  ),

  /** These roll again. */
  initiativeTied: event(
    { seats: field.list(seat), total: field.number },
    {
      rule: 'LOB-052',
      apply() {},
      describe: ({ seats, total }) => ({
        key: 'lob.event.initiativeTied',
        values: { seats: joinWithAnd(seats.map(seat => ({ key: `seat.${seat}` }))), total },
      }),
    },
  ),

  initiativeSet: event(
    { order: field.list(seat) },
    {
      rule: 'LOB-050',
      apply(state, e) {
        state.initiative = e.order.slice()
      },
      describe: ({ order }) => ({
        key: 'lob.event.initiativeSet',
        values: { seat: { key: `seat.${order[0] ?? ''}` } },
      }),
    },
  ),

  shotChosen: event(
    { seat, ship, shot: shotId },
    {
      apply(state, e) {
        shipOf(state, e.ship).shot = e.shot
      },
      describe: ({ ship, shot }, before) => ({
        key: 'lob.event.shotChosen',
        values: { ship: shipOf(before, ship).name, shot: { key: `lob.shot.${shot}` } },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  shotsRevealed: event(
    { shots: field.list(field.record(loaded)) },
    {
      rule: 'LOB-055',
      apply(state, e) {
        state.shotsRevealed = true
        for (const row of e.shots) shipOf(state, row.ship).shot = row.shot
      },
      describe: ({ shots }, before) => shotsSeen(before, shots),
    },
  ),
}

export type Loaded = FieldsOf<typeof loaded>
export type CommandEvent = EventsOf<typeof commandEvents>

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

/** [LOB-055] What each ship that may fire has loaded; nothing is told where none may. */
function shotsSeen(before: State, shots: readonly Loaded[]): Message<Key> | null {
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

function countedByShot(seen: readonly SeenShot[]): Message<Key>[] {
  const byShot = [...Map.groupBy(seen, ({ shot }) => shot)]
  return byShot
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([shot, ships]): Message<Key>[] => {
      if (ships.length <= FEW) return ships.map(named)
      const values = { count: ships.length, shot: { key: `lob.shot.${shot}` } }
      return [{ key: 'lob.event.shipsLoaded', values }]
    })
}

function named({ ship, shot }: SeenShot): Message<Key> {
  return { key: 'lob.event.shipLoaded', values: { ship, shot: { key: `lob.shot.${shot}` } } }
}
