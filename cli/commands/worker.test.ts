import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasNats, killed, startNats } from '@grognard/lab/nats-for-tests.ts'
import type { NatsForTests } from '@grognard/lab/nats-for-tests.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { caughtOutput } from '../fixtures.ts'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
const at = (name: string) => join(folder, name)
const written = caughtOutput()

const ensigns = ['--seat', 'a=ensign', '--seat', 'b=ensign', '--language', 'en']
const game = ['simulate', 'line-of-battle', 'constitution', '--battles', '6', '--seed', 'far']
const soon = { timeout: 60_000, interval: 20 }

test('a broker that is none, or that is not there, is said to be so in one line', async () => {
  for (const [address, why] of [
    ['http://x', '“http://x” is not the address of a NATS server, such as nats://127.0.0.1:4222'],
    ['nats://me:secret@127.0.0.1:1', 'no NATS server answers at nats://me:…@127.0.0.1:1: '],
  ] as const)
    for (const command of [['worker'], [...game, ...ensigns]]) {
      written.err = ''
      expect(await run([...command, '--language', 'en', '--broker', address])).toBe(2)
      expect(written.err).toContain(`grognard: ${why}`)
    }
  expect(await run(['worker', '--language', 'en'])).toBe(2)
  expect(written.err).toContain('missing --broker; the command is worker --broker URL')
  const both = ['--broker', 'nats://127.0.0.1:1', '--workers', '2']
  expect(await run([...game, ...ensigns, ...both])).toBe(2)
  expect(written.err).toContain('use either --broker or --workers')
})

describe.skipIf(!hasNats)('at a broker', () => {
  let nats: NatsForTests
  let whole = ''
  const children: ChildProcess[] = []
  beforeAll(async () => {
    nats = await startNats()
    expect(
      await run([...game, ...ensigns, '--run', at('near.jsonl'), '--json', at('near.json')]),
    ).toBe(0)
    whole = readFileSync(at('near.json'), 'utf8')
  })
  afterAll(async () => {
    await Promise.all(children.map(killed))
    await nats.stop()
  })

  /** The command line as a process of its own, which can be killed. */
  function started(...args: string[]): ChildProcess {
    const child = spawn(process.execPath, ['cli/main.ts', ...args, '--broker', nats.url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    children.push(child)
    return child
  }

  let standing: ChildProcess | undefined
  /** The worker who is there; one is started where none is. */
  const worker = () => (standing ??= started('worker', '--workers', '2'))
  async function killWorker(): Promise<void> {
    await killed(worker())
    standing = undefined
  }
  const simulated = (name: string, ...flags: string[]) =>
    run([...flags, '--language', 'en', '--broker', nats.url, '--json', at(name)])
  const linesOf = (name: string) =>
    existsSync(at(name)) ? readFileSync(at(name), 'utf8').trim().split('\n').length : 0

  test('a worker is killed in the midst of battles: the report is the same to the byte', async () => {
    worker()
    const simulation = simulated('a.json', ...game, ...ensigns, '--run', at('a.jsonl'))
    await vi.waitFor(() => expect(linesOf('a.jsonl')).toBeGreaterThan(1), soon)
    await killWorker()
    expect(linesOf('a.jsonl')).toBeLessThan(7)
    worker()
    expect(await simulation).toBe(0)
    expect(readFileSync(at('a.json'), 'utf8')).toBe(whole)
    expect(written.err).toMatch(/6 of 6 battles, 100\.0%; about 0:00 left; [12] workers?, /)
  })

  test('the simulation is killed: resumed, it fetches what was played meanwhile, to the byte', async () => {
    worker()
    const lost = started(...game, ...ensigns, '--run', at('b.jsonl'))
    await vi.waitFor(() => expect(linesOf('b.jsonl')).toBeGreaterThan(2), soon)
    await killed(lost)
    expect(linesOf('b.jsonl')).toBeLessThan(7)
    expect(await simulated('b.json', 'simulate', '--resume', at('b.jsonl'))).toBe(0)
    expect(readFileSync(at('b.json'), 'utf8')).toBe(whole)
  })

  test('NATS is killed and started again: nothing is lost, to the byte', async () => {
    worker()
    const simulation = simulated('c.json', ...game, ...ensigns, '--run', at('c.jsonl'))
    await vi.waitFor(() => expect(linesOf('c.jsonl')).toBeGreaterThan(2), soon)
    await nats.killAndStart('kept')
    expect(await simulation).toBe(0)
    expect(readFileSync(at('c.json'), 'utf8')).toBe(whole)
  })
})
