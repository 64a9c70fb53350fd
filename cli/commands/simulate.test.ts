import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
const at = (name: string) => join(folder, name)
const game = ['simulate', 'tic-tac-toe', 'standard']
const chance = ['--seat', 'crosses=random', '--seat', 'noughts=random', '--seed', 'tests']

let out = ''
let err = ''
beforeEach(() => {
  out = ''
  err = ''
  vi.stubEnv('LC_ALL', 'C')
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    err += String(text)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function simulated(...flags: string[]): Promise<number> {
  return run([...game, ...chance, '--run', at(`${Math.random()}.jsonl`), ...flags])
}

test('the same seed gives the same battles for one worker and for two', async () => {
  const reports = [1, 2].map(workers => at(`workers-${workers}.json`))
  const tables: string[] = []
  for (const [index, file] of reports.entries()) {
    out = ''
    const code = await simulated('--battles', '8', '--workers', String(index + 1), '--json', file)
    expect(code).toBe(0)
    tables.push(out)
  }
  const [one, two] = reports.map(file => readFileSync(file, 'utf8'))
  expect(JSON.parse(one ?? '').results).toHaveLength(8)
  expect(two).toBe(one)
  expect(tables[1]).toBe(tables[0])
  expect(err).toMatch(/8 of 8 battles, 100\.0%; about 0:00 left/)
})

test('a run broken off goes on and ends as it would have', async () => {
  const whole = at('whole.jsonl')
  const args = [...game, ...chance, '--battles', '6', '--workers', '1']
  expect(await run([...args, '--run', whole])).toBe(0)
  const table = out
  const broken = at('broken.jsonl')
  const lines = readFileSync(whole, 'utf8').split('\n')
  writeFileSync(broken, `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 20)}`)
  out = ''
  expect(await run(['simulate', '--resume', broken, '--workers', '1'])).toBe(0)
  expect(out).toBe(table)
  expect(readFileSync(broken, 'utf8').split('\n').toSorted()).toEqual(lines.toSorted())
  out = ''
  expect(await run([...args, '--resume', broken])).toBe(0)
  expect(out).toBe(table)
})

test('an interrupt keeps what is done and says how to go on', async () => {
  const file = at('interrupted.jsonl')
  const flags = ['--csv', at('rest.csv'), '--language', 'en', '--run', file]
  const running = run([...game, '--battles', '3000', '--workers', '1', ...flags])
  await vi.waitFor(() => expect(err).toContain('300 of 3,000'), { timeout: 30_000 })
  const stop = process.listeners('SIGINT').at(-1)
  stop?.('SIGINT')
  expect(await running).toBe(130)
  const done = readFileSync(file, 'utf8').split('\n').length - 2
  expect(done).toBeGreaterThanOrEqual(300)
  expect(done).toBeLessThan(3000)
  expect(err).toContain(
    `Interrupted: ${done} of 3,000 battles are kept in ${file}. To go on: ./grognard simulate --resume ${file} --csv ${at('rest.csv')} --workers 1`,
  )
  expect(out).toContain(`${done} of 3,000 battles`)
})

test('a run is not gone on with by another plan', async () => {
  const file = at('other.jsonl')
  expect(await run([...game, ...chance, '--battles', '2', '--run', file])).toBe(0)
  err = ''
  expect(await run([...game, '--seat', 'crosses=ensign', '--battles', '4', '--resume', file])).toBe(
    2,
  )
  expect(err).toContain('is a run of another plan: it differs in contestants, battles;')
})

test('a run is not gone on with where the rules or the players have been changed', async () => {
  const file = at('changed.jsonl')
  expect(await run([...game, ...chance, '--battles', '4', '--workers', '1', '--run', file])).toBe(0)
  const [head, first = ''] = readFileSync(file, 'utf8').split('\n')
  const other = first.replace(/"orders":\d+/, '"orders":77')
  writeFileSync(file, `${head}\n${other}\n`)
  err = ''
  expect(await run(['simulate', '--resume', file])).toBe(2)
  expect(err).toContain('by other rules or other players than these: battle 1, played again, goes')
  err = ''
  const saved = at('changed.json')
  expect(await run(['simulate', '--resume', file, '--battle', '1', '--save', saved])).toBe(2)
  expect(err).toContain('battle 1, played again, goes otherwise')
  expect(existsSync(saved)).toBe(false)
})

test('another player is tried from every seat', async () => {
  const flags = ['--battles', '4', '--swap', '--vary', 'noughts=random,captain', '--language', 'en']
  expect(await simulated(...flags)).toBe(0)
  expect(out).toContain('Noughts: captain against blind chance, in 4 pairs')
  expect(out).toMatch(/The player of Noughts, whichever seat he has, wins: [+-]?\d/)
  expect(out).toContain('--vary noughts=random,captain --swap --battles 4 --seed tests')
})

test('values are compared with the same seeds, in words', async () => {
  const flags = ['--battles', '4', '--vary', 'first=crosses,noughts', '--language', 'en']
  expect(await simulated(...flags)).toBe(0)
  expect(out).toContain('Who begins = Crosses')
  expect(out).toContain(
    'Noughts against Crosses, in 4 pairs of battles of the same seed; real below',
  )
  expect(out).toMatch(/Crosses wins: .*(could be chance|is real|Not settled yet|No pair differs)/)
  expect(out).toContain('--vary first=crosses,noughts --battles 4 --seed tests')
})

test('an option that changes nothing is said to, and its table stands once', async () => {
  const [page, html] = [at('same.md'), at('same.html')]
  const flags = ['--battles', '4', '--seat', 'crosses=captain', '--language', 'en']
  const vary = ['--vary', 'noughts=captain,admiral', '--markdown', page, '--html', html]
  expect(await simulated(...flags, ...vary)).toBe(0)
  const same = 'Noughts: admiral changed nothing here. Every battle goes as with captain'
  expect(out).toContain(same)
  expect(out.match(/What happened/g)).toHaveLength(1)
  expect(out).not.toContain('No pair differs')
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
  expect(text).toMatch(/^# Tic-tac-toe: The standard game\n\n40 battles, seed tests\./)
  expect(text).toContain('```\n./grognard simulate tic-tac-toe standard --seat crosses=random')
  expect(text).toContain('## Who begins = Crosses\n\n20 battles with it.\n\n### Who wins\n\n')
  expect(text).toMatch(/\| … made a line and won\. \| \d/)
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
  expect(out).toMatch(/Hatte die Mitte +\d,\d\d ± \d,\d\d \(\d+\s%\)/)
  expect(out).toMatch(/Wer zuerst war +100,0\s%/)
  const [head = '', row = ''] = readFileSync(csv, 'utf8').split('\r\n')
  const columns = ['circumstance.opening', 'circumstance.first', 'count.centre.crosses']
  expect(head).toContain(columns.join(','))
  expect(row).toMatch(/,(centre|corner|edge),crosses,[01],[01],$/)
  expect(readFileSync(html, 'utf8')).toContain('<h2>Unter welchen Umständen</h2>')
  const [summary] = JSON.parse(readFileSync(json, 'utf8')).summaries
  expect(summary.found.seated).toMatchObject([{ name: 'first', battles: { count: 12, of: 12 } }])
})

test('a run file that nobody asked for is gone when the run is over', async () => {
  expect(await run([...game, ...chance, '--battles', '1', '--seed', 'unkept'])).toBe(0)
  expect(readdirSync('.').filter(name => name.includes('unkept'))).toEqual([])
})

const early = at('early.jsonl')
writeFileSync(early, '{"format":"grognard-run","engine":"0.1.0"}\n')

const faults: [string[], string][] = [
  [['simulate'], 'say what to play: simulate RULESET SCENARIO'],
  [['simulate', 'chess', 'standard'], 'there is no ruleset “chess”'],
  [['simulate', 'tic-tac-toe', 'large'], 'has no scenario “large”'],
  [[...game, '--battles', '0'], '--battles takes a whole number from 1 to 1000000, not “0”'],
  [[...game, '--battles', '1.5'], '--battles takes a whole number'],
  [[...game, '--workers', 'all'], '--workers takes a whole number from 1 to 256, not “all”'],
  [[...game, '--swap', '--battles', '3'], '--swap plays each seed twice'],
  [[...game, '--seat', 'red=captain'], 'there is no seat “red”; there are crosses, noughts'],
  [
    [...game, '--seat', 'crosses=king'],
    'played by ensign, captain, admiral, random, not by “king”',
  ],
  [[...game, '--seat', 'crosses'], '--seat takes name=value'],
  [[...game, '--option', 'last=me'], 'options last'],
  [[...game, '--vary', 'first'], '--vary takes name=value'],
  [[...game, '--vary', 'first=crosses'], '--vary compares two values or more'],
  [[...game, '--vary', 'first=crosses,crosses'], 'each named once'],
  [[...game, '--vary', 'first=crosses,red'], 'options first: expected one of'],
  [[...game, '--vary', 'last=a,b'], 'nothing is called “last” that could be varied'],
  [[...game, '--vary', 'crosses=ensign,king'], 'not by “king”'],
  [[...game, '--swap'], '--swap changes places, and every seat is played by captain'],
  [[...game, '--vary', 'first=crosses,noughts', '--option', 'first=crosses'], 'first is varied'],
  [[...game, '--html', at('no/where.html')], 'there is no folder'],
  [[...game, '--json', folder], 'it is a folder'],
  [[...game, '--markdown', '/proc/x.md'], 'cannot write /proc/x.md: '],
  [[...game, '--csv', '--seed', 's1'], '--csv needs a file'],
  [[...game, '--seat', '--swap'], '--seat needs a seat=player'],
  [
    [...game, '--seed', 's', '--battle', '3', '--save', at('none/b.json')],
    `there is no folder ${at('none')}`,
  ],
  [[...game, '--run', folder], 'is there already'],
  [[...game, '--run', at('no/where')], 'no such file'],
  [[...game, '--battle', '1'], '--battle NUMBER and --save FILE go together'],
  [[...game, '--battle', '1', '--save', at('b.json')], '--battle needs the seed of its run'],
  [[...game, '--seed', 's', '--battle', '101', '--save', at('b.json')], 'from 1 to 100'],
  [['simulate', '--resume', at('missing')], 'there is no such file'],
  [['simulate', '--resume', 'package.json'], 'package.json is no run file'],
  [['simulate', '--resume', early], 'by an earlier version of this program'],
  [['simulate', '--resume', at('x'), '--run', at('y')], 'leave --run out'],
]

test.each(faults)('%j ends with code 2 and one line', async (args, why) => {
  expect(await run(args)).toBe(2)
  expect(err).toContain(why)
  expect(err).toMatch(/^grognard: [^\n]+\n$/)
  expect(existsSync(at('b.json'))).toBe(false)
})
