import { field, joinNames } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message } from '@grognard/umpire'
import { along, heading, quarterHeading, run, ship } from '../../model/fields.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { aboutShip, findShip, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

const sailed = {
  ship,
  /** As ordered; contact or an edge may have ended it sooner. */
  legs: field.list(field.record({ advance: run, turn: field.number })),
  /** The pose at the end of each leg sailed; the last is where the ship lies. */
  poses: field.list(field.record({ x: along, y: along, heading })),
  /** In all of this turn, the move after a rescue included. */
  travelled: run,
  speed: run,
  isWeighed: field.yesNo,
  isAnchored: field.yesNo,
  met: field.orNothing(ship),
  isFlight: field.yesNo,
}

export const movementEvents = {
  /** A whole move: where it ended, how long it was, what it touched. Lengths in 1/1000 in. */
  sailed: event(sailed, {
    apply(state, e) {
      sail(shipOf(state, e.ship), e)
    },
    describe: sailedMessage,
  }),

  /** `hull` is what is left of it. */
  ranAground: event(
    { ship, damage: field.number, hull: field.number, turn: field.number },
    {
      rule: 'LOB-093',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.hull = e.hull
        ship.agroundSince = e.turn
      },
      describe: (e, before) => ({
        key: 'lob.event.ranAground',
        values: { ship: nameOf(before, e.ship), damage: e.damage, left: e.hull },
      }),
    },
  ),

  /** The last of its hull went on the rocks. */
  wrecked: event(
    { ship },
    {
      rule: 'LOB-152',
      apply(state, e) {
        shipOf(state, e.ship).status = 'sunk'
      },
      describe: aboutShip('lob.event.wrecked'),
    },
  ),

  /** `edge` is the heading of the edge it crossed. */
  leftBoard: event(
    { ship, edge: quarterHeading, byMorale: field.yesNo },
    {
      rule: 'LOB-127',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.status = 'fled'
        ship.left = { edge: e.edge, byMorale: e.byMorale }
      },
      describe: (e, before) => ({
        key: e.byMorale ? 'lob.event.fledBoard' : 'lob.event.leftBoard',
        values: { ship: nameOf(before, e.ship), edge: { key: `lob.edge.${e.edge}` } },
      }),
    },
  ),

  reachedHarbour: event(
    { ship, edge: quarterHeading, byMorale: field.yesNo },
    {
      rule: 'LOB-221',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.status = 'inHarbour'
        ship.left = { edge: e.edge, byMorale: e.byMorale }
      },
      describe: aboutShip('lob.event.reachedHarbour'),
    },
  ),

  stayed: event(
    { ship },
    {
      apply() {},
      describe: aboutShip('lob.event.stayed'),
    },
  ),

  /** Movement phases that each ship without a rudder has still to go straight. */
  ruddersCounted: event(
    { ships: field.list(field.record({ ship, turns: field.number })) },
    {
      rule: 'LOB-141',
      apply(state, e) {
        for (const row of e.ships) shipOf(state, row.ship).rudderTurns = row.turns
      },
      describe: ({ ships }, before) => ({
        key: 'lob.event.ruddersCounted',
        values: { ships: joinNames(ships.map(row => shipOf(before, row.ship).name)) },
      }),
    },
  ),
}

type Sailed = FieldsOf<typeof sailed>
export type MovementEvent = EventsOf<typeof movementEvents>

const nameOf = (state: State, id: string | null) => (id && findShip(state, id)?.name) || '?'

function sailedMessage(event: Sailed, before: State): Message<Key> {
  const end = event.poses[event.poses.length - 1]
  const already = findShip(before, event.ship)?.travelled ?? 0
  const values = {
    ship: nameOf(before, event.ship),
    inches: inInches(event.travelled - already),
    degrees: inDegrees(end?.heading ?? 0),
    other: nameOf(before, event.met),
  }
  if (event.met !== null) return { key: 'lob.event.sailedInto', values }
  if (event.isFlight) return { key: 'lob.event.fled', values }
  if (event.isAnchored) return { key: 'lob.event.sailedAndAnchored', values }
  return { key: event.isWeighed ? 'lob.event.weighedAndSailed' : 'lob.event.sailed', values }
}

function moveTo(ship: Ship, pose: { x: number; y: number; heading: number }): void {
  ship.x = pose.x
  ship.y = pose.y
  ship.heading = pose.heading
}

function sail(ship: Ship, event: Sailed): void {
  const end = event.poses[event.poses.length - 1]
  if (end) moveTo(ship, end)
  ship.hasMoved = true
  ship.travelled = event.travelled
  ship.speed = event.speed
  ship.isAnchored = event.isAnchored
  if (event.isWeighed || event.isAnchored) ship.isAnchorUsed = true
}
