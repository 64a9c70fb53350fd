import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message, Of } from '@grognard/umpire'
import { DEGREE } from '../../book/measures.ts'
import type { RuleId } from '../../book/rulebook.ts'
import { lapseAttacks } from '../../model/attacks.ts'
import { copyUnit } from '../../model/copy-rows.ts'
import { copyForcedMove } from '../../model/copy.ts'
import type { LossCause } from '../../model/losses.ts'
import { compassOf, nameOfCrewed, nameOfUnit } from '../../model/names.ts'
import { forcedCause, forcedMove } from '../../model/state-shape.ts'
import type { ForcedCause, State } from '../../model/state.ts'
import { along, edge, heading, put, unitId, unitRow } from '../../model/unit-shape.ts'
import type { Put } from '../../model/unit-shape.ts'
import type { Unit } from '../../model/unit.ts'
import { markMoved, standAt, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'
import { barName, kindOfMove, moveOf } from './choose-direction.ts'
import { routFormation } from './retreat.ts'

const figuresLost = {
  unit: unitId,
  lost: field.number,
  cause: field.one(['fire', 'melee', 'prisoners', 'rout', 'surrender']),
  figures: field.number,
  gunners: field.list(field.number),
  front: field.orNothing(field.number),
  x: along,
  y: along,
}

const disorderRules: Record<ForcedCause, RuleId> = {
  orderRoll: 'BA-1.1.3-04',
  fire: 'BA-3.1.1-07',
  melee: 'BA-4.1.3-02',
  spread: 'BA-5.4.2-02',
  reorganising: 'BA-5.4.3-02',
  valeur: 'BA-5.5.2-02',
  blocked: 'BA-5.3.1-05',
}

const lossRules: Record<LossCause, RuleId> = {
  fire: 'BA-3.1.1-07',
  melee: 'BA-4.1.3-07',
  prisoners: 'BA-4.1.3-07',
  rout: 'BA-5.4.1-01',
  surrender: 'BA-6.1.3-02',
}

export const moraleEvents = {
  /** The unit closes up: its figures, gunners of each gun, front and place afterwards. */
  figuresLost: event(figuresLost, {
    rule: ({ cause }) => lossRules[cause],
    apply(state, e) {
      const unit = unitOf(state, e.unit)
      closeUp(unit, e)
      if (e.cause === 'surrender' && e.figures === 0) surrender(state, unit)
      if (e.cause === 'prisoners' || e.cause === 'surrender') countPrisoners(state, unit, e.lost)
    },
    describe: ({ unit, lost, cause, figures }, before) => ({
      key: `ba.event.figuresLost.${cause}`,
      values: { unit: nameOfUnit(before, unit), lost, figures },
    }),
  }),

  disorderInflicted: event(
    {
      unit: unitId,
      degree: field.one(['LU', 'U', 'FU']),
      cause: forcedCause,
      /** The retreat or rout it has to make; null where there is none. */
      forced: field.orNothing(forcedMove),
    },
    {
      rule: ({ cause }) => disorderRules[cause],
      apply(state, e) {
        const unit = unitOf(state, e.unit)
        unit.disorder = e.degree
        unit.disorderedIn = state.turn
        unit.doing.disordered = true
        if (e.degree !== 'LU') {
          unit.rest = null
          lapseAttacks(state, e.unit)
        }
        if (e.forced === null) return
        forget(state, e.unit)
        for (const move of state.forced) move.with = move.with.filter(id => id !== e.unit)
        state.forced.push(copyForcedMove(e.forced))
      },
      describe: ({ unit, degree, cause }, before) => ({
        key: 'ba.event.disorderInflicted',
        values: {
          unit: nameOfUnit(before, unit),
          disorder: { key: `ba.disorder.${degree}` },
          cause: { key: `ba.cause.${cause}` },
        },
      }),
    },
  ),

  unitRemoved: event(
    { unit: unitId },
    {
      rule: 'BA-5.5.2-04',
      apply(state, e) {
        unitOf(state, e.unit).status = 'removed'
        leaveAlone(state, e.unit)
        forget(state, e.unit)
      },
      describe: ({ unit }, before) => textOf('unitRemoved', before, unit),
    },
  ),

  directionChosen: event(
    { unit: unitId, heading },
    {
      rule: 'BA-5.3.1-03',
      apply(state, e) {
        const move = moveOf(state, e.unit)
        if (move) move.heading = e.heading
      },
      describe: ({ unit, heading }, before) => ({
        key: `ba.event.directionChosen.${kindOfMove(before, unit)}`,
        values: {
          unit: nameOfUnit(before, unit),
          degrees: heading / DEGREE,
          compass: compassOf(heading),
        },
      }),
    },
  ),

  /** Formed as a huddle outside. */
  leftBuilding: event(put, {
    rule: 'BA-6.1.3-01',
    apply(state, e) {
      const unit = standAt(state, e)
      unit.building = null
      unit.walls = null
      unit.formation = { kind: 'huddle', front: null, gap: null }
    },
    describe: ({ unit }, before) => textOf('leftBuilding', before, unit),
  }),

  /** The gunners become a unit of their own. */
  gunsAbandoned: event(
    { battery: unitId, gunners: unitRow },
    {
      rule: 'BA-5.4.1-05',
      apply(state, e) {
        const battery = unitOf(state, e.battery)
        state.units.push(copyUnit(e.gunners))
        battery.figures = 0
        for (const gun of battery.guns) gun.gunners = 0
        battery.disorder = 'OR'
        const move = moveOf(state, e.battery)
        if (move) move.unit = e.gunners.id
      },
      describe: ({ battery }, before) => ({
        key: 'ba.event.gunsAbandoned',
        values: { unit: nameOfCrewed(before, battery) },
      }),
    },
  ),

  retreated: event(
    {
      unit: unitId,
      course: heading,
      isBlocked: field.yesNo,
      /** The unit that barred it; empty where the ground did, or nothing. */
      barredBy: field.text(400),
      put: field.record(put),
      /** Own units that it went through, and others that it pushed along. */
      passed: field.list(field.text(400)),
      pushed: field.list(field.record(put)),
    },
    {
      rule: ({ isBlocked }) => (isBlocked ? 'BA-5.3.1-05' : 'BA-5.3.1-01'),
      apply(state, e) {
        standAside(state, e)
        force(state, standAt(state, e.put))
        forget(state, e.unit)
      },
      describe: ({ unit, isBlocked, barredBy }, before) =>
        isBlocked
          ? {
              key: 'ba.event.retreatBlocked',
              values: { unit: nameOfUnit(before, unit), by: barName(before, barredBy) },
            }
          : textOf('retreated', before, unit),
    },
  ),

  routed: event(
    {
      unit: unitId,
      course: heading,
      /** The unit and those that rout with it. */
      put: field.list(field.record(put)),
      /** Not where a contact has still to be settled: they form up at the end. */
      isOver: field.yesNo,
      passed: field.list(field.text(400)),
      pushed: field.list(field.record(put)),
    },
    {
      rule: 'BA-5.4.1-02',
      apply(state, e) {
        standAside(state, e)
        for (const place of e.put) {
          const unit = standAt(state, place)
          force(state, unit)
          if (e.isOver || unit.building !== null) unit.formation = routFormation()
          unit.building = null
          unit.walls = null
        }
        forget(state, e.unit)
      },
      describe: ({ unit, put, isOver }, before) =>
        isOver
          ? {
              key: 'ba.event.routed',
              values: { unit: nameOfUnit(before, unit), others: put.length - 1 },
            }
          : null,
    },
  ),

  leftBoard: event(
    { unit: unitId, edge, along },
    {
      rule: 'BA-5.1.2-02',
      apply(state, e) {
        const unit = unitOf(state, e.unit)
        unit.status = 'left'
        unit.leaving = { edge: e.edge, along: e.along, turn: state.turn }
        forget(state, e.unit)
      },
      describe: ({ unit, edge }, before) => ({
        key: 'ba.event.leftBoard',
        values: { unit: nameOfUnit(before, unit), edge: { key: `ba.edge.${edge}` } },
      }),
    },
  ),

  contactNoted: event(
    {
      carrier: unitId,
      second: unitId,
      with: field.list(field.text(400)),
      heading,
      left: field.number,
    },
    {
      rule: 'BA-5.4.2-01',
      apply(state, { carrier, second, heading, left, ...event }) {
        state.carried.push({ carrier, second, with: event.with.slice(), heading, left })
      },
      describe: ({ carrier, second }, before) => ({
        key: 'ba.event.contactNoted',
        values: { carrier: nameOfUnit(before, carrier), second: nameOfUnit(before, second) },
      }),
    },
  ),

  spreadRolled: event(
    {
      carrier: unitId,
      second: unitId,
      carrierTotal: field.number,
      secondTotal: field.number,
      degree: field.orNothing(field.one(['LU', 'U', 'FU'])),
    },
    {
      apply(state, e) {
        state.carried = state.carried.filter(contact => contact.carrier !== e.carrier)
      },
      describe: ({ carrier, second, carrierTotal, secondTotal, degree }, before) => ({
        key: degree === null ? 'ba.event.spreadWithstood' : 'ba.event.spreadRolled',
        values: {
          carrier: nameOfUnit(before, carrier),
          second: nameOfUnit(before, second),
          carrierTotal,
          secondTotal,
        },
      }),
    },
  ),

  contactForgotten: event(
    { carrier: unitId },
    {
      apply(state, e) {
        state.carried = state.carried.filter(contact => contact.carrier !== e.carrier)
      },
      describe: () => null,
    },
  ),

  routsJoined: event(
    { unit: unitId, with: field.list(field.text(400)) },
    {
      rule: 'BA-5.4.2-03',
      apply(state, e) {
        for (const move of state.forced)
          if (move.unit === e.unit) move.with = e.with.slice()
          else move.with = move.with.filter(id => !e.with.includes(id))
      },
      describe: ({ unit, with: others }, before) => ({
        key: 'ba.event.routsJoined',
        values: { unit: nameOfUnit(before, unit), others: others.length },
      }),
    },
  ),
}

type FiguresLost = FieldsOf<typeof figuresLost>
export type MoraleEvent = EventsOf<typeof moraleEvents>
export type Routed = Of<MoraleEvent, 'routed'>

/** The unit has no forced move to make any more. */
function forget(state: State, unit: string): void {
  state.forced = state.forced.filter(move => move.unit !== unit)
}

/** Staff figures have nobody to be in contact with any more. */
function leaveAlone(state: State, unit: string): void {
  for (const figure of state.staff) if (figure.contact === unit) figure.contact = null
}

/** [BA-1.1.1-07] A forced move is movement too. */
function force(state: State, unit: Unit): void {
  unit.doing.forced = true
  markMoved(state, unit)
}

interface Aside {
  passed: readonly string[]
  pushed: readonly Put[]
}

/** Who was passed through or pushed along. */
function standAside(state: State, { passed, pushed }: Aside): void {
  for (const id of passed) unitOf(state, id).doing.passedThrough = true
  for (const place of pushed) {
    const unit = standAt(state, place)
    unit.doing.pressedBack = true
    markMoved(state, unit)
  }
}

function closeUp(unit: Unit, event: FiguresLost): void {
  unit.figures = event.figures
  unit.guns.forEach((gun, index) => {
    gun.gunners = event.gunners[index] ?? gun.gunners
  })
  unit.formation.front = event.front
  unit.x = event.x
  unit.y = event.y
}

/** [BA-6.1.3-02] Nobody got out. */
function surrender(state: State, unit: Unit): void {
  unit.status = 'surrendered'
  leaveAlone(state, unit.id)
  forget(state, unit.id)
}

/** [BA-4.1.3-07] They are taken by the other side. */
function countPrisoners({ sides, score }: State, unit: Unit, lost: number): void {
  score.prisoners = score.prisoners.map((count, side) =>
    sides[side]?.seat === unit.seat ? count : count + lost,
  )
}

function textOf(
  event: 'unitRemoved' | 'leftBuilding' | 'retreated',
  before: State,
  unit: string,
): Message<Key> {
  return { key: `ba.event.${event}`, values: { unit: nameOfUnit(before, unit) } }
}
