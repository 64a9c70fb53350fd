import { catalogue } from '@grognard/rulesets'
import {
  BadDie,
  BattleFileError,
  DiceNeeded,
  EndlessDice,
  excerpt,
  isRecord,
  Malformed,
  pathTo,
} from '@grognard/umpire'
import type { Language, Seat } from '@grognard/umpire'
import { writeLine } from '../terminal.ts'
import { EngineError } from './errors.ts'
import { linesIn, LONGEST_LINE, notUtf8, tooLong } from './lines.ts'
import type { Line } from './lines.ts'
import { newOpenBattles } from './open-battles.ts'
import { diceWanting } from './real-dice.ts'
import { isVerb, requestFor, verbs } from './requests.ts'
import type { Verb } from './requests.ts'
import { answers } from './verbs.ts'
import type { Engine } from './seen.ts'

/** Records and lists within each other in a request. */
const DEEPEST = 64

/** Characters of an id. */
const LONGEST_ID = 100

/** The answer to one line, as one line. Never throws. */
export function answerTo(engine: Engine, line: Line): string {
  let id: Id = null
  try {
    const { id: given = null, do: verb, ...fields } = recordIn(line)
    id = idFrom(given)
    if (!isVerb(verb)) throw noSuchVerb(verb)
    return JSON.stringify({ id, ok: answered(engine, verb, fields) })
  } catch (error) {
    return JSON.stringify({ id, error: errorOf(engine, error) })
  }
}

/** What a verb answers that does more than look things up here; undefined where it is as any other. */
export type OwnVerbs = (
  verb: string,
  fields: Record<string, unknown>,
) => Promise<object> | undefined

/** The answer to one line where some verbs are answered elsewhere. Never rejects. */
export async function answerElsewhere(engine: Engine, line: Line, own: OwnVerbs): Promise<string> {
  let id: Id = null
  try {
    const { id: given = null, do: verb, ...fields } = recordIn(line)
    id = idFrom(given)
    if (!isVerb(verb)) throw noSuchVerb(verb)
    const elsewhere = own(verb, fields)
    const ok = elsewhere ? await elsewhere : answered(engine, verb, fields)
    return JSON.stringify({ id, ok })
  } catch (error) {
    return JSON.stringify({ id, error: errorOf(engine, error) })
  }
}

type Id = string | number | null

/** What is repeated with the answer is short, and never a list or record that would be written out. */
function idFrom(given: unknown): Id {
  const isText = typeof given === 'string' && given.length <= LONGEST_ID
  const isWhole = typeof given === 'number' && Number.isSafeInteger(given)
  if (isText || isWhole || given === null) return given
  const message = `expected text of at most ${LONGEST_ID} characters, a whole number or null`
  throw new EngineError('malformed', message, 'id')
}

function answered<V extends Verb>(
  engine: Engine,
  verb: V,
  fields: Record<string, unknown>,
): object {
  return answers[verb](engine, requestFor(verb, fields))
}

function recordIn(line: Line): Record<string, unknown> {
  if (line === tooLong) throw new EngineError('tooLong', `a line has at most ${LONGEST_LINE} bytes`)
  if (line === notUtf8) throw new EngineError('malformed', 'the line is no UTF-8')
  const value = jsonIn(line)
  if (!isRecord(value)) throw new EngineError('malformed', 'expected one JSON record a line')
  const deep = firstDeeper(value, DEEPEST)
  if (deep === null) return value
  throw new EngineError(
    'malformed',
    `expected at most ${DEEPEST} lists and records within each other`,
    deep,
  )
}

/** The field of the record in which values nest deeper; null where none does. */
function firstDeeper(record: Record<string, unknown>, deepest: number): string | null {
  const deep = Object.entries(record).find(([, value]) => isDeeper(value, deepest - 1))
  return deep ? excerpt(deep[0]) : null
}

function isDeeper(value: unknown, deepest: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return deepest === 0 || Object.values(value).some(part => isDeeper(part, deepest - 1))
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new EngineError('malformed', `the line is no JSON: ${excerpt(why)}`)
  }
}

function noSuchVerb(verb: unknown): EngineError {
  if (typeof verb !== 'string') return new EngineError('malformed', 'expected text', 'do')
  return new EngineError('unknownVerb', `the verbs are ${verbs.join(', ')}`, 'do')
}

function errorOf(engine: Engine, error: unknown): object {
  const { code, message, at, more } = faultOf(engine, error)
  return { code, message, at, ...more }
}

/**
 * What the umpire throws at bad input has a code of its own; anything else is a fault of the rules,
 * of which an engine of one seat says no more, for it may name what is hidden.
 */
function faultOf({ battles }: Engine, error: unknown): EngineError {
  if (error instanceof EngineError) return error
  if (error instanceof BattleFileError) return new EngineError('badFile', error.message, error.at)
  if (error instanceof Malformed) {
    const { at, found } = error.detail
    return new EngineError('badState', error.message, pathTo('state', at), { found })
  }
  if (error instanceof DiceNeeded) return diceWanting(error, 0)
  if (error instanceof BadDie)
    return new EngineError('badDie', error.message, `dice[${error.position - 1}]`)
  if (error instanceof EndlessDice) return new EngineError('badDice', error.message, 'dice')
  if (battles.seat !== null) return new EngineError('failed', 'the rules failed at this request')
  return new EngineError('failed', excerpt(error instanceof Error ? error.message : String(error)))
}

/** Answers each line with one line, in order, until the input ends; `most` battles may be open. */
export async function runEngine(language: Language, seat?: Seat, most?: number): Promise<number> {
  const engine: Engine = { catalogue, battles: newOpenBattles(seat ?? null, most), language }
  for await (const line of linesIn(process.stdin)) {
    if (typeof line !== 'string' || line.trim() !== '') await writeLine(answerTo(engine, line))
  }
  return 0
}
