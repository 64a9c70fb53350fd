import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { coverageOf, readCoverage } from './coverage.ts'
import { report } from './rules.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  write('rulebook.ts', bookOf({ 'TB-001': 'enforced', 'TB-002': 'advisory', 'TB-Q3': 'omitted' }))
  write('index.ts', `/** [TB-001] */\nexport const game = { rule: 'TB-001' }\n`)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function bookOf(statuses: Record<string, string>): string {
  const rows = Object.entries(statuses).map(([id, status]) => [
    id,
    { section: 'Fire', gist: { en: 'a', de: 'a', da: 'a' }, status },
  ])
  return `export const rulebook = { rows: ${JSON.stringify(Object.fromEntries(rows))} }\n`
}

async function rowOf(id: string): Promise<{ code: string[]; tests: string[] }> {
  const row = (await coverageOf(folder)).find(one => one.id === id)
  if (row === undefined) throw new Error(`no row ${id}`)
  return { code: row.code, tests: row.tests }
}

test('code is where a comment has the id in brackets, or a string has it', async () => {
  write(
    'index.ts',
    `export * from './fire.ts'; export * from './tables/fire.ts'; export * from './talk.ts'`,
  )
  write('fire.ts', '/** [TB-001 TB-002] Near fire adds one. */\nexport const fire = 1\n')
  write('tables/fire.ts', `export const row = { rule: 'TB-001' }\n`)
  write('talk.ts', '// TB-001 is only spoken of.\nexport const talk = 1\n')
  expect(await rowOf('TB-001')).toEqual({ code: ['fire.ts:1', 'tables/fire.ts:1'], tests: [] })
  expect(await rowOf('TB-002')).toEqual({ code: ['fire.ts:1'], tests: [] })
})

test('a test proves every rule its title names in brackets', async () => {
  write('fire.test.ts', `test('[TB-001 TB-002] near', f); it('[TB-001] [TB-Q3] far', f)`)
  expect((await rowOf('TB-001')).tests).toEqual(['[TB-001 TB-002] near', '[TB-001] [TB-Q3] far'])
  expect((await rowOf('TB-002')).tests).toEqual(['[TB-001 TB-002] near'])
  expect((await rowOf('TB-Q3')).tests).toEqual(['[TB-001] [TB-Q3] far'])
})

test.each([
  `test.each([1])('[TB-001] %i', f)`,
  'test.each`a\n${1}`("[TB-001] $a", f)',
  'test(`[TB-001] ${ship}`, f)',
  `describe('[TB-001]', f)`,
])('a test may be written %s', async text => {
  write('a.test.ts', text)
  expect((await readCoverage(folder)).faults).toEqual([])
})

test.each([
  `test('TB-001 without brackets', f)`,
  `test.skip('[TB-001]', f)`,
  `test.todo('[TB-001]')`,
  `// test('[TB-001]', f)`,
  `expect('[TB-001]')`,
  `test('[TB-0011]', f)`,
])('an enforced rule is not proven by %s', async text => {
  write('a.test.ts', text)
  expect((await readCoverage(folder)).faults).toContain('TB-001 is enforced, but no test names it')
})

test('a number with dots and dashes is one rule', async () => {
  write('rulebook.ts', bookOf({ 'TB-1.1.3-04': 'enforced', 'TB-Q-07': 'omitted' }))
  write('index.ts', `/** [TB-1.1.3-04] [TB-Q-07] */\nexport const rule = 'TB-1.1.3-04'\n`)
  write('order.test.ts', `test('[TB-1.1.3-04] followed', f)`)
  expect((await readCoverage(folder)).faults).toEqual([])
  expect((await rowOf('TB-1.1.3-04')).tests).toEqual(['[TB-1.1.3-04] followed'])
})

test('code proves no rule', async () => {
  write('fire.ts', `test('[TB-001] no test file', f)`)
  expect((await readCoverage(folder)).faults).toEqual(['TB-001 is enforced, but no test names it'])
})

/** A record whose one order uses a file with a function that is used and one that is not. */
function writeRecord(): void {
  write(
    'index.ts',
    `import * as fire from './fire.ts'\nexport const game = { shoot: fire.shoot }\n`,
  )
  write(
    'fire.ts',
    `import { near } from './near.ts'
import { far } from './far.ts'
export function shoot() { return near() }
export function shell() { return far() }`,
  )
  write('near.ts', `export function near() { return 'TB-002' }\n`)
}

const unreached = 'TB-001 is enforced, but nothing that index.ts leads to carries it out: '

test.each([
  ['a file that only a test imports', 'ranks.ts', '/** [TB-001] */\nexport const ranks = 1'],
  ['a function that only an unused function calls', 'far.ts', `export const far = () => 'TB-001'`],
  [
    'a function beside one that is used',
    'near.ts',
    `export function near() {}\n/** [TB-001] */\nexport function nearer() {}`,
  ],
  [
    'a type',
    'near.ts',
    `/** [TB-001] */\nexport interface Near { x: 1 }\nexport const near = (): Near => ({ x: 1 })`,
  ],
  ...['guide/primer', 'show/glossary', 'show/lesson', 'show/reference', 'show/advice'].map(name => [
    `what is only told, in ${name}`,
    `${name}.ts`,
    `export const near = { rules: ['TB-001'] }`,
  ]),
  ['a comment of no code', 'near.ts', `export const near = () => 1\n// [TB-001]`],
])('a rule is not carried out by %s', async (_, path = '', text = '') => {
  writeRecord()
  write('a.test.ts', `test('[TB-001]', f)`)
  write(path, text)
  if (path.includes('/')) write('near.ts', `export { near } from './${path}'`)
  const { faults } = await readCoverage(folder)
  expect(faults).toEqual([
    `${unreached}${path}:${text.split('\n').findIndex(line => line.includes('TB-001')) + 1} is not reached`,
  ])
})

test.each([
  ['a function on the way', 'near.ts', `/** [TB-001] */\nexport function near() {}`],
  [
    'what it uses of its own file',
    'near.ts',
    `const least = { rule: 'TB-001' }\nexport const near = () => least`,
  ],
  ['what another file passes on', 'near.ts', `export * from './nearer.ts'`],
  ['what is passed on by name', 'near.ts', `export { close as near } from './nearer.ts'`],
  ['what is computed as it is loaded', 'near.ts', `export let near = 0\nnear = ['TB-001'].length`],
])('a rule is carried out by %s', async (_, path, text) => {
  writeRecord()
  write('a.test.ts', `test('[TB-001]', f)`)
  write('nearer.ts', `export const near = () => 'TB-001'\nexport { near as close }`)
  write(path, text)
  expect((await readCoverage(folder)).faults).toEqual([])
})

test('a rule that no code names is not carried out', async () => {
  write('index.ts', 'export const game = 1')
  write('a.test.ts', `test('[TB-001]', f)`)
  expect((await readCoverage(folder)).faults).toEqual([`${unreached}no code names it`])
})

test('a rule that is not in the book is a fault in code and in tests', async () => {
  write('a.test.ts', `\ntest('[TB-001 TB-009] near', f)`)
  write('fire.ts', `// [TX-001]\nexport const row = { rule: 'TB-008' }\n`)
  expect((await readCoverage(folder)).faults).toEqual([
    'fire.ts:1 cites TX-001, which is not in the rulebook',
    'fire.ts:2 cites TB-008, which is not in the rulebook',
    'a.test.ts:2 cites TB-009, which is not in the rulebook',
  ])
})

test('the report shows rule, code, tests and faults', async () => {
  write('fire.ts', '// [TB-001]\n')
  write('a.test.ts', `test('[TB-001 TB-009] near', f)`)
  const text = report('rulesets/test-book', await readCoverage(folder))
  expect(text).toContain('rulesets/test-book: 3 rules, 1 enforced, 1 of them proven by tests')
  expect(text).toContain(
    'TB-001  enforced  Fire\n    code  index.ts:1\n    code  index.ts:2\n    test  [TB-001 TB-009] near',
  )
  expect(text).toContain('FAULT a.test.ts:1 cites TB-009, which is not in the rulebook')
})

test('a folder without a rulebook is an error', async () => {
  rmSync(join(folder, 'rulebook.ts'))
  await expect(readCoverage(folder)).rejects.toThrow('there is no rulebook')
  write('rulebook.ts', 'export const book = {}\n')
  await expect(readCoverage(folder)).rejects.toThrow(`exports no 'rulebook'`)
})
