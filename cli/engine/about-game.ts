import type { Words } from '@grognard/board/words/index.ts'
import { eventMarks, jsonSchemaOf, resignation, tallyShape, umpiresEvents } from '@grognard/umpire'
import type { Game, JsonSchema, Language, OptionSpec, Shape, UnitNames } from '@grognard/umpire'
import { orderKinds } from '../games.ts'
import { EngineError } from './errors.ts'
import type { Requests } from './requests.ts'

/** What a game is called, what can be played of it and what can be chosen. */
export function aboutGame(game: Game, language: Language): object {
  const own = (scenario: string): Record<string, OptionSpec> => ({
    ...game.scenarios[scenario]?.options,
  })
  const scenarios = Object.keys(game.scenarios)
  return {
    id: game.id,
    edition: game.rulebook.edition,
    title: game.title[language],
    scenarios,
    options: game.options,
    scenarioOptions: Object.fromEntries(scenarios.map(id => [id, own(id)])),
  }
}

/** JSON Schema of a ruleset's states, of its orders and of its events, or of one of the three. */
export function schemaFor(game: Game, words: Words, { of, kind }: Requests['schema']): object {
  const units = unitNames(game, words)
  const parts = {
    state: () => game.stateShape && jsonSchemaOf(game.stateShape, units),
    orders: () => eachKind(kindsOfOrder(game), kind, one => recordOf(one, game.shape(one), units)),
    events: () => {
      if (!game.eventShapes) return null
      const shapes = { ...game.eventShapes, ...umpiresEvents }
      return eachKind(Object.keys(shapes), kind, one =>
        recordOf(one, { ...shapes[one], ...marks }, units),
      )
    },
  }
  if (of !== undefined) return { [of]: parts[of]() }
  if (kind !== undefined) throw new EngineError('malformed', 'expected "orders" or "events"', 'of')
  return { state: parts.state(), orders: parts.orders(), events: parts.events() }
}

/** What an event bears beside its own fields: `tally` and `rules` in answers, not in files. */
const marks: Record<string, Shape> = {
  ...eventMarks,
  tally: { ...tallyShape, mayLack: true },
  rules: { type: 'list', of: { type: 'text' }, mayLack: true },
}

/** Every kind of order that is taken, the umpire's own too. */
export function kindsOfOrder(game: Game): string[] {
  return [...orderKinds(game), resignation.kind]
}

function eachKind(
  kinds: readonly string[],
  only: string | undefined,
  schemaOf: (kind: string) => JsonSchema,
): JsonSchema {
  if (only !== undefined && !kinds.includes(only))
    throw new EngineError('unknownKind', `the kinds are ${kinds.join(', ')}`, 'kind')
  const chosen = only === undefined ? kinds : [only]
  return Object.fromEntries(chosen.map(kind => [kind, schemaOf(kind)]))
}

function recordOf(kind: string, fields: Record<string, Shape>, units: UnitNames): JsonSchema {
  const word: Shape = { type: 'text', values: [kind] }
  return jsonSchemaOf({ type: 'record', fields: { kind: word, ...fields } }, units)
}

/** Lengths in parts of what the game's own ruler counts in. */
function unitNames(game: Game, words: Words): UnitNames {
  const [scenario = ''] = Object.keys(game.scenarios)
  const { size, key } = game.picture(game.prepare(scenario)).measure
  return {
    length: size === 1 ? words.say({ key }) : `1/${size} ${words.say({ key })}`,
    angle: '1/100 degree',
  }
}
