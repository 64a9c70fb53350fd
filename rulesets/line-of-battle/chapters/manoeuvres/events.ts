import { field, joinNames } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { along, heading, seat, ship } from '../../model/fields.ts'
import { inDegrees } from '../../model/measures.ts'
import { dieFell, openTest } from '../../model/open-die.ts'
import { aboutShip, findShip, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { event } from '../../words.ts'

export const manoeuvresEvents = {
  linkBroken: event(
    { leader: ship, follower: ship, by: ship },
    {
      rule: 'LOB-112',
      apply(state, e) {
        state.brokenLinks.push({ leader: e.leader, follower: e.follower })
      },
      describe: (e, before) => ({
        key: 'lob.event.linkBroken',
        values: {
          ship: nameOf(before, e.by),
          leader: nameOf(before, e.leader),
          follower: nameOf(before, e.follower),
        },
      }),
    },
  ),

  tackDeclared: event(
    { ship },
    {
      apply(state, e) {
        openTest(state, 'tack', e.ship)
      },
      describe: aboutShip('lob.event.tackDeclared'),
    },
  ),

  tackRolled: event(
    { ship, die: field.number, bonus: field.number },
    {
      apply(state, e) {
        dieFell(state, e.die, e.bonus)
      },
      describe: (e, before) => ({
        key: 'lob.event.tackRolled',
        values: { ship: nameOf(before, e.ship), die: e.die, bonus: e.bonus },
      }),
    },
  ),

  tackJudged: event(
    { ship, isPassed: field.yesNo },
    {
      rule: 'LOB-101',
      apply(state, e) {
        shipOf(state, e.ship).manoeuvre = e.isPassed ? 'tackPassed' : 'tackFailed'
        state.test = null
      },
      describe: (e, before) => ({
        key: e.isPassed ? 'lob.event.tackPassed' : 'lob.event.tackFailed',
        values: { ship: nameOf(before, e.ship) },
      }),
    },
  ),

  anchored: event(
    { ship },
    {
      rule: 'LOB-070',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.isAnchored = true
        ship.isAnchorUsed = true
        ship.hasMoved = true
      },
      describe: aboutShip('lob.event.anchored'),
    },
  ),

  /** `met` is the ship its swing stopped at. */
  spun: event(
    { ship, heading, met: field.orNothing(ship) },
    {
      rule: 'LOB-149',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.heading = e.heading
        ship.hasSpun = true
      },
      describe: (e, before) => ({
        key: e.met === null ? 'lob.event.spun' : 'lob.event.spunAgainst',
        values: {
          ship: nameOf(before, e.ship),
          degrees: inDegrees(e.heading),
          other: nameOf(before, e.met),
        },
      }),
    },
  ),

  /** The pose is where it lies afterwards. */
  refloatTried: event(
    {
      ship,
      turn: field.number,
      die: field.number,
      isFree: field.yesNo,
      x: along,
      y: along,
      heading,
    },
    {
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.refloatTriedIn = e.turn
        if (!e.isFree) return
        moveTo(ship, e)
        ship.agroundSince = null
        ship.hasMoved = true
      },
      describe: (e, before) => ({
        key: e.isFree ? 'lob.event.refloated' : 'lob.event.stayedAground',
        values: { ship: nameOf(before, e.ship), die: e.die },
      }),
    },
  ),

  lineFormed: event(
    { seat, ships: field.list(ship) },
    {
      rule: 'LOB-103',
      apply() {},
      describe: (e, before) => ({
        key: 'lob.event.lineFormed',
        values: { ships: joinNames(e.ships.map(id => nameOf(before, id))) },
      }),
    },
  ),

  /** All ships that stand in a line of battle now. */
  linesSeen: event(
    { ships: field.list(ship) },
    {
      rule: 'LOB-103',
      apply(state, e) {
        for (const ship of state.ships) ship.wasInLine = e.ships.includes(ship.id)
      },
      describe: e => ({ key: 'lob.event.linesSeen', values: { ships: e.ships.length } }),
    },
  ),
}

export type ManoeuvresEvent = EventsOf<typeof manoeuvresEvents>

const nameOf = (state: State, id: string | null) => (id && findShip(state, id)?.name) || '?'

function moveTo(ship: Ship, pose: { x: number; y: number; heading: number }): void {
  ship.x = pose.x
  ship.y = pose.y
  ship.heading = pose.heading
}
