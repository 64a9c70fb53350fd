import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { caughtOutput } from '../fixtures.ts'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
const at = (name: string) => join(folder, name)
const game = ['simulate', 'tic-tac-toe', 'standard']
const chance = ['--seat', 'crosses=random', '--seat', 'noughts=random', '--seed', 'tests']

const written = caughtOutput()

async function simulated(...flags: string[]): Promise<number> {
  return run([...game, ...chance, '--run', at(`${Math.random()}.jsonl`), ...flags])
}

test('the same seed gives the same battles for one worker and for two', async () => {
  const reports = [1, 2].map(workers => at(`workers-${workers}.json`))
  const tables: string[] = []
  for (const [index, file] of reports.entries()) {
    written.out = ''
    const code = await simulated('--battles', '8', '--workers', String(index + 1), '--json', file)
    expect(code).toBe(0)
    tables.push(written.out)
  }
  const [one, two] = reports.map(file => readFileSync(file, 'utf8'))
  expect(JSON.parse(one ?? '').results).toHaveLength(8)
  expect(two).toBe(one)
  expect(tables[1]).toBe(tables[0])
  expect(written.err).toMatch(/8 of 8 battles, 100\.0%; about 0:00 left/)
})

test('another player is tried from every seat', async () => {
  const flags = ['--battles', '4', '--swap', '--vary', 'noughts=random,captain', '--language', 'en']
  expect(await simulated(...flags)).toBe(0)
  expect(written.out).toContain('Noughts: captain against pure chance, in 4 pairs')
  expect(written.out).toMatch(
    /The player named for the seat “Noughts”, wherever seated, wins: [+−-]?\d+\.\d percentage points \([+−-]?\d/,
  )
  expect(written.out).toContain('--vary noughts=random,captain --swap --battles 4 --seed tests')
})

test('values are compared with the same seeds, in words', async () => {
  const flags = ['--battles', '4', '--vary', 'first=crosses,noughts', '--language', 'en']
  expect(await simulated(...flags)).toBe(0)
  expect(written.out).toContain('Who begins = Crosses')
  expect(written.out).toContain(
    'Noughts against Crosses, in 4 pairs of battles with the same seed; a difference counts as real if',
  )
  expect(written.out).toMatch(
    /Crosses wins: .*(could be chance|is real|Not settled yet|No pair differs)/,
  )
  expect(written.out).toContain('--vary first=crosses,noughts --battles 4 --seed tests')
})

test('an option that changes nothing is said to, and its table stands once', async () => {
  const [page, html] = [at('same.md'), at('same.html')]
  const flags = ['--battles', '4', '--seat', 'crosses=captain', '--language', 'en']
  const vary = ['--vary', 'noughts=captain,admiral', '--markdown', page, '--html', html]
  expect(await simulated(...flags, ...vary)).toBe(0)
  const same = 'Noughts: admiral changed nothing here. Every battle goes as with captain'
  expect(written.out).toContain(same)
  expect(written.out.match(/What happened/g)).toHaveLength(1)
  expect(written.out).not.toContain('No pair differs')
  expect(readFileSync(page, 'utf8').match(/### Who wins/g)).toHaveLength(1)
  expect(readFileSync(html, 'utf8')).toContain(same)
})

test('a battle of a run is saved as a battle file that verifies and ends the same', async () => {
  const [csv, battle] = [at('rows.csv'), at('battle.json')]
  expect(await simulated('--battles', '3', '--csv', csv)).toBe(0)
  const flags = [...chance, '--battles', '3', '--battle', '2', '--save', battle]
  expect(await run([...game, ...flags])).toBe(0)
  expect(await run(['verify', battle])).toBe(0)
  const [, , row = ''] = readFileSync(csv, 'utf8').split('\r\n')
  const orders = JSON.parse(readFileSync(battle, 'utf8')).entries.length - 1
  expect(row).toMatch(/^2,tests-2,,random,random,/)
  expect(row.split(',')[8]).toBe(String(orders))
})

test('the report is one page in the language asked for, with every battle', async () => {
  const html = at('report.html')
  const flags = ['--battles', '4', '--swap', '--html', html, '--language', 'da']
  expect(await simulated(...flags, '--seat', 'crosses=captain')).toBe(0)
  const page = readFileSync(html, 'utf8')
  expect(page).toContain('<html lang="da">')
  expect(page).toContain('<h2>Hvem vinder</h2>')
  expect(page.match(/<svg /g)?.length).toBeGreaterThan(1)
  expect(page).toContain('<code>--battle 4 --save battle-4.json</code>')
  expect(page).not.toMatch(/cli\.|<(script|link|img)|undefined|NaN/)
})

test('the tables are a page of Markdown that tells nothing of this machine', async () => {
  const page = at('page.md')
  const flags = ['--battles', '20', '--vary', 'first=crosses,noughts', '--markdown', page]
  expect(await simulated(...flags, '--language', 'en')).toBe(0)
  const text = readFileSync(page, 'utf8')
  expect(text).toMatch(/^# Noughts and crosses: The standard game\n\n40 battles, seed tests\./)
  expect(text).toContain('```\n./grognard simulate tic-tac-toe standard --seat crosses=random')
  expect(text).toContain('## Who begins = Crosses\n\n20 battles in this group.\n\n### Who wins\n\n')
  expect(text).toMatch(/\| … made three in a row and won\. \| \d/)
  expect(text).toMatch(/\| First mark \| (in the centre|in a corner|on an edge) \|/)
  expect(text).not.toContain(folder)
  expect(text).not.toMatch(/undefined|NaN|finding\.|cli\./)
})

test('what the ruleset counts stands in the table, the rows and the report', async () => {
  const [csv, html, json] = [at('found.csv'), at('found.html'), at('found.json')]
  const flags = [
    '--battles',
    '12',
    '--language',
    'de',
    '--csv',
    csv,
    '--html',
    html,
    '--json',
    json,
  ]
  expect(await simulated(...flags)).toBe(0)
  expect(written.out).toMatch(/Hatte die Mitte +\d,\d\d ± \d,\d\d \(\d+\s%\)/)
  expect(written.out).toMatch(/Wer zuerst war +100,0\s%/)
  const [head = '', row = ''] = readFileSync(csv, 'utf8').split('\r\n')
  const columns = ['circumstance.opening', 'circumstance.first', 'count.centre.crosses']
  expect(head).toContain(columns.join(','))
  expect(row).toMatch(/,(centre|corner|edge),crosses,[01],[01],$/)
  expect(readFileSync(html, 'utf8')).toContain('<h2>Unter welchen Umständen</h2>')
  const [summary] = JSON.parse(readFileSync(json, 'utf8')).summaries
  expect(summary.found.seated).toMatchObject([{ name: 'first', battles: { count: 12, of: 12 } }])
})
