import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type * as WorkerPool from '@grognard/lab/worker-pool.ts'
import { run } from '../run.ts'

/** One of the workers stumbles over battle 2, and is lost over battle 3. */
vi.mock('@grognard/lab/worker-pool.ts', async original => {
  const pool = await original<typeof WorkerPool>()
  const { gameById } = await import('@grognard/rulesets')
  const { workerPoolOf }: Pick<typeof WorkerPool, 'workerPoolOf'> = {
    workerPoolOf: (_worker, plan, workers) => ({
      workers,
      async play(number) {
        const done = pool.done(gameById(plan.ruleset), plan, number)
        if (number === 3) throw new Error('out of memory')
        const wrong = { ...done.result, winners: [], fault: 'The pencil broke.' }
        return number === 2 ? { result: wrong, file: '{"torn":true}' } : done
      },
      dismiss: async () => undefined,
    }),
  }
  return { ...pool, workerPoolOf }
})

afterEach(() => vi.restoreAllMocks())

test('battles that go wrong are kept beside the run, told of and left out', async () => {
  let told = ''
  const listen = (text: unknown) => {
    told += String(text)
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(listen)
  vi.spyOn(process.stderr, 'write').mockImplementation(listen)
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
  const html = join(folder, 'report.html')
  const flags = ['--battles', '4', '--seed', 'of Trafalgar', '--language', 'en', '--html', html]
  const game = ['simulate', 'tic-tac-toe', 'standard', '--run', join(folder, 'run')]
  expect(await run([...game, ...flags])).toBe(1)
  const kept = join(folder, 'tic-tac-toe-standard-of_Trafalgar-2.fault.json')
  expect(readFileSync(kept, 'utf8')).toBe('{"torn":true}')
  expect(existsSync(kept.replace('-2.', '-3.'))).toBe(false)
  expect(told).toContain(`Battle 2 failed and is saved in ${kept}: The pencil broke.`)
  expect(told).toContain('Battle 3 failed: out of memory')
  expect(told).toContain('Not counted, because they failed: 2 battles.')
  expect(readFileSync(html, 'utf8')).toContain('failed: The pencil broke.')
  expect(readFileSync(join(folder, 'run'), 'utf8').trim().split('\n')).toHaveLength(5)
})
