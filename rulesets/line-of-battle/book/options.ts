import { readOptions as read } from '@grognard/umpire/options.ts'
import type { OptionsOf } from '@grognard/umpire/options.ts'
import type { Options } from '@grognard/umpire/kind.ts'
import type { OptionSpec } from '@grognard/umpire/ruleset.ts'
import type { RuleId } from './rulebook.ts'

/** What the players agree on before the battle: optional rules, then rulings they may differ on. */
export const options = {
  actionPoints: { rule: 'LOB-020', default: false },
  noGo30: { rule: 'LOB-066', default: false },
  targetSize: { rule: 'LOB-139', default: false },
  nations: { rule: 'LOB-240', default: false },
  career: { rule: 'LOB-250', default: false },
  moralePass: { rule: 'LOB-201', default: 'lt', values: ['lt', 'lte'] },
  weatherShift: { rule: 'LOB-208', default: 'quality', values: ['quality', 'literal'] },
  criticalOn: { rule: 'LOB-135', default: 'modified', values: ['modified', 'natural'] },
  criticalOtherAmmo: { rule: 'LOB-143', default: 'double', values: ['double', 'normal'] },
  failedRescueFallsBackTo: { rule: 'LOB-110', default: 'normal', values: ['normal', 'double'] },
  counterFire: {
    rule: 'LOB-156',
    default: 'oncePerBattery',
    values: ['oncePerBattery', 'oncePerShip'],
  },
  multipliers: { rule: 'LOB-138', default: 'multiply', values: ['multiply', 'add'] },
  windToleranceDeg: { rule: 'LOB-065', default: 15, values: [5, 15, 45] },
  resultLabels: { rule: 'LOB-219', default: 'corrected', values: ['corrected', 'printed'] },
  hullsBlockFire: { rule: 'LOB-130', default: true },
  convoyExit: { rule: 'LOB-S-2', default: 'ahead', values: ['ahead', 'anyEdge', 'notEntryEdge'] },
  tieInMelee: { rule: 'LOB-163', default: 'reroll', values: ['reroll'] },
  measure: { rule: 'LOB-004', default: 'inch', values: ['inch', 'metric'] },
  /** The denominator of the models' scale; shown distances are multiplied by 1200 over it. */
  scale: { rule: 'LOB-003', default: 1200, from: 300, to: 6000 },
} as const satisfies Record<string, OptionSpec & { rule: RuleId }>

export type LobOptions = OptionsOf<typeof options>

export const readOptions = (chosen: Options): LobOptions => read(options, chosen)
