import type { Ruling, Seat } from '@grognard/umpire'
import { testTable } from '@grognard/umpire/fixtures.ts'
import type { TestTable as Testing } from '@grognard/umpire/fixtures.ts'
import type { WasOptions } from '../book/options.ts'
import type { RuleId } from '../book/rulebook.ts'
import type { Event } from '../events.ts'
import { warAtSea } from '../index.ts'
import { battleFrom } from '../scenarios/build.ts'
import type { Embarked, Stationed } from '../scenarios/build.ts'
import type { Aircraft, ScenarioRules, SeaUnit, State, UnitCard } from './state.ts'
import type { Step } from './steps.ts'

/** A unit for a test: where it lies in millimetres; what it is beside its card. */
export interface TestUnit extends Partial<Stationed> {
  as?: Partial<SeaUnit>
  figures?: Partial<UnitCard>
}

/** An aircraft for a test: in the air where it has a place, in millimetres. */
export interface TestPlane extends Partial<Embarked> {
  x?: number
  y?: number
  as?: Partial<Aircraft>
  figures?: Partial<UnitCard>
}

/** For tests: a battle in a line or two. */
export interface Setting {
  units?: TestUnit[]
  aircraft?: TestPlane[]
  options?: Partial<WasOptions>
  rules?: Partial<ScenarioRules>
  state?: Partial<State>
  /** The step whose question the battle rests at, and who is asked. */
  step?: Step
  waiting?: Seat[]
}

/** Two sides on 2 by 2 metres of open sea, in daylight; a destroyer of the Allies unless told. */
export function battleOf(setting: Setting = {}): State {
  const { units = [], aircraft = [], rules = {}, options, step = 'move' } = setting
  const blueprint = {
    id: 'test',
    rules: { width: 2000, height: 2000, turnLimit: 12, ...rules },
    units: units.map(stationed),
    aircraft: aircraft.map(embarked),
  }
  const state = battleFrom(blueprint, {})
  state.turn = 2
  Object.assign(state.options, options)
  state.place = [{ at: step, loop: [0, 0], waiting: setting.waiting ?? ['allies'] }]
  units.forEach(({ as, figures }, index) => {
    const unit = state.units[index]
    const card = state.cards[index]
    if (unit) Object.assign(unit, as)
    if (card) Object.assign(card, figures)
  })
  aircraft.forEach((given, index) => placePlane(state, given, index))
  return Object.assign(state, setting.state)
}

function embarked({ card, name, seat, home }: TestPlane, index: number): Embarked {
  return {
    card: card ?? 'us-f4f-wildcat',
    name: name ?? `plane ${index + 1}`,
    seat: seat ?? 'allies',
    home: home ?? 'ashore',
  }
}

function placePlane(state: State, { x, y, as, figures }: TestPlane, index: number): void {
  const plane = state.aircraft[index]
  const card = plane && state.cards[plane.index]
  if (!plane || !card) return
  if (x !== undefined && y !== undefined)
    Object.assign(plane, { status: 'flying', x: x * 10, y: y * 10 })
  Object.assign(plane, as)
  Object.assign(card, figures)
}

function stationed({ as: _as, figures: _figures, ...given }: TestUnit, index: number): Stationed {
  return {
    card: 'us-fletcher',
    name: `unit ${index + 1}`,
    seat: 'allies',
    x: 1000,
    y: 1000,
    heading: 0,
    ...given,
  }
}

/** A table for tests over this very state. */
export const tableFor = (state: State, dice: readonly number[] = []): TestTable =>
  testTable(state, warAtSea.rules.apply, dice)

export type TestTable = Testing<State, Event, RuleId>

/** The rules that refuse, in their order. */
export const rulesOf = (ruling: Ruling): string[] => ruling.because.map(({ rule }) => rule)
