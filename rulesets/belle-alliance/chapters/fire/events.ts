import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message, Reason, ShapeOf, ShotSeen } from '@grognard/umpire'
import { figuresOfQuarters } from '../../book/tables/losses.ts'
import { ruleNamed } from '../../book/rulebook.ts'
import type { RuleId } from '../../book/rulebook.ts'
import { copyFire } from '../../model/copy.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { fire } from '../../model/state-shape.ts'
import type { Fire, State } from '../../model/state.ts'
import { along, disorder, seat, unitId } from '../../model/unit-shape.ts'
import { findUnit, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

const ruleId: ShapeOf<RuleId> = { type: 'text', longest: 400 }
const reason: ShapeOf<Reason> = { type: 'anything' }
const phase: ShapeOf<Fire['phase']> = field.one(['continued', 'fire'])

const firedAtTarget = {
  unit: unitId,
  target: field.text(400),
  /** The target's centre. */
  x: along,
  y: along,
}

const firedShot = {
  ...firedAtTarget,
  part: field.number,
  /** Dice and factors. */
  loss: field.number,
  moral: field.number,
  fireUnits: field.number,
  /** Quarters of a figure. */
  quarters: field.number,
  degree: disorder,
}

const fireRolled = {
  seat,
  phase,
  /** The three dice. */
  dice: field.number,
  shots: field.list(field.record(firedShot)),
  /** [BA-3.1.6-03] Units that count as having fired too, and at what. */
  neighbours: field.list(field.record(firedAtTarget)),
  /** [BA-1.1.1-04] [BA-Q-66] All that belong to the tactical units that fired. */
  family: field.list(field.text(400)),
}

export const fireEvents = {
  /** [BA-3.1.1-05] The other side learns of it when all have declared. */
  fireDeclared: event(
    { seat, fire },
    {
      apply(state, { fire }) {
        state.fires.push(copyFire(fire))
      },
      describe: ({ fire }, before) => ({
        key: 'ba.event.declared.fire',
        values: {
          unit: nameOfUnit(before, fire.unit),
          other: targetName(before, fire.target),
        },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  /** [BA-3.4.4-01] */
  canisterLoaded: event(
    { seat, unit: unitId },
    {
      rule: 'BA-3.4.4-01',
      apply(state, { unit }) {
        unitOf(state, unit).doing.hasCanister = true
      },
      describe: ({ unit }, before) => ({
        key: 'ba.event.canisterLoaded',
        values: { unit: nameOfUnit(before, unit) },
      }),
    },
  ),

  /** [BA-3.1.1-06] Declared fire that is not carried out. */
  fireLost: event(
    {
      seat,
      unit: unitId,
      part: field.number,
      phase,
      target: field.text(400),
      rule: ruleId,
    },
    {
      rule: ({ rule }) => rule,
      apply(state, { unit, part, phase, rule }) {
        const fire = state.fires.find(
          row => row.unit === unit && row.part === part && row.phase === phase,
        )
        if (fire) fire.lost = rule
      },
      describe: ({ unit, target, rule }, before) => ({
        key: 'ba.event.fireLost',
        values: {
          unit: nameOfUnit(before, unit),
          target: targetName(before, target),
          why: { key: `ba.lost.${rule}` },
        },
      }),
    },
  ),

  /** A neighbour or support that does not count. */
  helperLost: event(
    { unit: unitId, help: field.one(['neighbour', 'support']), of: field.text(400) },
    {
      rule: ({ help }) => (help === 'support' ? 'BA-3.1.7-01' : 'BA-3.1.6-02'),
      apply(state, { unit, help, of }) {
        state.helpers = state.helpers.filter(
          helper => helper.unit !== unit || helper.kind !== help || helper.of !== of,
        )
      },
      describe: ({ unit, help, of }, before) => ({
        key: `ba.event.helperLost.${help}`,
        values: { unit: nameOfUnit(before, unit), friend: nameOfUnit(before, of) },
      }),
    },
  ),

  /** [BA-3.1.1-04] It was fired at and could not fire back; told to both sides, who see it. */
  fireUnanswered: event(
    { unit: unitId, by: field.text(400), because: reason },
    {
      rule: ({ because }) => ruleNamed(because.rule),
      apply() {},
      describe: ({ unit, by, because }, before) => ({
        key: 'ba.event.fireUnanswered',
        values: {
          unit: nameOfUnit(before, unit),
          by: nameOfUnit(before, by),
          why: { key: `ba.lost.${because.rule}` },
        },
      }),
    },
  ),

  /** [BA-3.4.1-02] Guns have found the range of a target without effect. */
  rangeFound: event(
    { ...firedAtTarget, seat, phase },
    {
      rule: 'BA-3.4.1-02',
      apply(state, e) {
        fireAt(state, e)
        if (e.phase === 'continued') unitOf(state, e.unit).doing.continuedFire = true
      },
      describe: ({ unit, target }, before) => ({
        key: 'ba.event.rangeFound',
        values: { unit: nameOfUnit(before, unit), target: nameOfUnit(before, target) },
      }),
    },
  ),

  /** [BA-3.1.1-07] The fire of a tactical unit. */
  fireRolled: event(fireRolled, {
    apply(state, { shots, neighbours, family, phase }) {
      for (const fired of [...shots, ...neighbours]) fireAt(state, fired)
      for (const id of family) {
        const unit = unitOf(state, id)
        unit.hasFought = true
        if (phase === 'continued') unit.doing.continuedFire = true
      }
    },
    describe: volleyText,
  }),

  /** All fire of the phase is over. */
  fireEnded: event(
    { phase },
    {
      apply(state) {
        state.helpers = []
      },
      describe: () => null,
    },
  ),
}

export type FiredAtTarget = FieldsOf<typeof firedAtTarget>
export type FiredShot = FieldsOf<typeof firedShot>
export type FireRolled = FieldsOf<typeof fireRolled>
export type FireEvent = EventsOf<typeof fireEvents>

/** [BA-1.1.6-06] [BA-1.1.1-03] It has fired, is seen by it, and may go on at this target next turn. */
function fireAt(state: State, { unit: id, target, x, y }: FiredAtTarget): void {
  const { turn } = state
  const unit = unitOf(state, id)
  unit.doing.fired = true
  unit.firedIn = turn
  const kept = unit.targets.filter(row => row.turn >= turn - 1 && row.target !== target)
  unit.targets = [...kept, { target, turn, x, y }]
}

function targetName(state: State, target: string) {
  const unit = findUnit(state, target)
  return unit ? nameOf(unit) : { key: 'ba.target.assumed' }
}

/** One roll; where it is split fire, the second part goes on the line of the first. */
function volleyText({ shots, dice }: FireRolled, before: State): Message<Key> | null {
  const [first, second] = shots
  if (!first) return null
  const text = shotText(first, dice, before)
  if (!second) return text
  return {
    key: 'ba.event.fireSplit',
    values: { first: text, second: shotText(second, dice, before) },
  }
}

function shotText({ unit, target, ...shot }: FiredShot, dice: number, before: State): Message<Key> {
  return {
    key: 'ba.event.fireRolled',
    values: {
      unit: nameOfUnit(before, unit),
      target: nameOfUnit(before, target),
      dice,
      loss: shot.loss,
      moral: shot.moral,
      fireUnits: shot.fireUnits,
      whole: figuresOfQuarters(shot.quarters),
      rest: String(shot.quarters % 4),
      degree: { key: `ba.disorder.${shot.degree}` },
    },
  }
}

/** Fire that can be seen on the map, part by part. */
export const shots = {
  fireRolled: (event: FireRolled): ShotSeen[] =>
    event.shots.map(({ unit, target, quarters }) => ({
      from: unit,
      to: target,
      isHit: quarters > 0,
    })),
}
