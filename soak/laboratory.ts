import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasNats, killed, startNats } from '@grognard/lab/nats-for-tests.ts'
import type { NatsForTests } from '@grognard/lab/nats-for-tests.ts'
import { pause } from '@grognard/lab/broker.ts'

interface Found {
  battles: number
  /** How often each was killed. */
  workers: number
  simulations: number
  brokers: number
  faults: string[]
}

const script = new URL('../cli/main.ts', import.meta.url).pathname

/** Milliseconds from one death to the next. */
const BETWEEN = 8000

/**
 * A run of the laboratory at a broker with two workers, while one after the other is killed: a worker,
 * NATS, the other worker, the simulation. Its report has to be that of one machine, to the byte. A NATS
 * that others share is theirs to kill and to stop.
 */
export async function simulateWhileKilled(
  battles: number,
  shared: NatsForTests | null = null,
): Promise<Found> {
  const found: Found = { battles, workers: 0, simulations: 0, brokers: 0, faults: [] }
  if (!hasNats) return { ...found, faults: ['nats-server is missing'] }
  const folder = mkdtempSync(join(tmpdir(), 'grognard-laboratory-'))
  const nats = shared ?? (await startNats())
  const { near, far, resumed, worker } = commandsIn(folder, battles, nats.url)
  const workers = [worker(), worker()]
  let simulation = far()
  const killWorker = async (index: number) => {
    const [one] = workers.splice(index, 1, worker())
    if (one) await killed(one)
    found.workers += 1
  }
  const killNats = async () => {
    await nats.killAndStart('kept')
    found.brokers += 1
  }
  const killSimulation = async () => {
    await killed(simulation)
    simulation = resumed()
    found.simulations += 1
  }
  const deaths = [
    () => killWorker(0),
    ...(shared ? [] : [killNats]),
    () => killWorker(1),
    killSimulation,
  ]
  for (let turn = 0; !(await isOver(simulation)); turn++) await deaths[turn % deaths.length]?.()
  await Promise.all(workers.map(killed))
  if (!shared) await nats.stop()
  await ended(near())
  return { ...found, faults: faultsIn(folder, simulation) }
}

/** The command line as processes: the run at the broker, gone on with, and on this machine alone. */
function commandsIn(folder: string, battles: number, url: string) {
  const run = (...args: string[]) =>
    spawn(process.execPath, [script, ...args], { cwd: folder, stdio: 'ignore' })
  const broker = ['--broker', url]
  const plan = ['line-of-battle', 'constitution', '--battles', String(battles)]
  const game = ['simulate', ...plan, '--seed', 'laboratory', '--seat', 'a=ensign']
  const far = () => run(...game, '--run', 'far.jsonl', '--json', 'far.json', ...broker)
  return {
    worker: () => run('worker', '--workers', '1', ...broker),
    far,
    resumed: () =>
      existsSync(join(folder, 'far.jsonl'))
        ? run('simulate', '--resume', 'far.jsonl', '--json', 'far.json', ...broker)
        : far(),
    near: () => run(...game, '--run', 'near.jsonl', '--json', 'near.json'),
  }
}

function faultsIn(folder: string, { exitCode }: ChildProcess): string[] {
  const [near, far] = ['near.json', 'far.json'].map(name => textIn(join(folder, name)))
  if (exitCode !== 0) return [`the simulation ended with ${exitCode}`]
  if (near === '' || near !== far) return [`the reports in ${folder} differ`]
  rmSync(folder, { recursive: true })
  return []
}

/** Before the next is to die. */
async function isOver(simulation: ChildProcess): Promise<boolean> {
  await Promise.race([ended(simulation), pause(BETWEEN)])
  return simulation.exitCode !== null
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null)
    await new Promise(resolve => child.once('exit', resolve))
}

function textIn(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
