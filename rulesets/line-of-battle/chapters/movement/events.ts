import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message } from '@grognard/umpire'
import { along, heading, quarterHeading, run, seat, ship } from '../../model/fields.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { dieFell, openTest } from '../../model/rolled-test.ts'
import { aboutShip, findShip, shipOf } from '../../model/ships.ts'
import { landing } from '../../model/state-shape.ts'
import type { Landing, Ship, State } from '../../model/state.ts'
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

  crewTransferred: event(
    {
      from: ship,
      to: ship,
      turn: field.number,
      declared: field.number,
      /** Null where no test was asked for. */
      die: field.orNothing(field.number),
      arrived: field.number,
      lost: field.number,
      /** Crews afterwards. */
      fromCrew: field.number,
      toCrew: field.number,
    },
    {
      rule: 'LOB-085',
      apply(state, e) {
        const { from, to, turn } = e
        const giver = shipOf(state, from)
        const receiver = shipOf(state, to)
        giver.crew = e.fromCrew
        receiver.crew = e.toCrew
        giver.hasTransferred = true
        receiver.hasTransferred = true
        state.transfers = state.transfers.filter(row => row.turn === turn)
        state.transfers.push({ from, to, turn })
      },
      describe: (e, before) => ({
        key: e.die === null ? 'lob.event.crewPassed' : 'lob.event.crewTested',
        values: {
          ship: nameOf(before, e.from),
          to: nameOf(before, e.to),
          declared: e.declared,
          arrived: e.arrived,
          lost: e.lost,
          die: e.die ?? 0,
        },
      }),
    },
  ),

  partyLanded: event(
    { landing },
    {
      rule: 'LOB-118',
      apply(state, e) {
        state.landings.push(copyOf(e.landing))
        shipOf(state, e.landing.ship).hasMoved = true
      },
      describe: ({ landing }, before) => ({
        key: 'lob.event.partyLanded',
        values: {
          ship: nameOf(before, landing.ship),
          objective: { key: `lob.objective.${objectiveName(before, landing.objective)}` },
          turn: landing.dueIn,
        },
      }),
    },
  ),

  /** `place` is the landing's in the state's list. */
  landingEnded: event(
    {
      place: field.number,
      ship,
      outcome: field.one(['succeeded', 'failed']),
      carrier: field.orNothing(ship),
    },
    {
      rule: 'LOB-119',
      apply(state, e) {
        const landing = state.landings[e.place]
        if (!landing) return
        landing.outcome = e.outcome
        landing.carrier = e.carrier
      },
      describe: (e, before) => ({
        key: `lob.event.landing.${e.outcome}`,
        values: { ship: nameOf(before, e.ship), carrier: nameOf(before, e.carrier) },
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
        values: { ships: e.ships.map(id => nameOf(before, id)).join(', ') },
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
        values: { ships: ships.map(row => shipOf(before, row.ship).name).join(', ') },
      }),
    },
  ),
}

type Sailed = FieldsOf<typeof sailed>
export type MovementEvent = EventsOf<typeof movementEvents>

const nameOf = (state: State, id: string | null) => (id && findShip(state, id)?.name) || '?'

/** What happened at sea, as a line of the log. */
function objectiveName(before: State, id: string): string {
  return before.objectives.find(row => row.id === id)?.name ?? id
}

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

function copyOf(landing: Landing): Landing {
  return { ...landing }
}
