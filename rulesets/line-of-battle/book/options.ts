import { withDefaults } from '@grognard/umpire/options.ts'
import type { Options, OptionSpec, OptionValue } from '@grognard/umpire/ruleset.ts'
import type { RuleId } from './rulebook.ts'

/** What the players agree on before the battle: optional rules, then rulings they may differ on. */
export interface LobOptions {
  actionPoints: boolean
  noGo30: boolean
  targetSize: boolean
  nations: boolean
  career: boolean
  moralePass: (typeof values.moralePass)[number]
  weatherShift: (typeof values.weatherShift)[number]
  criticalOn: (typeof values.criticalOn)[number]
  criticalOtherAmmo: (typeof values.criticalOtherAmmo)[number]
  failedRescueFallsBackTo: (typeof values.failedRescueFallsBackTo)[number]
  counterFire: (typeof values.counterFire)[number]
  multipliers: (typeof values.multipliers)[number]
  windToleranceDeg: (typeof values.windToleranceDeg)[number]
  resultLabels: (typeof values.resultLabels)[number]
  hullsBlockFire: boolean
  convoyExit: (typeof values.convoyExit)[number]
  tieInMelee: (typeof values.tieInMelee)[number]
  measure: (typeof values.measure)[number]
  /** The denominator of the models' scale; shown distances are multiplied by 1200 over it. */
  scale: number
}

const values = {
  moralePass: ['lt', 'lte'],
  weatherShift: ['quality', 'literal'],
  criticalOn: ['modified', 'natural'],
  criticalOtherAmmo: ['double', 'normal'],
  failedRescueFallsBackTo: ['normal', 'double'],
  counterFire: ['oncePerBattery', 'oncePerShip'],
  multipliers: ['multiply', 'add'],
  windToleranceDeg: [5, 15, 45],
  resultLabels: ['corrected', 'printed'],
  convoyExit: ['ahead', 'anyEdge', 'notEntryEdge'],
  tieInMelee: ['reroll'],
  measure: ['inch', 'metric'],
} as const

interface LobOption extends OptionSpec {
  rule: RuleId
}

export const options: Record<keyof LobOptions, LobOption> = {
  actionPoints: { rule: 'LOB-020', default: false },
  noGo30: { rule: 'LOB-066', default: false },
  targetSize: { rule: 'LOB-139', default: false },
  nations: { rule: 'LOB-240', default: false },
  career: { rule: 'LOB-250', default: false },
  moralePass: { rule: 'LOB-201', default: 'lt', values: values.moralePass },
  weatherShift: { rule: 'LOB-208', default: 'quality', values: values.weatherShift },
  criticalOn: { rule: 'LOB-135', default: 'modified', values: values.criticalOn },
  criticalOtherAmmo: { rule: 'LOB-143', default: 'double', values: values.criticalOtherAmmo },
  failedRescueFallsBackTo: {
    rule: 'LOB-110',
    default: 'normal',
    values: values.failedRescueFallsBackTo,
  },
  counterFire: { rule: 'LOB-156', default: 'oncePerBattery', values: values.counterFire },
  multipliers: { rule: 'LOB-138', default: 'multiply', values: values.multipliers },
  windToleranceDeg: { rule: 'LOB-065', default: 15, values: values.windToleranceDeg },
  resultLabels: { rule: 'LOB-219', default: 'corrected', values: values.resultLabels },
  hullsBlockFire: { rule: 'LOB-130', default: true },
  convoyExit: { rule: 'LOB-S-2', default: 'ahead', values: values.convoyExit },
  tieInMelee: { rule: 'LOB-163', default: 'reroll', values: values.tieInMelee },
  measure: { rule: 'LOB-004', default: 'inch', values: values.measure },
  scale: { rule: 'LOB-003', default: 1200, from: 300, to: 6000 },
}

/** The options with their exact types, defaults filled in; a value out of its range throws. */
export function readOptions(chosen: Options): LobOptions {
  const full = withDefaults(options, chosen)
  return {
    actionPoints: isOn(full, 'actionPoints'),
    noGo30: isOn(full, 'noGo30'),
    targetSize: isOn(full, 'targetSize'),
    nations: isOn(full, 'nations'),
    career: isOn(full, 'career'),
    moralePass: oneOf(full, 'moralePass'),
    weatherShift: oneOf(full, 'weatherShift'),
    criticalOn: oneOf(full, 'criticalOn'),
    criticalOtherAmmo: oneOf(full, 'criticalOtherAmmo'),
    failedRescueFallsBackTo: oneOf(full, 'failedRescueFallsBackTo'),
    counterFire: oneOf(full, 'counterFire'),
    multipliers: oneOf(full, 'multipliers'),
    windToleranceDeg: oneOf(full, 'windToleranceDeg'),
    resultLabels: oneOf(full, 'resultLabels'),
    hullsBlockFire: isOn(full, 'hullsBlockFire'),
    convoyExit: oneOf(full, 'convoyExit'),
    tieInMelee: oneOf(full, 'tieInMelee'),
    measure: oneOf(full, 'measure'),
    scale: scaleOf(full),
  }
}

type Values = typeof values

function oneOf<Name extends keyof Values>(full: Options, name: Name): Values[Name][number] {
  const choices: readonly Values[Name][number][] = values[name]
  const found = choices.find(choice => choice === full[name])
  if (found === undefined) throw notPossible(name, full[name])
  return found
}

function isOn(full: Options, name: keyof LobOptions): boolean {
  const value = full[name]
  if (typeof value !== 'boolean') throw notPossible(name, value)
  return value
}

function scaleOf(full: Options): number {
  const { from = 1, to = 1 } = options.scale
  const value = full.scale
  const isScale = typeof value === 'number' && Number.isInteger(value)
  if (!isScale || value < from || value > to) throw notPossible('scale', value)
  return value
}

function notPossible(name: string, value: OptionValue | undefined): RangeError {
  return new RangeError(`The option ${name} cannot be ${value}.`)
}
