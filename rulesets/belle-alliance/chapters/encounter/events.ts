import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message, ShapeOf, Value } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import { lastAttack } from '../../model/attacks.ts'
import type { Rate } from '../../model/clauses.ts'
import { copyUnit } from '../../model/copy-rows.ts'
import { obstructionRules, isOwnAffair } from '../../model/marching/marcher.ts'
import type { Because } from '../../model/marching/marcher.ts'
import type { Slackening } from '../../model/marching/rates.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { placeName } from '../../model/places.ts'
import { marchMove } from '../../model/staff.ts'
import type { State } from '../../model/state.ts'
import {
  along,
  edge,
  heading,
  rate,
  seat,
  staffId,
  unitId,
  unitRow,
} from '../../model/unit-shape.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, markMoved, staffOf, unitOf } from '../../model/units.ts'
import { putLast } from '../../model/view.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

const ticked = {
  tick: field.number,
  units: field.list(unitId),
  /** x, y and heading of each unit. */
  poses: field.list(field.number),
  staff: field.list(staffId),
  places: field.list(field.number),
}

const rateTaken = {
  unit: unitId,
  rate,
  because: field.one(['ordered', 'enemyNear', 'ground', 'disorder']),
  /** The enemy that came near, or empty. */
  by: field.text(400),
}

const attackCancelled = {
  unit: unitId,
  /** The enemy in its way; the unit itself where there is none. */
  by: field.text(400),
  cause: field.one(['otherMet', 'barred', 'takenInFlank', 'metByHorse']),
}

/** Which rules hold up stands with the march itself. */
const because: ShapeOf<Because> = { type: 'text', values: Object.keys(obstructionRules) }

const marchHeldUp = {
  seat,
  unit: unitId,
  because,
  /** The unit or piece of terrain that stopped it, or empty. */
  by: field.text(400),
  /** Parts of the march in which it waited for own units. */
  waited: field.number,
}

const orderedRates: Record<Rate, RuleId | null> = {
  normal: null,
  fast: 'BA-2.3.2-01',
  charge: 'BA-1.1.2-06',
}

const slackeningRules: Record<Slackening, RuleId> = {
  enemyNear: 'BA-2.3.2-03',
  ground: 'BA-2.3.3-01',
  disorder: 'BA-2.3.3-02',
}

const cancelRules: Record<AttackCancelled['cause'], RuleId> = {
  otherMet: 'BA-4.1.2-03',
  barred: 'BA-4.1.1-05',
  takenInFlank: 'BA-4.1.1-06',
  metByHorse: 'BA-4.1.1-06',
}

export const encounterEvents = {
  /** One of the equal parts of a march; what moved in it, and where it stands then. */
  ticked: event(ticked, {
    apply(state, e) {
      moveUnits(state, e)
      moveStaff(state, e)
    },
    describe: ({ tick, units }) => ({
      key: 'ba.event.ticked',
      values: { tick, units: units.length },
    }),
  }),

  /** Comes on the board, and stands there like this; the other side has not known of it before. */
  unitArrived: event(
    { unit: unitId, arrived: unitRow },
    {
      rule: 'BA-Q-71',
      apply(state, { arrived }) {
        putLast(state.units, copyUnit(arrived))
      },
      describe: ({ arrived }) => ({
        key: 'ba.event.unitArrived',
        values: { unit: nameOf(arrived) },
      }),
    },
  ),

  unitKeptOut: event(
    { seat, unit: unitId },
    {
      rule: 'BA-Q-71',
      apply() {},
      describe: unitMessage('unitKeptOut'),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  rateTaken: event(rateTaken, {
    rule: ({ rate, because }) =>
      because === 'ordered' ? orderedRates[rate] : slackeningRules[because],
    apply(state, e) {
      const unit = unitOf(state, e.unit)
      if (unit.doing.rate !== 'fast') unit.doing.rate = e.rate
      if (e.rate === 'charge') unit.chargedIn = state.turn
    },
    describe: rateMessage,
  }),

  pressedBack: event(
    { unit: unitId, by: field.text(400) },
    {
      rule: 'BA-4.2.0-01',
      apply(state, e) {
        unitOf(state, e.unit).doing.pressedBack = true
      },
      describe: ({ unit, by }, before) => ({
        key: 'ba.event.pressedBack',
        values: { unit: nameOfUnit(before, unit), by: nameOfUnit(before, by) },
      }),
    },
  ),

  attackMet: event(
    { unit: unitId, enemy: unitId, isCharge: field.yesNo },
    {
      rule: 'BA-4.1.1-04',
      apply(state, e) {
        const attack = lastAttack(state, e.unit)
        if (!attack) return
        if (attack.target !== e.enemy) attack.againstPosition = false
        attack.met = e.enemy
        attack.isCharge = e.isCharge
        if (e.isCharge) haveCharged(state, e.unit)
        attack.state = 'met'
      },
      describe: ({ unit, enemy, isCharge }, before) => ({
        key: 'ba.event.attackMet',
        values: {
          unit: nameOfUnit(before, unit),
          enemy: nameOfUnit(before, enemy),
          charge: isCharge ? 'yes' : 'no',
        },
      }),
    },
  ),

  positionReached: event(
    { unit: unitId, terrain: field.text(400) },
    {
      rule: 'BA-4.1.2-04',
      apply(state, e) {
        const attack = lastAttack(state, e.unit)
        if (!attack) return
        attack.isCharge = unitOf(state, e.unit).doing.rate === 'charge'
        attack.state = 'met'
      },
      describe: ({ unit, terrain }, before) => ({
        key: 'ba.event.positionReached',
        values: {
          unit: nameOfUnit(before, unit),
          position: before.terrain.find(({ id }) => id === terrain)?.name ?? terrain,
        },
      }),
    },
  ),

  /** An attack that does not come about. */
  attackCancelled: event(attackCancelled, {
    rule: ({ cause }) => cancelRules[cause],
    apply(state, e) {
      const attack = lastAttack(state, e.unit)
      if (attack) attack.state = 'cancelled'
    },
    describe: ({ unit, by, cause }, before) => ({
      key: `ba.event.attackCancelled.${cause}`,
      values: { unit: nameOfUnit(before, unit), by: nameOfUnit(before, by) },
    }),
  }),

  passedThrough: event(
    { unit: unitId, by: field.text(400) },
    {
      rule: 'BA-1.1.1-06',
      apply(state, e) {
        unitOf(state, e.unit).doing.passedThrough = true
      },
      describe: ({ unit, by }, before) => ({
        key: 'ba.event.passedThrough',
        values: { unit: nameOfUnit(before, unit), by: nameOfUnit(before, by) },
      }),
    },
  ),

  rightOfWayRolled: event(
    { units: field.list(unitId), totals: field.list(field.number), goesOn: field.text(400) },
    {
      apply() {},
      describe: ({ units, totals, goesOn }, before) => ({
        key: 'ba.event.rightOfWay',
        values: {
          one: nameOfUnit(before, units[0] ?? ''),
          other: nameOfUnit(before, units[1] ?? ''),
          first: totals[0] ?? 0,
          second: totals[1] ?? 0,
          goesOn: nameOfUnit(before, goesOn),
        },
      }),
    },
  ),

  unitExited: event(
    { unit: unitId, edge, along },
    {
      rule: 'BA-Q-34',
      apply(state, e) {
        const unit = unitOf(state, e.unit)
        unit.status = 'exited'
        unit.leaving = { edge: e.edge, along: e.along, turn: state.turn }
        leaveStaff(state, e.unit)
      },
      describe: unitMessage('unitExited'),
    },
  ),

  placeAdapted: event(
    { unit: unitId, x: along, y: along, heading },
    {
      rule: 'BA-2.3.4-05',
      apply(state, e) {
        stand(unitOf(state, e.unit), e.x, e.y, e.heading)
      },
      describe: unitMessage('placeAdapted'),
    },
  ),

  /** A unit that does not get as far as its order says, or waits on the way. */
  marchHeldUp: event(marchHeldUp, {
    rule: ({ because }) => obstructionRules[because],
    apply() {},
    describe: heldUpMessage,
    redact: (e, seat) => (isOwnAffair(e.because) && e.seat !== seat ? undefined : e),
  }),

  /** What the march of a phase came to; lists in the order of the units. */
  marchEnded: event(
    {
      units: field.list(unitId),
      /** In all of this turn, and since the last about-turn, 1/1000 cm. */
      marched: field.list(field.number),
      sinceAbout: field.list(field.number),
      /** Those that changed direction, turned about, or stopped before an enemy. */
      pivoted: field.list(field.text(400)),
      turnedAbout: field.list(field.text(400)),
      stopped: field.list(field.text(400)),
      /** Those whose continued advance it was. */
      advanced: field.list(field.text(400)),
    },
    {
      apply(state, e) {
        e.units.forEach((id, i) => {
          const { doing } = unitOf(state, id)
          doing.marched = e.marched[i] ?? doing.marched
          doing.sinceAbout = e.sinceAbout[i] ?? doing.sinceAbout
        })
        for (const id of e.pivoted) unitOf(state, id).doing.hasPivoted = true
        for (const id of e.turnedAbout) unitOf(state, id).doing.hasTurnedAbout = true
        for (const id of e.stopped) unitOf(state, id).doing.hasStopped = true
        for (const id of e.advanced) unitOf(state, id).doing.hasAdvanced = true
      },
      describe: () => null,
    },
  ),
}

type Ticked = FieldsOf<typeof ticked>
type RateTaken = FieldsOf<typeof rateTaken>
type AttackCancelled = FieldsOf<typeof attackCancelled>
export type MarchHeldUp = FieldsOf<typeof marchHeldUp>
export type EncounterEvent = EventsOf<typeof encounterEvents>

/** [BA-4.4.0-03] [BA-2.3.3-03] [BA-4.1.4-01] At the charge, also where it did not have to march for it. */
function haveCharged(state: State, id: string): void {
  const unit = unitOf(state, id)
  unit.chargedIn = state.turn
  unit.doing.rate = 'charge'
}

interface Standing {
  x: number
  y: number
  heading: number
}

function stand(figure: Standing, x: number, y: number, heading: number): void {
  figure.x = x
  figure.y = y
  figure.heading = heading
}

/** Three numbers for each. */
const POSE = 3

function moveUnits(state: State, { units, poses }: Ticked): void {
  units.forEach((id, i) => {
    const unit = unitOf(state, id)
    const [x = unit.x, y = unit.y, heading = unit.heading] = poses.slice(POSE * i, POSE * i + POSE)
    stand(unit, x, y, heading)
    markMoved(state, unit)
  })
}

function moveStaff(state: State, { staff, places }: Ticked): void {
  staff.forEach((id, i) => {
    const figure = staffOf(state, id)
    const [x = figure.x, y = figure.y, heading = 0] = places.slice(POSE * i, POSE * i + POSE)
    stand(figure, x, y, heading)
    figure.lastMove = marchMove(state)
  })
}

/** [BA-1.1.4-13] Staff figures stay on the edge. */
function leaveStaff(state: State, unit: string): void {
  for (const figure of state.staff) {
    if (figure.contact !== unit) continue
    figure.contact = null
    figure.x = Math.min(Math.max(figure.x, 0), state.width)
    figure.y = Math.min(Math.max(figure.y, 0), state.height)
  }
}

function unitMessage(name: 'unitKeptOut' | 'unitExited' | 'placeAdapted') {
  return ({ unit }: { unit: string }, before: State): Message<Key> => ({
    key: `ba.event.${name}`,
    values: { unit: nameOfUnit(before, unit) },
  })
}

function heldUpMessage({ unit, because, by, waited }: MarchHeldUp, before: State): Message<Key> {
  return {
    key: `ba.event.heldUp.${because}`,
    values: {
      unit: nameOfUnit(before, unit),
      why: because === 'outOfReach' ? whyShort(unitOf(before, unit)) : '',
      by: findUnit(before, by) ? nameOfUnit(before, by) : barName(before, by),
      waited,
    },
  }
}

/** [BA-4.1.2-02] Why an attack does not come up though nothing stood in its way. */
function whyShort({ doing, disorder }: Unit): string {
  if (disorder === 'FU') return 'disorder'
  if (doing.forced) return 'retreated'
  return doing.continuedFire ? 'firing' : 'spent'
}

function barName(state: State, terrain: string): Value {
  return terrain === '' ? { key: 'ba.heldUp.ground' } : placeName(state, terrain)
}

/** A plain march needs no telling. */
function rateMessage({ unit, rate, because, by }: RateTaken, before: State): Message<Key> | null {
  if (because === 'ordered' && rate === 'normal') return null
  return {
    key: `ba.event.rate.${because}`,
    values: { unit: nameOfUnit(before, unit), rate, by: nameOfUnit(before, by) },
  }
}
