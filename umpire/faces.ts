import type { Game } from './game.ts'
import { firstDifference } from './json.ts'
import type { Json } from './kind.ts'
import { plainly } from './message.ts'
import type { Catalogue, Faces, Language, Message, Value } from './message.ts'
import type { Playable } from './playable.ts'
import type { Options } from './kind.ts'

interface Faced {
  /** The game as it is without names of one battle. */
  plain: Game
  faces: Faces
}

const known = new WeakMap<Game, Faced>()

/**
 * The game with the names that seats and pieces have in this battle. They stand in its catalogues, so
 * that whatever says a sentence with them says the names, and nothing of them is stored. The same
 * game where nothing has changed.
 */
export function withFaces(game: Game, state: Playable, attachments: Record<string, Json>): Game {
  const { plain, faces: before } = known.get(game) ?? { plain: game, faces: {} }
  const faces = plain.faces(state, attachments)
  if (firstDifference(faces, before) === null) return game
  const faced = named(plain, faces)
  known.set(faced, { plain, faces })
  return faced
}

/** What a battle is set up by. */
interface SetUp {
  scenario: string
  options: Options
  papers: Record<string, Json>
}

/** The game with the names of a battle that is set up so; as it is, where none can be. */
export function withFacesBefore(game: Game, { scenario, options, papers }: SetUp): Game {
  try {
    return withFaces(game, game.prepare(scenario, options, papers), papers)
  } catch {
    return game
  }
}

/** The catalogues are put together when they are first read: search and tests never do. */
function named(plain: Game, faces: Faces): Game {
  let messages: Record<Language, Catalogue> | null = null
  return {
    ...plain,
    get messages() {
      messages ??= namedIn(plain.messages, faces)
      return messages
    },
  }
}

function namedIn(messages: Record<Language, Catalogue>, faces: Faces): Record<Language, Catalogue> {
  const ofLanguage = (language: Language): Catalogue => ({
    ...messages[language],
    ...sentencesOf(faces, { ...messages.en, ...messages[language] }),
  })
  return { en: ofLanguage('en'), de: ofLanguage('de'), da: ofLanguage('da') }
}

function sentencesOf(faces: Faces, catalogue: Catalogue): Catalogue {
  const said = (face: Message): string => literally(plainly(catalogue, face))
  const sentences = Object.entries(faces).flatMap(([key, face]) => [
    [key, said(face)],
    ...(isSide(key) ? [[`${key}.sentence`, said(withinSentence(face, catalogue))]] : []),
  ])
  return Object.fromEntries(sentences)
}

/** A seat, or a side that several seats share. */
const isSide = (key: string): boolean => key.startsWith('seat.') || key.includes('.side.')

/** With the article that a name has within a sentence, where the catalogue tells one. */
function withinSentence({ key, values = {} }: Message, catalogue: Catalogue): Message {
  const own = `${key}.sentence`
  const inner = Object.entries(values).map(([name, value]): [string, Value] => [
    name,
    typeof value === 'object' ? withinSentence(value, catalogue) : value,
  ])
  return { key: Object.hasOwn(catalogue, own) ? own : key, values: Object.fromEntries(inner) }
}

/** As a sentence that says just that, whatever signs a player's own words have. */
function literally(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[{}<>]+/g, "'$&'")
}
