import type { Cell, Language, Message } from '@grognard/umpire'

/** What the printer says himself. */
interface Sentences {
  page(at: number, of: number): string
  continued: string
  cut: string
  glue: string
  check(millimetres: string): string
}

const english: Sentences = {
  page: (at, of) => `${at} of ${of}`,
  continued: 'continued',
  cut: 'Cut along the outline.',
  glue: 'glue',
  check: millimetres =>
    `Print at 100 %, without fitting to the page: this bar is ${millimetres} mm long.`,
}

const german: Sentences = {
  page: (at, of) => `${at} von ${of}`,
  continued: 'Fortsetzung',
  cut: 'Am Umriss ausschneiden.',
  glue: 'kleben',
  check: millimetres =>
    `Mit 100 % drucken, ohne Anpassung an die Seite: Dieser Balken ist ${millimetres} mm lang.`,
}

const danish: Sentences = {
  page: (at, of) => `${at} af ${of}`,
  continued: 'fortsat',
  cut: 'Klip langs omridset.',
  glue: 'lim',
  check: millimetres =>
    `Udskriv i 100 %, uden tilpasning til siden: denne streg er ${millimetres} mm lang.`,
}

const sentences: Record<Language, Sentences> = { en: english, de: german, da: danish }

/** Everything in the words of one language. */
export interface PrintWords extends Sentences {
  language: Language
  say(message: Message): string
  cell(cell: Cell): string
}

const DASH = '–'

export function printWords(language: Language, say: (message: Message) => string): PrintWords {
  const plain = new Intl.NumberFormat(language)
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  const cell = (value: Cell): string => {
    if (value === null) return DASH
    if (typeof value === 'string') return value
    if (typeof value === 'number') return withMinus(plain.format(value))
    if ('adds' in value) return withMinus(signed.format(value.adds))
    return 'key' in value ? say(value) : value[language]
  }
  return { ...sentences[language], language, say, cell }
}

/** The typeface has a true minus. */
function withMinus(text: string): string {
  return text.replace('-', '\u2212')
}
