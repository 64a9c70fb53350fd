import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { caughtOutput } from '../fixtures.ts'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
const at = (name: string) => join(folder, name)
const game = ['simulate', 'tic-tac-toe', 'standard']
const chance = ['--seat', 'crosses=random', '--seat', 'noughts=random', '--seed', 'tests']

const written = caughtOutput()

test('a run broken off goes on and ends as it would have', async () => {
  const whole = at('whole.jsonl')
  const args = [...game, ...chance, '--battles', '6', '--workers', '1']
  expect(await run([...args, '--run', whole])).toBe(0)
  const table = written.out
  const broken = at('broken.jsonl')
  const lines = readFileSync(whole, 'utf8').split('\n')
  writeFileSync(broken, `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 20)}`)
  written.out = ''
  expect(await run(['simulate', '--resume', broken, '--workers', '1'])).toBe(0)
  expect(written.out).toBe(table)
  expect(readFileSync(broken, 'utf8').split('\n').toSorted()).toEqual(lines.toSorted())
  written.out = ''
  expect(await run([...args, '--resume', broken])).toBe(0)
  expect(written.out).toBe(table)
})

test('an interrupt keeps what is done and says how to go on', async () => {
  const file = at('interrupted.jsonl')
  const flags = ['--csv', at('rest.csv'), '--language', 'en', '--run', file]
  const running = run([...game, '--battles', '3000', '--workers', '1', ...flags])
  await vi.waitFor(() => expect(written.err).toContain('300 of 3,000'), { timeout: 30_000 })
  const stop = process.listeners('SIGINT').at(-1)
  stop?.('SIGINT')
  expect(await running).toBe(130)
  const done = readFileSync(file, 'utf8').split('\n').length - 2
  expect(done).toBeGreaterThanOrEqual(300)
  expect(done).toBeLessThan(3000)
  expect(written.err).toContain(
    `Interrupted: ${done} of 3,000 battles are saved in ${file}. To continue: ./grognard simulate --resume ${file} --csv ${at('rest.csv')} --workers 1`,
  )
  expect(written.out).toContain(`${done} of 3,000 battles`)
})

test('a run is not gone on with by another plan', async () => {
  const file = at('other.jsonl')
  expect(await run([...game, ...chance, '--battles', '2', '--run', file])).toBe(0)
  written.err = ''
  expect(await run([...game, '--seat', 'crosses=ensign', '--battles', '4', '--resume', file])).toBe(
    2,
  )
  expect(written.err).toContain('is a run of another plan: it differs in --seat, --battles;')
})

test('only the flags that are given and say otherwise are told', async () => {
  const file = at('twenty.jsonl')
  const seats = ['--seat', 'crosses=random', '--seat', 'noughts=ensign', '--swap']
  expect(await run([...game, ...seats, '--battles', '4', '--seed', 's', '--run', file])).toBe(0)
  const resumed = async (...flags: string[]) => {
    written.err = ''
    expect(await run(['simulate', ...flags, '--resume', file])).toBe(2)
    return written.err
  }
  expect(await resumed('--battles', '3')).toContain('it differs in --battles;')
  expect(await resumed('--seat', 'noughts=captain')).toContain('it differs in --seat;')
  const several = ['--option', 'first=noughts', '--seed', 't', '--vary', 'first=crosses,noughts']
  expect(await resumed(...several.slice(0, 4))).toContain('it differs in --option, --seed;')
  expect(await resumed(...several.slice(4))).toContain('it differs in --vary;')
  expect(await resumed('line-of-battle')).toContain('it differs in ruleset;')
  expect(await resumed('chess')).toContain('there is no ruleset “chess”')
  const same = ['tic-tac-toe', '--seat', 'crosses=random', '--option', 'first=crosses', '--swap']
  expect(await run(['simulate', ...same, '--resume', file])).toBe(0)
})

test('a run of a varied option takes no one value of it', async () => {
  const file = at('varied.jsonl')
  const vary = ['--vary', 'first=crosses,noughts', '--battles', '2', '--run', file]
  expect(await run([...game, ...chance, ...vary])).toBe(0)
  expect(await run(['simulate', '--option', 'first=crosses', '--resume', file])).toBe(2)
  expect(written.err).toContain('first is varied: leave --option first out')
})

test('a run is not gone on with where the rules or the players have been changed', async () => {
  const file = at('changed.jsonl')
  expect(await run([...game, ...chance, '--battles', '4', '--workers', '1', '--run', file])).toBe(0)
  const [head, first = ''] = readFileSync(file, 'utf8').split('\n')
  const other = first.replace(/"orders":\d+/, '"orders":77')
  writeFileSync(file, `${head}\n${other}\n`)
  written.err = ''
  expect(await run(['simulate', '--resume', file])).toBe(2)
  expect(written.err).toContain(
    'was played with other rules or players: battle 1 goes differently when played again',
  )
  written.err = ''
  const saved = at('changed.json')
  expect(await run(['simulate', '--resume', file, '--battle', '1', '--save', saved])).toBe(2)
  expect(written.err).toContain('battle 1 goes differently when played again')
  expect(existsSync(saved)).toBe(false)
})

test('a run file that nobody asked for is gone when the run is over', async () => {
  expect(await run([...game, ...chance, '--battles', '1', '--seed', 'unkept'])).toBe(0)
  expect(readdirSync('.').filter(name => name.includes('unkept'))).toEqual([])
})

test('an interrupt before the first battle is over leaves nothing behind', async () => {
  const flags = ['--battles', '3000', '--workers', '1', '--seed', 'unbegun', '--language', 'en']
  const before = process.listeners('SIGINT').length
  const running = run([...game, ...flags])
  await vi.waitFor(() => expect(process.listeners('SIGINT').length).toBeGreaterThan(before))
  process.listeners('SIGINT').at(-1)?.('SIGINT')
  expect(await running).toBe(130)
  expect(written.err).toBe('Interrupted before a battle was over: nothing is saved.\n')
  expect(readdirSync('.').filter(name => name.includes('unbegun'))).toEqual([])
})
