import { commanders, field, shapesOfOptions } from '@grognard/umpire'
import type { Playable, ShapeOf, ShapesOf } from '@grognard/umpire'
import { firstError, ofEach, unlessFits, unlessWithin } from '@grognard/umpire/state-checks.ts'
import { options } from '../book/options.ts'
import { theatreIds, years } from '../book/tables/fleets.ts'
import { usualTurns } from '../book/tables/scenarios.ts'
import { layouts } from '../book/tables/layouts.ts'
import { cards, nationIds, unitTypes, weapons } from '../book/tables/cards.ts'
import { ability, along, count, distance, heading, turn, weapon } from './fields.ts'
import { aircraftStatuses, bases, edges, lights, unitStatuses, victories } from './state.ts'
import type {
  Aircraft,
  AttackMade,
  Cloud,
  Enlisted,
  Island,
  Objective,
  Player,
  Running,
  ScenarioRules,
  SeaUnit,
  Spotted,
  State,
  UnitCard,
} from './state.ts'

const seat = field.refersTo('seat')
const no = field.usually(false, field.yesNo)
const dice = field.usually([], field.list(field.integer(0, 40), { most: 6 }))

const rosterCard = field.one(cards.map(({ id }) => id))

/** A card with what the scenario changes. */
export const card: ShapeOf<UnitCard> = field.record({
  id: field.text(120),
  card: rosterCard,
  name: field.text(120),
  nation: field.one(nationIds),
  type: field.one(unitTypes),
  points: count,
  year: field.integer(1900, 2000),
  speed: field.integer(0, 6),
  flagship: field.integer(0, 6),
  planes: field.integer(0, 20),
  dice: field.record({
    main: dice,
    secondary: dice,
    tertiary: dice,
    torpedo: dice,
    antiair: dice,
    asw: dice,
    bomb: dice,
    strafe: dice,
  }),
  armor: field.integer(0, 40),
  vital: field.integer(1, 40),
  hull: field.integer(1, 20),
  length: field.length(20, 5000),
  beam: field.length(10, 1000),
  abilities: field.usually([], field.list(ability, { isDistinct: true })),
  enters: field.usually(1, turn),
  isConvoy: no,
})

const place = { x: along, y: along }
const polygon = field.list(along, { fewest: 6, most: 200, isEven: true })

const island: ShapeOf<Island> = field.record({
  name: field.usually('', field.text(120)),
  land: polygon,
  water: polygon,
})

const rules: ShapeOf<ScenarioRules> = field.record({
  width: field.length(1000, 100_000),
  height: field.length(1000, 100_000),
  turnLimit: field.usually(usualTurns, field.integer(1, 1000)),
  victory: field.usually('points', field.one(victories)),
  light: field.usually('day', field.one(lights)),
  hasWeather: no,
  airbases: field.usually({ allies: 0, axis: 0 }, field.record({ allies: count, axis: count })),
  exits: field.usually([], field.list(field.record({ seat, edge: field.one(edges) }))),
  fleetPoints: field.usually(0, count),
  latestYear: field.usually(years.to, field.integer(1900, 2000)),
  theatre: field.usually('any', field.one(['any', ...theatreIds])),
  hasUniqueShips: no,
  layout: field.usually(0, field.integer(0, layouts.length)),
  objectiveValue: field.usually(0, count),
  target: field.usually(0, count),
  markers: field.usually([], field.list(field.record({ id: field.text(120), ...place }))),
})

/** A card of a fleet that is built. */
export const enlisted: ShapeOf<Enlisted> = field.record({
  card: rosterCard,
  base: field.usually('carrier', field.one(bases)),
})

const player: ShapeOf<Player> = field.record({
  seat: field.nameOf('seat'),
  bonus: field.usually(0, count),
  tally: field.usually(0, count),
  home: field.usually(null, field.orNothing(field.one(edges))),
  enlisted: field.usually(
    null,
    field.either(field.nothing, field.either(field.one(['hidden']), field.list(enlisted))),
  ),
})

const unitRow: ShapeOf<SeaUnit> = field.record({
  id: field.nameOf('unit'),
  index: field.integer(0, 399),
  seat,
  status: field.usually('afloat', field.one(unitStatuses)),
  ...place,
  heading,
  hull: field.integer(0, 20),
  speedChange: field.usually(0, field.integer(-3, 3)),
  hasSailed: no,
  pointsSailed: field.usually(0, field.integer(0, 20)),
  hasPivoted: no,
  wake: field.usually([], field.list(along, { isEven: true, most: 100 })),
  hasMoved: no,
  isStunned: no,
  used: field.usually([], field.list(weapon)),
  isSmoking: no,
  lost: field.usually(0, count),
  isDoomed: no,
  wasAttacked: no,
  spent: field.usually([], field.list(ability)),
  spentThisTurn: field.usually([], field.list(ability)),
})

const aircraftRow: ShapeOf<Aircraft> = field.record({
  id: field.nameOf('aircraft'),
  index: field.integer(0, 399),
  seat,
  status: field.usually('ready', field.one(aircraftStatuses)),
  home: field.refersTo('unit', 'ashore'),
  rearming: field.usually(0, field.integer(0, 20)),
  x: field.usually(0, along),
  y: field.usually(0, along),
  isStrafing: no,
  armorBonus: field.usually(0, field.integer(0, 10)),
  hasFired: no,
  hasAttacked: no,
  hasPatrolled: no,
  hasSearched: no,
  isPressing: no,
  lent: field.usually([], field.list(ability)),
  isDoomed: no,
  spent: field.usually([], field.list(ability)),
})

const cloud: ShapeOf<Cloud> = field.record({
  kind: field.one(['fog', 'smoke', 'squall']),
  ...place,
  radius: distance,
  until: field.usually(0, turn),
})

const objective: ShapeOf<Objective> = field.record({
  ...place,
  owner: field.usually(null, field.orNothing(seat)),
})

const attack: ShapeOf<AttackMade> = field.record({
  unit: field.text(120),
  weapon: field.one(weapons),
  target: field.text(120),
})

const spotted: ShapeOf<Spotted> = field.record({
  seat,
  unit: field.refersTo('unit'),
  by: field.one(['pinpointer', 'shadowing']),
  aircraft: field.refersTo('aircraft'),
})

const running: ShapeOf<Running> = field.record({
  unit: field.text(120),
  target: field.refersTo('unit'),
})

/** Every field of a state, with what stands for it where it is left out. */
export const stateShape: ShapesOf<Omit<State, keyof Playable>> = {
  scenario: field.usually('', field.text(400)),
  title: field.usually('', field.text(400)),
  about: field.usually('', field.text(400)),
  options: shapesOfOptions(options),
  rules,
  cards: field.usually([], field.list(card, { most: 400 })),
  islands: field.usually([], field.list(island)),
  turn: field.usually(0, turn),
  light: field.usually('day', field.one(['day', 'night'])),
  players: field.list(player, { fewest: 2, most: 2 }),
  commanders,
  order: field.list(seat, { fewest: 2, most: 2, isDistinct: true }),
  units: field.usually([], field.list(unitRow, { most: 400 })),
  aircraft: field.usually([], field.list(aircraftRow, { most: 400 })),
  clouds: field.usually([], field.list(cloud)),
  objectives: field.usually([], field.list(objective)),
  detected: field.usually([], field.list(field.record({ seat, unit: field.refersTo('unit') }))),
  attacks: field.usually([], field.list(attack)),
  spotted: field.usually([], field.list(spotted)),
  running: field.usually(null, field.orNothing(running)),
}

const units = ({ units: all }: State) => all
const aircraft = ({ aircraft: all }: State) => all

/** What else must hold of a state whose fields are in shape. */
export const errorInState = firstError<State>([
  ofEach('units', units, ({ id, index }, at, { cards }) =>
    unlessFits(cards[index]?.id === id, `${at}.index`, 'cards', id),
  ),
  ofEach('aircraft', aircraft, ({ id, index }, at, { cards }) =>
    unlessFits(cards[index]?.id === id, `${at}.index`, 'cards', id),
  ),
  ofEach('units', units, ({ hull, index }, at, { cards }) =>
    unlessWithin(hull, 0, cards[index]?.hull ?? 0, `${at}.hull`),
  ),
])
