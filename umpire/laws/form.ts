import type { Game } from '../game.ts'
import type { LessonRow } from '../guide.ts'
import { languages } from '../message.ts'
import type { Language } from '../message.ts'
import { errorInOptions, withDefaults } from '../options.ts'
import { headingIn } from '../rulebook.ts'
import type { Gist, RuleRow } from '../rulebook.ts'
import { diagramsAreDrawn } from './diagrams.ts'

/** What can be seen of a game without playing it; each string says what is wrong. */
type Form = (game: Game) => string[]

/** Every rule has one whole sentence in each language, and so has every reason. */
const gistsAreSentences: Form = ({ rulebook }) =>
  rowsOf(rulebook.rows).flatMap(([id, { gist, reason }]) =>
    [gist, ...(reason ? [reason] : [])].flatMap(text =>
      languages
        .filter(language => !/^[“„»]?\p{Lu}[^\n]*[^.]\.$/u.test(text[language]))
        .map(language => `${id} is no whole sentence in ${language}: "${text[language]}".`),
    ),
  )

const gistsStandOnce: Form = ({ rulebook }) =>
  languages.flatMap(language =>
    twiceIn(rowsOf(rulebook.rows).map(([, { gist }]) => gist[language])).map(
      text => `In ${language} one sentence stands for two rules: "${text}".`,
    ),
  )

/** What is not enforced says why, and nothing else does. */
const reasonsAreGiven: Form = ({ rulebook }) =>
  rowsOf(rulebook.rows)
    .filter(([, { status, reason }]) => (status === 'enforced') !== (reason === undefined))
    .map(
      ([id, { status }]) =>
        `${id} is ${status} ${status === 'enforced' ? 'with' : 'without'} a reason.`,
    )

const marks: readonly Gist[] = [
  { en: 'ruling', de: 'Auslegung', da: 'fortolkning' },
  { en: 'reconstruction', de: 'Rekonstruktion', da: 'rekonstruktion' },
]

/** What is ours inside a printed rule is named as such in every language or in none. */
const oursIsNamedAlike: Form = ({ rulebook }) =>
  rowsOf(rulebook.rows).flatMap(([id, { gist }]) =>
    marks
      .filter(
        mark =>
          new Set(languages.map(language => gist[language].includes(mark[language]))).size > 1,
      )
      .map(({ en }) => `${id} names a ${en} in some languages only.`),
  )

/**
 * Where one heading has its meaning in the languages that are not the book's, all have; the book's own
 * title is a name.
 */
const headingsAreExplained: Form = ({ rulebook }) => {
  if (!rulebook.headings) return []
  const sections = new Set(rowsOf(rulebook.rows).map(([, { section }]) => section))
  const isName = (section: string) => section === '' || section === rulebook.title.en
  return [...sections]
    .filter(section => !isName(section))
    .flatMap(section =>
      languages
        .filter(language => language !== rulebook.language)
        .filter(language => headingIn(rulebook, section, language) === section)
        .map(language => `The heading "${section}" has no meaning in ${language}.`),
    )
}

/** Every option of every scenario cites a rule of the book, has lawful defaults, and is explained. */
const optionsAreExplained: Form = game =>
  Object.keys(game.scenarios).flatMap(scenario => {
    const specs = game.optionsOf(scenario)
    const fault = errorInOptions(specs, withDefaults(specs, {}))
    const uncited = Object.entries(specs).filter(([, { rule }]) => !(rule in game.rulebook.rows))
    const keys = Object.entries(specs).flatMap(([name, { values = [] }]) => [
      `option.${name}`,
      `option.${name}.about`,
      ...values.map(value => `option.${name}.${value}`),
    ])
    return [
      ...(fault ? [`The default of ${fault.at} in ${scenario} is none of its values.`] : []),
      ...uncited.map(([name, { rule }]) => `The option ${name} cites ${rule}, which is no rule.`),
      ...missing(game, keys),
    ]
  })

/** Every step that is asked has a hint, every phase and every sequence says what it is for. */
const stepsAreExplained: Form = game => {
  const hints = game.outline.flatMap(({ steps }) =>
    steps.filter(({ orders }) => orders.length > 0).map(({ name }) => `step.${name}.hint`),
  )
  const parts = game.outline
    .filter(({ name }) => name !== '')
    .map(({ part, name }) => (part === 'phase' ? `phase.${name}.about` : `sequence.${name}`))
  return missing(game, [...hints, ...parts])
}

const CARDS = { fewest: 6, most: 10, shortest: 10, longest: 400 }

/** The primer is short, in three languages, and names rules of the book. */
const primerIsShort: Form = ({ guide: { primer }, rulebook }) => {
  const { length } = primer
  const count =
    length < CARDS.fewest || length > CARDS.most ? [`The primer has ${length} cards.`] : []
  return [
    ...count,
    ...primer.flatMap(({ title, text, rules }) => [
      ...languages
        .filter(language => title[language] === '')
        .map(language => `A card has no title in ${language}.`),
      ...languages
        .filter(language => !isWithin(text[language]))
        .map(language => `The card "${title[language]}" has ${text[language].length} letters.`),
      ...rules
        .filter(rule => !(rule in rulebook.rows))
        .map(rule => `The primer cites ${rule}, which is no rule.`),
    ]),
  ]
}

/** A lesson is told in a battle of the book, at steps that ask for its orders, in three languages. */
const lessonIsOfTheBook: Form = game => {
  const { lesson } = game.guide
  if (!lesson) return []
  const told = Object.hasOwn(game.scenarios, lesson.scenario) ? [] : ['Its scenario is unknown.']
  return [...told, ...lesson.rows.flatMap(row => faultsOfRow(game, row))].map(
    fault => `The lesson: ${fault}`,
  )
}

function faultsOfRow({ outline, rulebook }: Game, row: LessonRow): string[] {
  const { step, orders, rules, text } = row
  const asked = outline.flatMap(({ steps }) => steps).find(({ name }) => name === step)
  return [
    ...orders
      .filter(order => !asked?.orders.includes(order))
      .map(order => `${order} is not asked for at ${step}.`),
    ...(orders.length === 0 ? [`Nothing is to be done at ${step}.`] : []),
    ...rules.filter(rule => !(rule in rulebook.rows)).map(rule => `${rule} is no rule.`),
    ...languages
      .filter(language => !isWithin(text[language]))
      .map(language => `"${text[language]}" has ${text[language].length} letters.`),
  ]
}

function isWithin({ length }: string): boolean {
  return length > CARDS.shortest && length < CARDS.longest
}

/** No word stands for two terms of the glossary, and every term has a meaning. */
const termsAreClear: Form = ({ guide: { glossary } }) =>
  languages.flatMap(language => {
    const words = glossary.flatMap(term => [
      ...new Set(term.words[language].map(word => word.toLowerCase())),
    ])
    return [
      ...twiceIn(words).map(word => `In ${language} "${word}" stands for two terms.`),
      ...glossary
        .filter(({ meaning }) => !meaning[language])
        .map(term => `"${term.words.en.join(' / ')}" has no meaning in ${language}.`),
    ]
  })

export const forms: Record<string, Form> = {
  gistsAreSentences,
  gistsStandOnce,
  reasonsAreGiven,
  oursIsNamedAlike,
  headingsAreExplained,
  optionsAreExplained,
  stepsAreExplained,
  primerIsShort,
  lessonIsOfTheBook,
  diagramsAreDrawn,
  termsAreClear,
}

function rowsOf(rows: Record<string, RuleRow>): [id: string, row: RuleRow][] {
  return Object.entries(rows)
}

function twiceIn(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function missing({ messages }: Game, keys: readonly string[]): string[] {
  const faults = (language: Language) =>
    keys.filter(key => !messages[language][key]).map(key => `"${key}" is missing in ${language}.`)
  return languages.flatMap(faults)
}
