import { faultIn } from '@grognard/umpire'
import type { Json } from '@grognard/umpire'
import type { ScenarioFile } from './file.ts'
import { scenarioShape } from './file-shape.ts'

/** Whether a paper is a scenario file that is well formed. */
export function isScenarioFile(value: Json | undefined): value is ScenarioFile & Json {
  return faultIn(scenarioShape, value) === null
}
