import { plainly } from './message.ts'
import type { Catalogue, Language, Message, Value, Values } from './message.ts'
import type { Unit } from './kind.ts'

/** What is wrong with a record from outside. */
export interface ValidationError {
  /** Where, as `ships[2].class`; empty for the whole. */
  at: string
  /** What would be right, to be put into the words of a language. */
  expected: Message
  /** What stands there instead, in short; where it has been looked up. */
  found?: string
  /** What the numbers in `expected` count, where they count a measure. */
  unit?: Unit
}

const english = {
  'fault.at': '{at}: expected {expected}',
  'fault.whole': 'expected {expected}',
  'fault.nothing': 'null',
  'fault.yesNo': 'true or false',
  'fault.text': 'text',
  'fault.longest': 'at most {longest} characters',
  'fault.exactly': '"{value}"',
  'fault.oneOf': 'one of {values}',
  'fault.integer': 'a whole number',
  'fault.integerWithin': 'a whole number from {from} to {to}',
  'fault.integerInSteps': 'a whole number from {from} to {to} in steps of {step}',
  'fault.number': 'a number',
  'fault.numberWithin': 'a number from {from} to {to}',
  'fault.list': 'a list',
  'fault.fewest': 'at least {fewest} entries',
  'fault.most': 'at most {most} entries',
  'fault.record': 'a record',
  'fault.missing': 'a value; it is missing',
  'fault.fields': 'only the fields {fields}',
  'fault.noField': 'no such field; there are none',
  'fault.noPaper': 'no paper; this scenario takes none',
  'fault.papers': 'one of the papers {papers}',
  'fault.paperOfOther': 'no paper of this name here; {scenarios} takes one',
  'fault.plain': 'plain data, nested less deeply',
  'fault.state': 'what a state of {ruleset} holds',
  'fault.entry': 'an entry',
  'fault.event': 'an event with a kind',
  'fault.placed': 'the event "placed" at the end',
  'fault.even': 'as many y as x',
  'fault.distinct': 'a value that is not in the list before',
  'fault.ownName': 'a name that no other {sort} has',
  'fault.nameOf': 'the name of a {sort} that is there',
  'fault.step': 'one of the steps {steps}',
  'fault.loops': 'a list of {count} entries, one for each loop around the step',
  'fault.noLoop': 'no loop here; what it runs over is empty',
  'fault.seatOnce': 'one of the seats {seats}, each once',
  'fault.noSeats': 'an empty list; the battle has not begun',
  'fault.askingStep': 'a step that asks a seat',
  'fault.nobodyAsked': 'no seat; {step} asks nobody now',
  'fault.seatAsked': 'one that {step} asks now: {seats}',
  'fault.ownPlace': 'a place of its own; {other} stands there',
  'fault.asManyAs': 'as many entries as {of}, {count}',
  'fault.toGoWith': 'what goes with {field} = {value}',
  'fault.orderFor': 'a step at which {seat} has an order to give',
  'fault.playable': 'a state that the rules can play on from; they say: {why}',
  'fault.found': '{at}: expected {expected}, found {found}',
}

type Sentences = typeof english

/** What may be expected, by the end of its key. */
type Expected = Exclude<
  keyof Sentences extends `fault.${infer Name}` ? Name : never,
  'at' | 'whole' | 'found'
>

export function errorAt(at: string, what: Expected, values?: Values): ValidationError {
  const key = `fault.${what}`
  return { at: excerpt(at), expected: values ? { key, values } : { key } }
}

/** Characters of a value from outside that are told again. */
const LONGEST_ECHO = 200

/** A value from outside as it may be told again: plain text as it is, anything else as JSON; never long. */
export function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : textOf(value)
  return text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO - 1)}…` : text
}

/** Its beginning is enough, and the whole may be too deep to be written down. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}'
  }
}

/** The values with each text cut to what may be told again, also within messages. */
export function shortened(values: Values): Values {
  const short = (value: Value): Value => {
    if (typeof value === 'string') return excerpt(value)
    if (typeof value === 'number' || !value.values) return value
    return { ...value, values: shortened(value.values) }
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, short(value)]))
}

/** The whole sentence: where, and what would be right. */
export function messageOfError({ at, expected, found }: ValidationError): Message {
  if (found !== undefined) return { key: 'fault.found', values: { at: at || '–', expected, found } }
  return at === ''
    ? { key: 'fault.whole', values: { expected } }
    : { key: 'fault.at', values: { at, expected } }
}

/** The fault with what is found where it points, in the record that it is in. */
export function withFound(error: ValidationError, whole: unknown): ValidationError {
  let found: unknown = whole
  for (const [, name, index] of error.at.matchAll(/([^.[\]]+)|\[(\d+)\]/g))
    found = partOf(found, name ?? index ?? '')
  return { ...error, found: found === undefined ? '–' : excerpt(textOf(found)) }
}

function partOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name)
}

/** In English, for errors and programs. */
export function describeError(error: ValidationError): string {
  return plainly(english, messageOfError(error))
}

/** The sentences take plain values only, so that they can be filled without help. */
export const errorMessages: Record<Language, Catalogue & Sentences> = {
  en: english,
  de: {
    'fault.at': '{at}: erwartet wird {expected}',
    'fault.whole': 'erwartet wird {expected}',
    'fault.nothing': 'null',
    'fault.yesNo': 'true oder false',
    'fault.text': 'ein Text',
    'fault.longest': 'ein Text von höchstens {longest} Zeichen',
    'fault.exactly': '„{value}“',
    'fault.oneOf': 'einer der Werte {values}',
    'fault.integer': 'eine ganze Zahl',
    'fault.integerWithin': 'eine ganze Zahl von {from} bis {to}',
    'fault.integerInSteps': 'eine ganze Zahl von {from} bis {to} in Schritten von {step}',
    'fault.number': 'eine Zahl',
    'fault.numberWithin': 'eine Zahl von {from} bis {to}',
    'fault.list': 'eine Liste',
    'fault.fewest': 'eine Liste mit mindestens {fewest} Einträgen',
    'fault.most': 'eine Liste mit höchstens {most} Einträgen',
    'fault.record': 'ein Datensatz',
    'fault.missing': 'ein Wert',
    'fault.fields': 'nur eines der Felder {fields}',
    'fault.noField': 'kein solches Feld; es gibt keine',
    'fault.noPaper': 'keine Unterlage; dieses Szenario nimmt keine',
    'fault.papers': 'eine der Unterlagen {papers}',
    'fault.paperOfOther': 'hier keine Unterlage dieses Namens; eine nimmt {scenarios}',
    'fault.plain': 'einfache Daten, weniger tief verschachtelt',
    'fault.state': 'was ein Spielstand von {ruleset} enthält',
    'fault.entry': 'ein Eintrag',
    'fault.event': 'ein Ereignis mit einer Art',
    'fault.placed': 'das Ereignis „placed“ am Ende',
    'fault.even': 'so viele y wie x',
    'fault.distinct': 'ein Wert, der in der Liste noch nicht steht',
    'fault.ownName': 'ein Name, den sonst nichts dieser Art trägt ({sort})',
    'fault.nameOf': 'der Name von etwas Vorhandenem dieser Art ({sort})',
    'fault.step': 'einer der Schritte {steps}',
    'fault.loops': 'eine Liste mit {count} Einträgen, einem je Schleife um den Schritt',
    'fault.noLoop': 'hier keine Schleife; worüber sie läuft, ist leer',
    'fault.seatOnce': 'einer der Plätze {seats}, jeder einmal',
    'fault.noSeats': 'eine leere Liste; die Schlacht hat nicht begonnen',
    'fault.askingStep': 'ein Schritt, der einen Platz fragt',
    'fault.nobodyAsked': 'kein Platz; {step} fragt jetzt niemanden',
    'fault.seatAsked': 'einer, den {step} jetzt fragt: {seats}',
    'fault.ownPlace': 'eine eigene Stelle; dort steht {other}',
    'fault.asManyAs': 'so viele Einträge wie {of}, {count}',
    'fault.toGoWith': 'was zu {field} = {value} passt',
    'fault.orderFor': 'ein Schritt, an dem {seat} einen Befehl geben kann',
    'fault.playable': 'ein Spielstand, von dem die Regeln weiterspielen können; sie sagen: {why}',
    'fault.found': '{at}: erwartet wird {expected}, gefunden {found}',
  },
  da: {
    'fault.at': '{at}: forventet {expected}',
    'fault.whole': 'forventet {expected}',
    'fault.nothing': 'null',
    'fault.yesNo': 'true eller false',
    'fault.text': 'en tekst',
    'fault.longest': 'en tekst på højst {longest} tegn',
    'fault.exactly': '»{value}«',
    'fault.oneOf': 'en af værdierne {values}',
    'fault.integer': 'et helt tal',
    'fault.integerWithin': 'et helt tal fra {from} til {to}',
    'fault.integerInSteps': 'et helt tal fra {from} til {to} i trin på {step}',
    'fault.number': 'et tal',
    'fault.numberWithin': 'et tal fra {from} til {to}',
    'fault.list': 'en liste',
    'fault.fewest': 'en liste med mindst {fewest} poster',
    'fault.most': 'en liste med højst {most} poster',
    'fault.record': 'en datapost',
    'fault.missing': 'en værdi; den mangler',
    'fault.fields': 'kun et af felterne {fields}',
    'fault.noField': 'intet sådant felt; der er ingen',
    'fault.noPaper': 'intet bilag; dette scenarie tager intet',
    'fault.papers': 'et af bilagene {papers}',
    'fault.paperOfOther': 'her er intet bilag af det navn; {scenarios} tager et',
    'fault.plain': 'enkle data, mindre dybt indlejret',
    'fault.state': 'hvad en tilstand af {ruleset} rummer',
    'fault.entry': 'en post',
    'fault.event': 'en hændelse med en art',
    'fault.placed': 'hændelsen »placed« til sidst',
    'fault.even': 'lige så mange y som x',
    'fault.distinct': 'en værdi, der ikke står i listen før',
    'fault.ownName': 'et navn, som ingen anden af den slags har ({sort})',
    'fault.nameOf': 'navnet på noget af den slags, der findes ({sort})',
    'fault.step': 'et af trinnene {steps}',
    'fault.loops': 'en liste med {count} poster, en for hver løkke om trinnet',
    'fault.noLoop': 'ingen løkke her; det, den løber over, er tomt',
    'fault.seatOnce': 'en af pladserne {seats}, hver én gang',
    'fault.noSeats': 'en tom liste; slaget er ikke begyndt',
    'fault.askingStep': 'et trin, der spørger en plads',
    'fault.nobodyAsked': 'ingen plads; {step} spørger ingen nu',
    'fault.seatAsked': 'en, som {step} spørger nu: {seats}',
    'fault.ownPlace': 'sit eget sted; der står {other}',
    'fault.asManyAs': 'så mange poster som {of}, {count}',
    'fault.toGoWith': 'hvad der passer til {field} = {value}',
    'fault.orderFor': 'et trin, hvor {seat} har en ordre at give',
    'fault.playable': 'en tilstand, som reglerne kan spille videre fra; de siger: {why}',
    'fault.found': '{at}: forventet {expected}, fandt {found}',
  },
}
