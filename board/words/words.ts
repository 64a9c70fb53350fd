import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue, Language, Message, Reason, Value, Values } from '@grognard/umpire'

/** Messages put into the sentences of one language. */
export interface Words {
  readonly language: Language
  /** The sentence; the key itself where no catalogue has one or a value is missing. */
  say(message: Message): string
  /** A refusal or a line of a tally as a sentence, without its rule id. */
  explain(reason: Reason): string
  /** The name under `GROUP.ID`, such as `seat.red`; the id itself where there is none. */
  name(group: string, id: string): string
  has(key: string): boolean
}

/**
 * Of several catalogues the first that has a key gives its sentence. A name that saved battles hold is
 * shown as what stands under `face.NAME`, where there is one. A side that has an article within a
 * sentence has it under `seat.ID.sentence`.
 */
export function createWords(language: Language, catalogues: readonly Catalogue[]): Words {
  const formats = new Map<string, IntlMessageFormat | null>()
  const has = (key: string): boolean => catalogues.some(catalogue => Object.hasOwn(catalogue, key))
  const formatOf = (key: string): IntlMessageFormat | null => {
    const known = formats.get(key)
    if (known !== undefined) return known
    const format = compiled(language, textOf(catalogues, key))
    formats.set(key, format)
    return format
  }
  const say = (message: Message): string => {
    const format = formatOf(message.key)
    if (!format) return message.key
    const sentence = textOf(catalogues, message.key) ?? ''
    return filled(format, message, (value, name) =>
      typeof value === 'object' ? spokenIn(sentence, value, name) : facesOf(value),
    )
  }
  const spokenIn = (sentence: string, value: Message, name: string): string => {
    const within = `${value.key}.sentence`
    if (!fullSentence.test(sentence) || !has(within)) return say(value)
    const spoken = say({ ...value, key: within })
    return opensSentence(sentence, name) ? capital(spoken) : spoken
  }
  const faceOf = (text: string): string =>
    has(`face.${text}`) ? say({ key: `face.${text}` }) : text
  const facesOf = (value: string): string => value.split(', ').map(faceOf).join(', ')
  const name = (group: string, id: string): string =>
    has(`${group}.${id}`) ? say({ key: `${group}.${id}` }) : id
  const shortened = (names: readonly string[]): string => {
    const more = names.length - MOST_NAMES
    const known = names.slice(0, MOST_NAMES).join(', ')
    if (more <= 0) return names.join(', ')
    return say({ key: 'umpire.someOf', values: { names: known, more } })
  }
  const explain = (reason: Reason): string => say(messageOf(reason, name, shortened))
  return { language, say, has, name, explain }
}

function textOf(catalogues: readonly Catalogue[], key: string): string | undefined {
  return catalogues.find(catalogue => Object.hasOwn(catalogue, key))?.[key]
}

/** A sentence with a slip in its syntax is shown as its key rather than stopping the battle. */
function compiled(language: Language, text: string | undefined): IntlMessageFormat | null {
  if (text === undefined) return null
  try {
    return new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
  } catch {
    return null
  }
}

function filled(
  format: IntlMessageFormat,
  message: Message,
  textOf: (value: string | Message, name: string) => string,
): string {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(message.values ?? {}))
    values[name] = typeof value === 'number' ? toATenth(value) : textOf(value, name)
  try {
    return withMinus(String(format.format(values)).replace(doubleStop, '.'))
  } catch {
    return message.key
  }
}

/** Ends with its full stop, or with a full stop and whole sentences that are filled in. */
const fullSentence = /\.(?:\{\w+\})*$/

const opensSentence = (sentence: string, name: string): boolean =>
  sentence.trimStart().startsWith(`{${name}}`) || sentence.includes(`. {${name}}`)

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** With the true minus sign before numbers below zero; a hyphen in a name or an address, and what is quoted, stay. */
export function withMinus(text: string): string {
  return text.replaceAll(addressOrHyphen, found => (found === '-' ? '−' : found))
}

/** A link's token may hold “/-6”. */
const addressOrHyphen = /\w+:\/\/\S+|(?<=^|[\s(/–≤≥±×])-(?=\d)/gu

/** A name that ends in a full stop, such as “2. Bat.”, takes that of its sentence along. */
const doubleStop = /(?<!\.)\.\.$/

/** Nobody measures finer than a tenth. */
const toATenth = (value: number): number => Math.round(value * 10) / 10

/** Of a longer list of names, such as the orders that a step allows, so many are told. */
const MOST_NAMES = 5

type NameOf = (group: string, id: string) => string
type Listed = (names: readonly string[]) => string

/** The ids that the umpire's own refusals carry, and the group that names them. */
const groups: Record<string, string> = {
  seat: 'seat',
  waiting: 'seat',
  step: 'step',
  asks: 'order',
  order: 'order',
}

function messageOf(reason: Reason, name: NameOf, listed: Listed): Message {
  if (!reason.values) return { key: reason.message }
  const isUmpires = reason.message.startsWith('umpire.')
  return {
    key: reason.message,
    values: isUmpires ? named(reason.values, name, listed) : reason.values,
  }
}

function named(values: Values, name: NameOf, listed: Listed): Values {
  const entries = Object.entries(values).map(([key, value]): [string, Value] => {
    const group = groups[key]
    if (group === undefined || typeof value !== 'string') return [key, value]
    return [key, listed(value.split(', ').map(id => name(group, id)))]
  })
  return Object.fromEntries(entries)
}
