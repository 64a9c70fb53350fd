import { AttachmentRefused } from '@grognard/umpire'
import type { Json, Options, OptionSpec, Scenario } from '@grognard/umpire'
import { readOptions, scenarioOptions } from '../model/options.ts'
import type { State } from '../model/state.ts'
import { refused } from '../words.ts'
import { bornhoved } from './bornhoved/index.ts'
import { crossroadsFarm } from './crossroads-farm/index.ts'
import { anyCommanders, commandersFor, commandersOptions, seatsFor } from './commanders.ts'
import { isScenarioFile, scenarioShape } from './file-shape.ts'
import type { ScenarioFile } from './file.ts'
import { stateFrom } from './from-file.ts'
import { hougoumont } from './hougoumont/index.ts'
import { plancenoit } from './plancenoit/index.ts'
import { judgeFile } from './refusals.ts'
import { sehested } from './sehested/index.ts'

/** [BA-1.1.9-01] A shorter battle than the scenario's own; 0 leaves it as it is. */
const turns: OptionSpec = { rule: 'BA-1.1.9-01', default: 0, from: 0, to: 40 }

const choices = { ...scenarioOptions, turns }

/** [BA-1.1.9-01] The battle of a scenario file. AttachmentRefused with all that the rules find in it. */
function begun(id: string, file: ScenarioFile, options: Options): State {
  const turns = Number(options.turns) || file.turns
  const state = stateFrom(id, { ...file, turns }, readOptions(options))
  state.commanders = commandersFor(file, options)
  const ruling = judgeFile(file, state)
  if (!ruling.allowed) throw new AttachmentRefused(ruling)
  return state
}

function shipped(id: string, file: ScenarioFile): Scenario<State> {
  return {
    title: file.title,
    options: { ...choices, ...commandersOptions(file) },
    seats: options => seatsFor(file, options),
    begin: options => begun(id, file, options),
  }
}

/** A scenario of a player's own, brought as a paper; the training ground where none is brought. */
const own: Scenario<State> = {
  title: 'ba.scenario.own',
  options: { ...choices, ...anyCommanders },
  attachments: { scenario: scenarioShape },
  seats: (options, { scenario } = {}) =>
    seatsFor(isScenarioFile(scenario) ? scenario : crossroadsFarm, options),
  begin: (options, attachments) => begun('own', ownFile(attachments), options),
}

function ownFile({ scenario }: Record<string, Json>): ScenarioFile {
  if (scenario === undefined) return crossroadsFarm
  if (isScenarioFile(scenario)) return scenario
  throw new AttachmentRefused(refused('BA-1.1.9-01', 'ba.refuse.fileMalformed'))
}

/** The training fight first, then the battles by size, then a player's own. */
export const scenarios: Record<string, Scenario<State>> = {
  'crossroads-farm': shipped('crossroads-farm', crossroadsFarm),
  bornhoved: shipped('bornhoved', bornhoved),
  hougoumont: shipped('hougoumont', hougoumont),
  sehested: shipped('sehested', sehested),
  plancenoit: shipped('plancenoit', plancenoit),
  own,
}
