import type { Badge } from '@grognard/umpire'
import type { State, Unit } from '../state.ts'

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
  { kind: 'attacking', when: (state, unit) => state.attacks.some(row => row.unit === unit.id) },
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

export function unitBadges(state: State, unit: Unit): Badge[] {
  return marks
    .filter(mark => mark.when(state, unit))
    .map(mark => ({
      kind: mark.kind,
      label: { key: `ba.badge.${mark.word?.(unit) ?? mark.kind}` },
    }))
}
