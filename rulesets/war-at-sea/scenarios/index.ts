import type { Options, OptionSpec, Scenario } from '@grognard/umpire'
import { readOptions } from '@grognard/umpire/options.ts'
import type { State } from '../model/state.ts'
import { battleFrom } from './build.ts'
import type { Blueprint } from './build.ts'
import { commandersOptions, seatsFor } from './commanders.ts'
import { coralSea } from './carrier-battles.ts'
import { barentsSea } from './convoy.ts'
import { meetingEngagement } from './fleet-battles.ts'
import { freeBattle } from './free-battle.ts'
import { guadalcanal } from './guadalcanal.ts'
import { own } from './own-battle.ts'
import { denmarkStrait, riverPlate } from './surface-actions.ts'

export const scenarios: Record<string, Scenario<State>> = {
  'river-plate': scenarioOf(riverPlate),
  'denmark-strait': scenarioOf(denmarkStrait),
  'coral-sea': scenarioOf(coralSea),
  'barents-sea': scenarioOf(barentsSea),
  guadalcanal: scenarioOf(guadalcanal),
  'meeting-engagement': scenarioOf(meetingEngagement),
  'free-battle': freeBattle,
  own,
}

/** [WAS-164] Each scenario's own number of turns, which the players may change. */
function scenarioOf(blueprint: Blueprint): Scenario<State> {
  const { id, rules } = blueprint
  const turnLimit: OptionSpec = { rule: 'WAS-164', default: rules.turnLimit, from: 1, to: 60 }
  return {
    title: `was.scenario.${id}`,
    options: { turnLimit, ...commandersOptions(blueprint.units) },
    seats: chosen => seatsFor(blueprint.units, chosen),
    begin: chosen => battleFrom({ ...blueprint, rules: limited(rules, turnLimit, chosen) }, chosen),
  }
}

function limited(rules: Blueprint['rules'], spec: OptionSpec, { turnLimit }: Options) {
  const read = readOptions({ turnLimit: spec }, turnLimit === undefined ? {} : { turnLimit })
  return { ...rules, turnLimit: Number(read.turnLimit) }
}
