import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { basename } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { askOnce } from '@grognard/remote/index.ts'
import type { SeatOpened, TableAddress } from '@grognard/remote/index.ts'
import type { Language } from '@grognard/umpire'
import { answerElsewhere } from '../engine/answer.ts'
import { linesIn } from '../engine/lines.ts'
import { botEngine } from '../far/bot-engine.ts'
import { recordOf, sitDown } from '../far/sit-down.ts'
import type { Guest, Sitting } from '../far/sit-down.ts'
import { atFirst, cardAt, serverAt, tableAddress } from '../far/table-address.ts'
import { outcomeLines, say, seatName, tellerFor } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { usageError } from '../usage-error.ts'

export interface BotFlags {
  server?: string | undefined
  seat?: string | undefined
  token?: string | undefined
  name?: string | undefined
  language: Language
}

/** Connects a program that speaks the engine’s protocol to a seat far away; its exit code where it ends too soon. */
export async function connectBot(flags: BotFlags, command: readonly string[]): Promise<number> {
  const [program] = command
  if (program === undefined) throw usageError('far.noProgram')
  const address = await addressOf(flags)
  await cardAt(address)
  const name = (flags.name ?? basename(program)).slice(0, 40)
  const child = await started(command)
  try {
    const sitting = await sitDown(address, guestNamed(name))
    return await connected(child, sitting, name, flags.language)
  } finally {
    child.kill()
  }
}

async function addressOf({ server, seat, token }: BotFlags): Promise<TableAddress> {
  if ((seat === undefined) === (token === undefined)) throw usageError('far.seatOrToken')
  if (token === undefined) return tableAddress({ server, seat })
  if (server === undefined) throw usageError('far.what')
  const url = serverAt(server)
  const ask = () => askOnce<SeatOpened>(fetch, `${url}api/seat`, { token })
  const { table } = await atFirst(url, ask, 'noToken')
  return { server: url, table, token }
}

/** Takes what is free; of the room nothing is told. */
function guestNamed(name: string): Guest {
  return {
    name: async () => name,
    choose: async ([first = '']) => first,
    sits: async () => undefined,
    room: async () => undefined,
  }
}

/** It writes questions and reads answers; what it complains of is for the person here. */
type Program = ChildProcessByStdio<Writable, Readable, null>

/** Throws UsageError where there is no such program. */
function started([program = '', ...args]: readonly string[]): Promise<Program> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(child))
    child.once('error', ({ message }) =>
      reject(usageError('far.notStarted', { name: program, why: message })),
    )
  })
}

async function connected(
  child: Program,
  sitting: Sitting,
  name: string,
  language: Language,
): Promise<number> {
  const { client, seat } = sitting
  const teller = tellerFor(recordOf(client).game, language)
  await writeLines([say(teller, 'far.sat', { name, seat: seatName(teller, seat) })])
  const ended = new Promise<number>(resolve => child.once('close', code => resolve(code ?? 1)))
  child.stdin.on('error', () => undefined)
  const { engine, own, look } = botEngine(sitting, language)
  for await (const line of linesIn(child.stdout)) {
    if (typeof line === 'string' && line.trim() === '') continue
    look()
    const answer = await answerElsewhere(engine, line, own)
    child.stdin.write(`${answer}\n`)
  }
  const code = await ended
  const { outcome } = recordOf(client).view
  client.close()
  if (outcome) {
    await writeLines(outcomeLines(teller, outcome))
    return 0
  }
  await writeLines([say(teller, 'far.program', { name, code })])
  return code === 0 ? 1 : code
}
