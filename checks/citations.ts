import type { Node } from 'oxc-parser'
import { stringOf, walk } from './source.ts'
import type { Source } from './source.ts'

/** A rule id where it stands. `text` is the comment, the string or the test's title. */
export interface Citation {
  id: string
  path: string
  line: number
  /** The character at which what cites it begins. */
  start: number
  text: string
}

const ID = /\b[A-Z]{2,4}-(?:[A-Z]-)?[A-Z]{0,2}\d+(?:(?:\.\d+)+-\d+)?[a-zA-Z]?\b/g
const IN_BRACKETS = /\[([^\][]*)\]/g
const TEST_CALLS = new Set(['test', 'it', 'describe'])
const NOT_RUN = new Set(['skip', 'todo'])

/** Rules a file cites: in brackets in a comment, or in a string with one of the prefixes. */
export function citationsIn(source: Source, prefixes: ReadonlySet<string>): Citation[] {
  const comments = source.comments.flatMap(({ value, start }) =>
    idsInBrackets(value).map(id => citationAt(source, start, id, value)),
  )
  return [...comments, ...citationsInStrings(source, prefixes)]
}

function citationsInStrings(source: Source, prefixes: ReadonlySet<string>): Citation[] {
  const found: Citation[] = []
  walk(source.program, node => {
    const text = textOf(node)
    for (const id of idsIn(text)) {
      if (prefixes.has(id.slice(0, id.indexOf('-')))) {
        found.push(citationAt(source, node.start, id, text))
      }
    }
  })
  return found
}

/** Rules named in brackets in the titles of the tests that run: `[LOB-001 LOB-002]`. */
export function testsIn(source: Source): Citation[] {
  const found: Citation[] = []
  walk(source.program, node => {
    if (node.type !== 'CallExpression' || !isTestCall(node.callee)) return
    const title = titleOf(node.arguments[0])
    for (const id of idsInBrackets(title)) found.push(citationAt(source, node.start, id, title))
  })
  return found
}

/** `test`, `test.each(…)`, `describe.concurrent`; not `test.skip` and `test.todo`. */
function isTestCall(callee: Node): boolean {
  if (callee.type === 'Identifier') return TEST_CALLS.has(callee.name)
  if (callee.type === 'CallExpression') return isTestCall(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return isTestCall(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  return !NOT_RUN.has(callee.property.name) && isTestCall(callee.object)
}

function titleOf(node: Node | undefined): string {
  if (node?.type !== 'TemplateLiteral') return stringOf(node) ?? ''
  return node.quasis.map(quasi => quasi.value.raw).join('…')
}

function textOf(node: Node): string {
  return node.type === 'TemplateElement' ? node.value.raw : (literalOf(node) ?? '')
}

function literalOf(node: Node): string | undefined {
  return node.type === 'Literal' ? stringOf(node) : undefined
}

function idsInBrackets(text: string): string[] {
  return [...text.matchAll(IN_BRACKETS)].flatMap(match => idsIn(match[1] ?? ''))
}

function idsIn(text: string): string[] {
  return text.match(ID) ?? []
}

function citationAt(source: Source, start: number, id: string, text: string): Citation {
  const line = source.text.slice(0, start).split('\n').length
  return { id, path: source.path, line, start, text }
}
