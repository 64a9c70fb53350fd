/** A key of the language catalogue with its values; a value may be a message of its own. */
export interface Message<Key extends string = string> {
  key: Key
  values?: Values
}

export type Value = string | number | Message
export type Values = Record<string, Value>

/** The rule that a line says it rests on, its value named `rule`; empty where it names none. */
export function ruleIn({ values }: Message): string {
  const rule = values?.rule
  return typeof rule === 'string' ? rule : ''
}

/** The line with the rule that it rests on, unless it names one itself or there is none. */
export function withRule(message: Message | null, rule: string | null): Message | null {
  if (!message || rule === null) return message
  return { ...message, values: { rule, ...message.values } }
}

/**
 * Several values as one phrase, "north, east": `more` is the key of a sentence that puts {more} after
 * {list}, `none` stands for no value at all. Half is joined to half, so that a phrase of forty names is
 * only a few messages deep.
 */
export function joinList<Item extends Value>(
  items: readonly Item[],
  more: string,
  none: Item,
): Item | Message {
  const [first, ...rest] = items
  if (first === undefined) return none
  if (rest.length === 0) return first
  const half = Math.ceil(items.length / 2)
  const [before, after] = [items.slice(0, half), items.slice(half)]
  const values = { list: joinList(before, more, none), more: joinList(after, more, none) }
  return { key: more, values }
}

/** Names as a sentence lists them, "Ajax, 2 × Orion and Bellona"; '' where there are none. */
export function joinNames(given: readonly Value[]): Value {
  const names = counted(given)
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return { key: 'umpire.and', values: { names: listOf(names.slice(0, -1)), last } }
}

/** A name that comes more than once stands once, where it first came, with its number. */
function counted(names: readonly Value[]): Value[] {
  const found = new Map<string, { name: Value; count: number }>()
  for (const name of names) {
    const key = JSON.stringify(name)
    found.set(key, { name, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].map(({ name, count }) =>
    count === 1 ? name : { key: 'umpire.times', values: { name, count } },
  )
}

function listOf(names: readonly Value[]): Value {
  const isPlain = names.every(name => typeof name === 'string')
  return isPlain ? names.join(', ') : joinList(names, 'umpire.list', '')
}

export type Language = 'en' | 'de' | 'da'
export const languages: readonly Language[] = ['en', 'de', 'da']

/** One language's sentences by key, in ICU message syntax. */
export type Catalogue = Record<string, string>

/** The sentences in another language: none is missing, none is added. */
export type Translated<English> = { [Key in keyof English]: string }

/** The sentence of a message whose values, and those within it, stand in it as they are. */
export function plainly(catalogue: Catalogue, { key, values = {} }: Message): string {
  const sentence = catalogue[key] ?? key
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'object' ? plainly(catalogue, value) : String(value)
  })
}

/** What stands for a sentence of the catalogue in one battle, by its key: `seat.a` is USS Constitution. */
export type Faces = Record<string, Message>
