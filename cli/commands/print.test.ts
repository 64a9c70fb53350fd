import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { caughtOutput } from '../fixtures.ts'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'grognard-print-'))
const golden = 'rulesets/line-of-battle/playthroughs/constitution.json'

const written = caughtOutput()

const print = (...args: string[]) => run(['print', ...args])

test('a sheet of a scenario is written as a PDF, in the language asked for', async () => {
  const path = join(folder, 'cards.pdf')
  const flags = ['--sheet', 'cards', '--language', 'da', '--paper', 'letter', '--out', path]
  expect(await print('line-of-battle', 'constitution', ...flags)).toBe(0)
  expect(written.out).toMatch(/1 sider?\b/)
  const file = readFileSync(path, 'latin1')
  expect(file.startsWith('%PDF-')).toBe(true)
  expect(file).toContain('/MediaBox [0 0 612 792]')
})

test('a saved battle is printed as it stands', async () => {
  const path = join(folder, 'stands.pdf')
  const flags = ['--battle', golden, '--sheet', 'cards', '--out', path]
  expect(await print('line-of-battle', ...flags)).toBe(0)
  expect(existsSync(path)).toBe(true)
})

test('[WAS-011] a battle of War at Sea has cards, tables, a record and a ruler', async () => {
  const pagesOf = async (sheet: string): Promise<string> => {
    const path = join(folder, `war-at-sea-${sheet}.pdf`)
    const flags = ['--sheet', sheet, '--language', 'en', '--out', path]
    expect(await print('war-at-sea', 'river-plate', ...flags)).toBe(0)
    const file = readFileSync(path, 'latin1')
    return `${sheet} ${file.match(/\/Type \/Page\b/g)?.length}`
  }
  const pages = await Promise.all(['cards', 'log', 'reference', 'gauge'].map(pagesOf))
  expect(pages).toEqual(['cards 2', 'log 3', 'reference 4', 'gauge 3'])
})

test('a scenario is printed with the options that are chosen for it', async () => {
  const path = join(folder, 'handicap.pdf')
  const printed = async (ships: number): Promise<Buffer> => {
    const chosen = ['--option', `shipsA=${ships}`, '--option', 'shipsB=1']
    const flags = ['--sheet', 'cards', '--out', path, ...chosen]
    expect(await print('ship-of-the-line', 'handicap', ...flags)).toBe(0)
    return readFileSync(path)
  }
  const few = await printed(1)
  expect((await printed(5)).length).toBeGreaterThan(few.length)
})

const faults: [string[], string][] = [
  [['chess'], 'there is no ruleset “chess”'],
  [['line-of-battle', 'waterloo'], 'has no scenario “waterloo”'],
  [['line-of-battle', '--sheet', 'map'], 'there is no sheet “map”; line-of-battle has cards, log'],
  [['ship-of-the-line', '--sheet', 'gauge'], 'does not use the sheet “gauge”'],
  [['line-of-battle', '--paper', 'a5'], 'there is no paper size “a5”; there are a4, letter'],
  [['line-of-battle', '--language', 'fr'], 'there is no language “fr”'],
  [['tic-tac-toe'], 'tic-tac-toe has nothing to print: a pencil and any paper will do'],
  [['line-of-battle', 'spy', '--battle', golden], 'name a scenario or a battle file, not both'],
  [['ship-of-the-line', '--battle', golden], 'is a battle of line-of-battle'],
  [['ship-of-the-line', '--option', 'shipsA=2'], 'options go with a scenario'],
  [['ship-of-the-line', 'handicap', '--option', 'shipsA=9'], 'shipsA'],
  [['ship-of-the-line', 'handicap', '--option', 'shipsA'], '--option takes name=value'],
  [['line-of-battle', '--sheet', 'log', '--out', join(folder, 'no', 'x.pdf')], 'cannot be written'],
]

test.each(faults)('print %j is refused in one line', async (args, reason) => {
  expect(await print(...args)).toBe(2)
  expect(written.err).toContain(reason)
  expect(written.err.trim().split('\n')).toHaveLength(1)
})
