import { otherTack } from '@grognard/geometry/dots/heading.ts'
import { allows, isAllowed } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { downwind } from '../../model/board.ts'
import { heading } from '../../model/fields.ts'
import { headingName, textInTurn, theShip } from '../../model/names.ts'
import { activeShip } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import {
  cableRefusals,
  isWayOpen,
  judgeInOrder,
  rammingRefusals,
  maySail,
  sailingIn,
  underWay,
} from '../../model/under-way.ts'
import type { Sailing, UnderWay } from '../../model/under-way.ts'
import { cameAboutLast, isOnATack, lacksForesails } from '../../model/ways.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal, SolTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { cableText, leadsOf, sail } from './cable.ts'
import type { Cable } from './cable.ts'

type Tack = Of<Order, 'comeAbout' | 'wear'>

/** A ship about to change its tack. */
interface Tacking extends UnderWay {
  heading: number
}

type FromRule = 'SOL-030' | 'SOL-035'

/** Where both manoeuvres begin. */
function beginsOnATack(rule: FromRule): SolRefusal<Sailing> {
  return stop(rule, 'sol.refuse.tackFrom', ({ state, ship }) => !isOnATack(state, ship), theShip)
}

/** [SOL-007] [SOL-030] [SOL-035] Where both manoeuvres begin and end. */
function tackRefusals(rule: FromRule): SolRefusal<Tacking>[] {
  return [
    beginsOnATack(rule),
    refuse(
      rule,
      'sol.refuse.tackTo',
      ({ state, ship, heading }) => !otherTack(ship.heading, state.windFrom).includes(heading),
      ({ state, ship }) => {
        const [one, other] = otherTack(ship.heading, state.windFrom)
        return { one: headingName(one), other: headingName(other) }
      },
    ),
    ...cableRefusals,
  ]
}

const wearTables = [tackRefusals('SOL-035'), rammingRefusals]
const wearRefusals = wearTables.flat()

/** What coming about asks of the ship. */
const aboutRefusals: readonly SolRefusal<Sailing>[] = [
  refuse(
    'SOL-032',
    'sol.refuse.noForesails',
    ({ ship, turn }) => lacksForesails(ship, turn),
    theShip,
  ),
  refuse(
    'SOL-033',
    'sol.refuse.twiceAbout',
    ({ ship, turn }) => cameAboutLast(ship, turn),
    theShip,
  ),
]

/** What search asks first, wherever either leads. */
const mayComeAbout = allows([beginsOnATack('SOL-030'), ...aboutRefusals])
const mayWear = allows([beginsOnATack('SOL-035')])

/** [SOL-040] Onto a ship they are collisions, as a move is; boarding is none of their ways. */
const comeAboutTables = [[...tackRefusals('SOL-030'), ...aboutRefusals], rammingRefusals]
const comeAboutRefusals = comeAboutTables.flat()

export const tackShape = { heading }

/** What both manoeuvres have alike. */
const tack = {
  shape: tackShape,
  execute(table: SolTable, _seat: Seat, order: Tack): void {
    sail(table, activeShip(table.state), cableOf(table.state, order))
  },
  tool: {
    tool: 'list' as const,
    piece: (_order: Tack, state: State) => state.turn?.ship,
    leads: (state: State, _seat: Seat, order: Tack) =>
      state.turn ? leadsOf(state, activeShip(state), cableOf(state, order)) : [],
  },
  describe: (state: State, order: Tack) =>
    textInTurn(state, order, ship => cableText(state, ship, cableOf(state, order))),
}

/** [SOL-034] [SOL-031] A move that brings the ship a cable into the wind, on the other tack. */
export const comeAbout: SolOrderRules<'comeAbout'> = {
  ...tack,
  judge: (state, _seat, order) => judgeInOrder(comeAboutTables, tackingOf(sailingIn(state), order)),
  legalOrders: state =>
    headingsAfter(state)
      .map(heading => ({ kind: 'comeAbout' as const, heading }))
      .filter(order => isAllowed(comeAboutRefusals, tackingOf(sailingIn(state), order))),
  sample(state, _seat, dice) {
    const sailing = sailingIn(state)
    if (!mayComeAbout(sailing) || !maySail(sailing)) return undefined
    if (!isWayOpen(underWay(sailing, directionOf(state, 'comeAbout')))) return undefined
    return { kind: 'comeAbout', heading: sampleHeading(state, dice) }
  },
}

/** [SOL-039] [SOL-036] A move that costs the ship a cable downwind, to the other tack. */
export const wear: SolOrderRules<'wear'> = {
  ...tack,
  judge: (state, _seat, order) => judgeInOrder(wearTables, tackingOf(sailingIn(state), order)),
  legalOrders: state =>
    headingsAfter(state)
      .map(heading => ({ kind: 'wear' as const, heading }))
      .filter(order => isAllowed(wearRefusals, tackingOf(sailingIn(state), order))),
  sample(state, _seat, dice) {
    const sailing = sailingIn(state)
    if (!mayWear(sailing) || !maySail(sailing)) return undefined
    if (!isWayOpen(underWay(sailing, directionOf(state, 'wear')))) return undefined
    return { kind: 'wear', heading: sampleHeading(state, dice) }
  },
}

/** [SOL-031] [SOL-036] Into the wind or with it. */
function directionOf(state: State, kind: Tack['kind']): number {
  return kind === 'comeAbout' ? state.windFrom : downwind(state)
}

function cableOf(state: State, { kind, heading }: Tack): Cable {
  return { action: kind, direction: directionOf(state, kind), heading, alongside: null }
}

function tackingOf(sailing: Sailing, { kind, heading }: Tack): Tacking {
  return { ...underWay(sailing, directionOf(sailing.state, kind)), heading }
}

function headingsAfter(state: State): readonly number[] {
  return otherTack(activeShip(state).heading, state.windFrom)
}

function sampleHeading(state: State, dice: Dice): number {
  const headings = headingsAfter(state)
  const heading = headings[dice.roll(headings.length) - 1]
  if (heading === undefined) throw new Error('She lies on no tack.')
  return heading
}
