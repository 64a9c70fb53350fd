import type { Badge } from '@grognard/umpire'
import type { State, Unit } from '../state.ts'
import { isDisordered } from '../units.ts'

interface Mark {
  kind: Badge['kind']
  when: (state: State, unit: Unit) => boolean
  /** The end of the key; the kind where absent. */
  word?: (unit: Unit) => string
}

/** [BA-5.1.1-01] What is to be seen of a unit beside its figures. */
const marks: readonly Mark[] = [
  {
    kind: 'disorder',
    when: (_, unit) => unit.disorder !== 'OR',
    word: unit => `disorder.${unit.disorder}`,
  },
  { kind: 'attacking', when: isAttacking },
  { kind: 'charging', when: (_, unit) => unit.doing.rate === 'charge' },
  { kind: 'working', when: (_, unit) => unit.work !== null },
  { kind: 'resting', when: (_, unit) => unit.rest !== null },
  { kind: 'garrison', when: (_, unit) => unit.building !== null },
  { kind: 'shortOfSupply', when: (_, unit) => unit.supply !== 'full' },
  {
    kind: 'orderFailed',
    when: (state, unit) =>
      state.sheets.some(sheet => sheet.unit === unit.id && sheet.result === 'failed'),
  },
  { kind: 'pioneers', when: (_, unit) => unit.hasPioneers },
  {
    kind: 'abandoned',
    when: (_, unit) => unit.arm === 'artillery' && unit.figures === 0 && unit.guns.length > 0,
  },
]

/** [BA-4.1.1-02] [BA-5.3.2-01] Until the battle ends, and while it is fit for its attack. */
function isAttacking(state: State, unit: Unit): boolean {
  if (state.outcome || isDisordered(unit)) return false
  return state.attacks.some(row => row.unit === unit.id)
}

export function unitBadges(state: State, unit: Unit): Badge[] {
  return marks
    .filter(mark => mark.when(state, unit))
    .map(mark => ({
      kind: mark.kind,
      label: { key: `ba.badge.${mark.word?.(unit) ?? mark.kind}` },
    }))
}
