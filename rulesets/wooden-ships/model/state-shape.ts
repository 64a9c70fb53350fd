import { field, shapesOfOptions } from '@grognard/umpire'
import type { Playable, ShapeOf, ShapesOf } from '@grognard/umpire'
import { options } from '../book/options.ts'
import { ammunitionIds } from '../book/tables/ships.ts'
import { aim, along, heading, quality, sails, ship, side, squares, status, turn } from './fields.ts'
import { card, enlisted, fleet, groundHex, nation, rules, sheet, wind } from './setting-shape.ts'
import { anchorNotes, anchors, partyKinds } from './state.ts'
import type {
  Bond,
  Command,
  Fire,
  FireResult,
  GrappleTried,
  LossChoice,
  Melee,
  Party,
  Player,
  Prize,
  Ship,
  Side,
  Signal,
  State,
  Tow,
} from './state.ts'

const seat = field.refersTo('seat')
const no = field.usually(false, field.yesNo)
const none = field.usually(0, squares)

const player: ShapeOf<Player> = field.record({
  seat: field.nameOf('seat'),
  fleet,
  nation,
  flagship: field.usually(null, field.orNothing(ship)),
  leader: none,
  isLeaderless: no,
  enlisted: field.usually(
    null,
    field.either(field.nothing, field.either(field.one(['hidden']), field.list(enlisted))),
  ),
  hasSealed: no,
  graceAt: field.usually('', field.text(40)),
  lateAt: field.usually('', field.text(40)),
})

/** A value for each side of a ship. */
function bySide<Value>(of: ShapeOf<Value>): ShapeOf<Record<Side, Value>> {
  return field.record({ port: of, starboard: of })
}

const party: ShapeOf<Party> = field.record({
  kind: field.one(partyKinds),
  since: turn,
  sentIn: field.usually(0, turn),
  target: field.usually(null, field.orNothing(ship)),
  isShown: no,
})

const prize: ShapeOf<Prize> = field.record({ crew: squares, quality, from: ship, owner: seat })

const repairs = field.record({ hull: none, guns: none, rigging: none })
const quarters = field.list(squares, { fewest: 4, most: 4 })
const written = field.text(40)

/** Turns are counted from -1, before the first. */
const clock = field.integer(-1, 10_000)

const shipRow: ShapeOf<Ship> = field.record({
  id: field.nameOf('ship'),
  index: field.integer(0, 199),
  seat,
  status: field.usually('afloat', status),
  lostIn: field.usually(0, turn),
  actsAgainIn: field.usually(0, turn),
  q: along,
  r: along,
  heading,
  sails: field.usually('battle', sails),
  quality,
  turning: field.integer(0, 3),
  hull: squares,
  crew: field.list(squares, { fewest: 3, most: 3 }),
  guns: quarters,
  carronades: quarters,
  rigging: field.list(squares, { fewest: 1, most: 4 }),
  load: field.usually(
    { port: 'round', starboard: 'round' },
    bySide(field.orNothing(field.one([...ammunitionIds, 'unknown']))),
  ),
  duty: field.usually('none', field.one(['none', 'loading', 'repairing', 'resting'])),
  hasSetSails: no,
  doubling: field.usually('none', field.either(side, field.one(['none']))),
  isFresh: field.usually({ port: true, starboard: true }, bySide(field.yesNo)),
  hasFired: field.usually({ port: false, starboard: false }, bySide(field.yesNo)),
  speed: field.usually(0, field.integer(0, 100)),
  isTurnOpen: no,
  wasIdle: no,
  stillTurns: field.usually(0, turn),
  driftClock: field.usually(-1, clock),
  driftedTurns: field.usually(0, turn),
  hasMoved: no,
  hasGotUnderWay: no,
  runningFor: field.usually(0, turn),
  hasHacked: no,
  isFullSailBarred: no,
  plot: field.usually(null, field.orNothing(written)),
  lastPlot: field.usually('', written),
  made: field.usually('', written),
  hasStopped: no,
  startHeading: field.usually(1, heading),
  slowedBy: none,
  trail: field.usually([], field.list(along, { isEven: true, most: 200 })),
  pledge: field.usually('none', field.one(['none', 'L', 'R'])),
  hanging: field.usually({ port: 0, starboard: 0 }, bySide(field.integer(0, 4))),
  obscuredUntil: field.usually({ port: 0, starboard: 0 }, bySide(turn)),
  burnsUntil: field.usually(0, turn),
  fireNumber: field.usually(0, field.integer(0, 6)),
  isSectionTied: no,
  parties: field.usually(
    [null, null, null],
    field.list(field.orNothing(party), { fewest: 3, most: 3 }),
  ),
  isReady: no,
  offersTruce: no,
  anchor: field.usually('none', field.one(anchors)),
  anchorNote: field.usually('none', field.one(anchorNotes)),
  weighing: field.usually(0, field.integer(0, 2)),
  isCableCut: no,
  hasWarped: no,
  aground: field.usually(0, field.integer(0, 6)),
  afloatAt: field.usually(null, field.orNothing(field.record({ q: along, r: along, heading }))),
  doom: field.usually('none', field.one(['none', 'sinking', 'exploding'])),
  prize: field.usually(null, field.orNothing(prize)),
  repairs: field.usually({ hull: 0, guns: 0, rigging: 0 }, repairs),
  lastBold: field.usually(-10, field.integer(-10, 10_000)),
  engagedIn: field.usually(-10, field.integer(-10, 10_000)),
  lostLeaders: field.usually([], field.list(field.integer(0, 99), { isDistinct: true })),
})

const bond: ShapeOf<Bond> = field.record({
  one: ship,
  other: ship,
  isFouled: field.yesNo,
  grapples: squares,
  unfoulTried: field.usually([], field.list(ship)),
  ungrappleTried: field.usually([], field.list(ship)),
})

const grappleTried: ShapeOf<GrappleTried> = field.record({ ship, target: ship })

const tow: ShapeOf<Tow> = field.record({ tower: ship, towed: ship, q: along, r: along })

export const signal: ShapeOf<Signal> = field.record({
  seat: field.seat,
  from: ship,
  to: ship,
  text: field.text(120),
  sentIn: turn,
  passedIn: turn,
  path: field.list(ship),
  readers: field.list(ship),
  seen: field.list(field.seat),
  isRead: field.yesNo,
  hasArrived: field.yesNo,
})

const command: ShapeOf<Command> = field.record({ fleet, seat, isOwed: no })

const fire: ShapeOf<Fire> = field.record({ ship, side, target: field.orNothing(ship), aim })

const result: ShapeOf<FireResult> = field.record({
  ship,
  target: ship,
  range: field.integer(0, 10),
  rake: field.one(['none', 'bow', 'stern']),
  aim,
  hull: squares,
  guns: squares,
  crew: squares,
  rigging: squares,
  criticals: field.list(field.integer(0, 10), { most: 20 }),
  forces: field.one(['none', 'firepower', 'immobility']),
  isTaken: field.yesNo,
})

const choice: ShapeOf<LossChoice> = field.record({
  ship,
  side: field.either(side, field.one(['either'])),
  end: field.one(['bow', 'stern', 'either']),
  squares,
})

const melee: ShapeOf<Melee> = field.record({
  ship,
  attackers: field.list(ship, { fewest: 1, isDistinct: true }),
  isMutual: field.yesNo,
  rounds: field.integer(0, 3),
  turns: turn,
  isOver: field.yesNo,
})

/** Every field of a state, with what stands for it where it is left out. */
export const stateShape: ShapesOf<Omit<State, keyof Playable>> = {
  scenario: field.usually('', field.text(400)),
  title: field.usually('', field.text(400)),
  about: field.usually('', field.text(400)),
  options: shapesOfOptions(options),
  rules,
  cards: field.usually([], field.list(card, { most: 200 })),
  ground: field.usually([], field.list(groundHex)),
  sheet,
  turn: field.usually(0, turn),
  wind,
  moveStep: none,
  players: field.list(player, { fewest: 2, most: 8 }),
  ships: field.usually([], field.list(shipRow, { most: 200 })),
  bonds: field.usually([], field.list(bond)),
  grapplesTried: field.usually([], field.list(grappleTried)),
  tows: field.usually([], field.list(tow)),
  signals: field.usually([], field.list(signal)),
  commands: field.usually([], field.list(command, { most: 2 })),
  fires: field.usually([], field.list(fire)),
  results: field.usually([], field.list(result)),
  choices: field.usually([], field.list(choice)),
  melees: field.usually([], field.list(melee)),
}
