import { readOptions as read } from '@grognard/umpire/options.ts'
import type { OptionsOf } from '@grognard/umpire/options.ts'
import type { Options } from '@grognard/umpire'
import type { OptionSpec } from '@grognard/umpire/ruleset.ts'
import type { RuleId } from './rulebook.ts'

/** What the players agree on before the battle: the game, its rules of 1998, rulings they may differ on. */
export const options = {
  game: { rule: 'WS-005', default: 'battleRules', values: ['battleRules', 'advanced', 'basic'] },
  frigatesSpared: { rule: 'WS-157', default: true },
  seasonedCrews: { rule: 'WS-022', default: true },
  followInTheWake: { rule: 'WS-089', default: true },
  crabMove: { rule: 'WS-070', default: true },
  momentum: { rule: 'WS-083', default: true },
  battleMelee: { rule: 'WS-122', default: true },
  signals: { rule: 'WS-047', default: true },
  windEveryTurn: { rule: 'WS-041', default: true },
  specialRake: { rule: 'WS-172', default: true },
  twoFireDice: { rule: 'WS-180', default: true },
  timedMoves: { rule: 'WS-245', default: false, timesSteps: true },
  timeAllowed: { rule: 'WS-245', default: 'asRuled', values: ['asRuled', 'half', 'double'] },
  leaderCasualties: { rule: 'WS-190', default: true },
  fallenRiggingByDie: { rule: 'WS-187', default: true },
  towing: { rule: 'WS-108', default: true },
  lossOfRigging: { rule: 'WS-210', default: true },
  blockedWind: { rule: 'WS-105', default: true },
  explodingShips: { rule: 'WS-203', default: true },
  foreAndAft: { rule: 'WS-078', default: true },
  copper: { rule: 'WS-069', default: true },
  signalMode: { rule: 'WS-051', default: 'codes', values: ['codes', 'words'] },
  signalSight: { rule: 'WS-049', default: 'withRepeaters', values: ['withRepeaters', 'always'] },
  sparedFrigateBlocks: { rule: 'WS-157', default: false },
  automaticDefence: { rule: 'WS-124', default: 'anyParty', values: ['anyParty', 'aimedParty'] },
  boardersLoss: { rule: 'WS-171', default: 'withCrewHit', values: ['withCrewHit', 'everyHit'] },
  explosionNumber: { rule: 'WS-203', default: 'difference', values: ['difference', 'rakeNumber'] },
} as const satisfies Record<string, OptionSpec & { rule: RuleId }>

export type WsOptions = OptionsOf<typeof options>

export const readOptions = (chosen: Options): WsOptions => read(options, chosen)

type Switch = {
  [Name in keyof WsOptions]: WsOptions[Name] extends boolean ? Name : never
}[keyof WsOptions]

/** [WS-001] [WS-002] [WS-005] The rules of 1998 and the six optional ones are played in that game alone. */
export function isOn(options: WsOptions, rule: Switch): boolean {
  return options.game === 'battleRules' && options[rule]
}
