import { nameOf } from '../names.ts'
import type { BaRefusal } from '../rules.ts'
import type { Fire, State, Unit } from '../state.ts'
import { isArtillery, isDisordered, isGunnersOnly, isOnBoard } from '../units.ts'
import { familyOf, leaderOf } from './family.ts'
import { lastTurnAt } from './ranging.ts'

/** A unit that is to fire in a phase. */
export interface Firing {
  state: State
  unit: Unit
  phase: Fire['phase']
}

const name = ({ unit }: Firing) => ({ unit: nameOf(unit) })

/** What keeps a unit from firing at all, whatever the target. */
export const firerRefusals: readonly BaRefusal<Firing>[] = [
  {
    rule: 'BA-3.1.3-01',
    message: 'ba.refuse.notThere',
    values: name,
    when: ({ unit }) => !isOnBoard(unit) || unit.refuge !== null,
    stop: true,
  },
  {
    rule: 'BA-6.1.1-07',
    message: 'ba.refuse.firesWithGarrison',
    values: ({ state, unit }) => ({ unit: nameOf(unit), leader: nameOf(leaderOf(state, unit)) }),
    when: ({ state, unit }) => leaderOf(state, unit).id !== unit.id,
    stop: true,
  },
  {
    rule: 'BA-3.1.1-08',
    message: 'ba.refuse.tooDisorderedToFire',
    values: name,
    when: ({ unit }) => isDisordered(unit),
    stop: true,
  },
  {
    rule: 'BA-1.3.4-01',
    message: 'ba.refuse.gunnersCannotFire',
    values: name,
    when: ({ unit }) => isGunnersOnly(unit),
    stop: true,
  },
  {
    rule: 'BA-1.3.5-02',
    message: 'ba.refuse.busyElsewhere',
    values: name,
    when: ({ unit }) => isAtWorkOrRest(unit),
    stop: true,
  },
  {
    rule: 'BA-T-13',
    message: 'ba.refuse.noFirearms',
    values: name,
    when: ({ unit }) => !isArtillery(unit) && unit.weapon === null,
    stop: true,
  },
  {
    rule: 'BA-2.2.4-03',
    message: 'ba.refuse.notUnlimbered',
    values: name,
    when: ({ unit }) => isArtillery(unit) && unit.formation.kind !== 'unlimbered',
    stop: true,
  },
  {
    rule: 'BA-Q-64',
    message: 'ba.refuse.noGunners',
    values: name,
    when: ({ unit }) => isArtillery(unit) && unit.guns.every(({ gunners }) => gunners === 0),
    stop: true,
  },
  {
    rule: 'BA-5.5.3-02',
    message: 'ba.refuse.noSupplies',
    values: name,
    when: ({ unit }) => unit.supply === 'none',
  },
  {
    rule: 'BA-2.3.2-04',
    message: 'ba.refuse.firedAfterFastMarch',
    values: name,
    when: ({ unit }) => unit.doing.rate === 'fast',
  },
  {
    rule: 'BA-1.1.1-06',
    message: 'ba.refuse.wasPassedThrough',
    values: name,
    when: ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.passedThrough),
  },
  {
    rule: 'BA-1.1.1-04',
    message: 'ba.refuse.hasContinued',
    values: name,
    when: ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.continuedFire),
  },
  {
    rule: 'BA-1.1.1-03',
    message: 'ba.refuse.notFiredLastTurn',
    values: name,
    when: ({ state, unit, phase }) => phase === 'continued' && !hasFiredLastTurn(state, unit),
    stop: true,
  },
]

const idle: readonly string[] = ['work', 'rest']

/** [BA-1.3.5-02] [BA-1.3.6-01] A garrison works as it stands. */
function isAtWorkOrRest({ formation, work }: Unit): boolean {
  return idle.includes(formation.kind) || work?.isBegun === true
}

function hasFiredLastTurn(state: State, unit: Unit): boolean {
  return unit.targets.some(({ target }) => lastTurnAt(state, unit, target) !== undefined)
}
