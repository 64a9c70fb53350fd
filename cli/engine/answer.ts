import { BadDie, BattleFileFault, isRecord, Malformed } from '@grognard/umpire'
import { EngineFault } from './faults.ts'
import { isVerb, requestFor, verbs } from './requests.ts'
import type { Verb } from './requests.ts'
import { answers } from './verbs.ts'
import type { Engine } from './verbs.ts'

/** The answer to one line, as one line. Never throws. */
export function answerTo(engine: Engine, line: string): string {
  let id: unknown = null
  try {
    const { id: given = null, do: verb, ...fields } = recordIn(line)
    id = given
    if (!isVerb(verb)) throw noSuchVerb(verb)
    return JSON.stringify({ id, ok: answered(engine, verb, fields) })
  } catch (error) {
    return JSON.stringify({ id, error: errorOf(error) })
  }
}

function answered<V extends Verb>(
  engine: Engine,
  verb: V,
  fields: Record<string, unknown>,
): object {
  return answers[verb](engine, requestFor(verb, fields))
}

function recordIn(line: string): Record<string, unknown> {
  const value = jsonIn(line)
  if (isRecord(value)) return value
  throw new EngineFault('malformed', 'expected one JSON record a line')
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new EngineFault('malformed', `the line is no JSON: ${why}`)
  }
}

function noSuchVerb(verb: unknown): EngineFault {
  if (typeof verb !== 'string') return new EngineFault('malformed', 'expected text', 'do')
  return new EngineFault('unknownVerb', `the verbs are ${verbs.join(', ')}`, 'do')
}

function errorOf(error: unknown): object {
  const { code, message, at, more } = faultOf(error)
  return { code, message, at, ...more }
}

/** What the umpire throws at bad input has a code of its own; anything else is a fault of the rules. */
function faultOf(error: unknown): EngineFault {
  if (error instanceof EngineFault) return error
  if (error instanceof BattleFileFault) return new EngineFault('badFile', error.message, error.at)
  if (error instanceof Malformed) return new EngineFault('badState', error.message, error.fault.at)
  if (error instanceof BadDie)
    return new EngineFault('badDie', error.message, `dice[${error.position - 1}]`)
  return new EngineFault('failed', error instanceof Error ? error.message : String(error))
}
