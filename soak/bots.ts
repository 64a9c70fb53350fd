import { spawn } from 'node:child_process'
import { askOnce } from '@grognard/remote/index.ts'
import type { TableCard } from '@grognard/remote/index.ts'
import { library } from '@grognard/rulesets/library.ts'
import { seatedAt } from '@grognard/server/battles/tables-for-tests.ts'
import { startServer } from './server-process.ts'

const bot = new URL('../docs/bot.py', import.meta.url).pathname

/** Milliseconds: a bot that has not come to the end by then has lost its way. */
const PATIENCE = 900_000

interface BotsRun {
  /** Seconds by ruleset and scenario. */
  seconds: Record<string, number>
  faults: string[]
}

/** The bot of the documentation plays the first scenario of every book against the computer, to the end. */
export async function playBots(only: readonly string[] = Object.keys(library)): Promise<BotsRun> {
  const server = await startServer()
  const run: BotsRun = { seconds: {}, faults: [] }
  for (const [ruleset, { manifest, load }] of Object.entries(library)) {
    if (!only.includes(ruleset)) continue
    const game = await load()
    const scenario = manifest.first
    const [own = '', ...others] = game.seats(game.prepare(scenario, {}, {}))
    const seats = Object.fromEntries(
      others.map(seat => [seat, { kind: 'computer' as const, level: 'ensign' }]),
    )
    const question = { ruleset, scenario, options: {}, papers: {}, seats, isPublic: false }
    const { table, seats: tokens } = await seatedAt(server.url, question)
    const before = performance.now()
    const said = await ended(`${server.url}#/table/${table}/${tokens[own] ?? ''}`)
    run.seconds[`${ruleset} ${scenario}`] = Math.round((performance.now() - before) / 1000)
    const { stage } = await askOnce<TableCard>(fetch, `${server.url}api/tables/${table}`, {})
    if (stage !== 'ended' || !said.startsWith('It is over'))
      run.faults.push(`${ruleset} ${scenario} is ${stage}: ${said.slice(-400)}`)
  }
  if (server.said().includes('error')) run.faults.push(server.said().slice(-2000))
  await server.stop()
  return run
}

/** What the bot has said when it ends. */
function ended(link: string): Promise<string> {
  const child = spawn('python3', [bot, link], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => (said += text))
  const patience = setTimeout(() => child.kill(), PATIENCE)
  return new Promise(resolve => {
    child.once('close', () => {
      clearTimeout(patience)
      resolve(said)
    })
  })
}
