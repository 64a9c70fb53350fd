import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'oxc-parser'
import { root } from './root.ts'
import { faultAt, isTest, readSource, sourcePaths, stringOf, walk } from './source.ts'
import type { Fault, Source } from './source.ts'

const languages = ['en', 'de', 'da'] as const
type Language = (typeof languages)[number]

/** One thing: its name in each language, and the words that are not used for it. */
export interface Term {
  /** The books that it is held in; none where it is held everywhere. */
  books: string[]
  names: Record<Language, string[]>
  shunned: Record<Language, string[]>
}

/** The rows of the table of terms in `docs/style.md`: for each language a name and what it is not called. */
export function termsIn(page: string): Term[] {
  const rows = page.split('\n').filter(line => line.startsWith('| '))
  return rows.slice(1).map(row => {
    const [en = [], notEn = [], de = [], notDe = [], da = [], notDa = []] = row
      .split('|')
      .slice(1, -1)
      .map(wordsOfCell)
    return {
      books: booksOf(row),
      names: { en, de, da },
      shunned: { en: notEn, de: notDe, da: notDa },
    }
  })
}

/** `grape (in wooden-ships, line-of-battle)`: elsewhere its other words may mean something else. */
function booksOf(row: string): string[] {
  const [, books = ''] = /\(in ([a-z-]+(?:, [a-z-]+)*)\)/.exec(row) ?? []
  return books === '' ? [] : books.split(', ')
}

/** The terms that a file has to keep to. */
export function termsOf(path: string, terms: readonly Term[]): Term[] {
  return terms.filter(
    ({ books }) => books.length === 0 || books.some(book => path.startsWith(`rulesets/${book}/`)),
  )
}

/** A word in brackets explains. */
function wordsOfCell(cell: string): string[] {
  const text = cell.replaceAll(/\(.*?\)/g, '').trim()
  return text === '' ? [] : text.split(',').map(word => word.trim())
}

/** What is said of a sentence that calls something what it is not called. */
export function wordingFault(terms: readonly Term[], language: Language, sentence: string) {
  const said = sentence.replaceAll(/\{\w+/g, '{').replace(commander, '')
  for (const { names, shunned } of terms)
    for (const word of shunned[language])
      if (wordIn(said, word))
        return `"${word}" is called "${names[language].join('", "')}" (docs/style.md)`
  return undefined
}

/** Who commands stands in brackets at the end of a name: Holland was an admiral. */
const commander = / \(\p{Lu}\p{L}+\)$/u

/** Letters of any alphabet end a word, as `\b` does not know. */
function wordIn(text: string, word: string): boolean {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)
}

interface Sentence {
  text: string
  at: number
}

interface Spoken extends Sentence {
  language: Language
}

/** The values of records, not their keys. */
function sentencesOf(within: Node): Sentence[] {
  const found: Sentence[] = []
  walk(within, (node, parent) => {
    const text = stringOf(node)
    if (text !== undefined && isValue(node, parent)) found.push({ text, at: node.start })
  })
  return found
}

function isValue(node: Node, parent: Node | null): boolean {
  return parent?.type === 'Property' && parent.value === node
}

const cataloguePath = /[./](en|de|da)\.ts$/

function languageOf(path: string): Language | undefined {
  const written = cataloguePath.exec(path)?.[1]
  return languages.find(language => language === written)
}

/** The sentences of a file with their languages: of a catalogue all, of any other those under a language’s name. */
export function spokenIn(source: Source): Spoken[] {
  const language = languageOf(source.path)
  if (language !== undefined)
    return sentencesOf(source.program).map(sentence => ({ ...sentence, language }))
  const found: Spoken[] = []
  walk(source.program, node => {
    found.push(...toldInAll(node))
    const named = languageNamed(node)
    if (named === undefined) return
    for (const sentence of sentencesOf(node)) found.push({ ...sentence, language: named })
  })
  return found
}

/** Who is told a thing in all languages, one after the other, at the end: the handbook's rows. */
const tellers = new Set([
  'printed',
  'ruled',
  'rebuilt',
  'primerCard',
  'card',
  'term',
  'lessonRow',
  'row',
])

/** `ruled('2.1', 'A ship …', 'Ein Schiff …', 'Et skib …')`, and the same with lists of sentences. */
function toldInAll(node: Node): Spoken[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
  if (!tellers.has(node.callee.name)) return []
  const told = node.arguments.slice(-languages.length)
  return told.flatMap((argument, i) => {
    const language = languages[i]
    return language === undefined ? [] : stringsIn(argument).map(said => ({ ...said, language }))
  })
}

function stringsIn(within: Node): Sentence[] {
  const found: Sentence[] = []
  walk(within, node => {
    const text = stringOf(node)
    if (text !== undefined) found.push({ text, at: node.start })
  })
  return found
}

/** `de: { … }` and `de: '…'`, and `const german = { … }`. */
function languageNamed(node: Node): Language | undefined {
  if (node.type === 'Property' && node.key.type === 'Identifier') {
    const { name } = node.key
    return languages.find(language => language === name)
  }
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return undefined
  return ofName.get(node.id.name)
}

const ofName = new Map<string, Language>([
  ['english', 'en'],
  ['german', 'de'],
  ['danish', 'da'],
])

/** Words that are not used for what they mean, in catalogues and wherever else a language is named. */
export function allWordingFaults(): Fault[] {
  const terms = termsIn(readFileSync(join(root, 'docs/style.md'), 'utf8'))
  const paths = sourcePaths(root).filter(path => !isTest(path))
  return paths.flatMap(path => {
    const source = readSource(root, path)
    const own = termsOf(path, terms)
    return spokenIn(source).flatMap(({ text, at, language }) => {
      const message = wordingFault(own, language, text)
      return message === undefined ? [] : [faultAt(source, at, message)]
    })
  })
}

/** Names of the table that no catalogue uses: the table would be wrong, or the catalogues. */
export function unusedNames(): string[] {
  const terms = termsIn(readFileSync(join(root, 'docs/style.md'), 'utf8'))
  return languages.flatMap(language => {
    const said = sourcePaths(root)
      .filter(path => languageOf(path) === language && !isTest(path))
      .flatMap(path => sentencesOf(readSource(root, path).program).map(({ text }) => text))
      .join('\n')
      .toLowerCase()
    const names = terms.flatMap(term => term.names[language])
    return names
      .filter(name => !said.includes(name.toLowerCase()))
      .map(name => `${name} (${language})`)
  })
}
