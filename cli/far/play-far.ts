import type { TableClient } from '@grognard/remote/index.ts'
import type { Ask, Language, Message, Ruling, Seat } from '@grognard/umpire'
import { forgetFrom } from '../play/listeners.ts'
import { goOn, newSession, shellWord } from '../play/session.ts'
import type { FarTable, Session } from '../play/session.ts'
import { completionOf } from '../play/completion.ts'
import { commandMeant } from '../play/command-words.ts'
import type { CommandName } from '../play/command-words.ts'
import { answer, inputEnded, tellAsk } from '../play/turns.ts'
import type { Next } from '../play/commands.ts'
import { outcomeLines, say, seatWithin, tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import type { Input } from '../terminal.ts'
import { besideTold } from './beside.ts'
import { farCommand } from './far-commands.ts'
import { farMeant } from './far-words.ts'
import { entriesLeft, knownAfter, knownBattle } from './known-battle.ts'
import { recordOf } from './sit-down.ts'
import type { Sitting } from './sit-down.ts'
import { linkOf } from './table-address.ts'

/** A seat at a table far away, at this terminal. */
export function farSession(sitting: Sitting, input: Input, language: Language): Session {
  const { client, seat } = sitting
  const battle = knownBattle(recordOf(client))
  const teller = tellerFor(battle.game, language)
  const far = farTable(sitting)
  return newSession({ teller, input, humans: [seat], saveTo: undefined, battle, far })
}

function farTable({ client, address }: Sitting): FarTable {
  const link = shellWord(linkOf(address))
  return {
    command: `grognard play --server ${shellWord(address.server)} --seat ${link}`,
    give: async order => (await client.give(order)) ?? stale,
    async takeBack() {
      const { why } = await client.takeBack()
      return why === null ? null : whyStands(why)
    },
  }
}

const stale: Ruling = { allowed: false, because: [{ rule: '', message: 'cli.far.stale' }] }

/** As at one’s own table, where it has the same reasons. */
const reasons: Readonly<Record<string, string>> = {
  nothing: 'undo.nothing',
  dice: 'undo.dice',
  shown: 'undo.secret',
}

function whyStands(why: string): Message {
  return { key: `cli.${reasons[why] ?? 'far.stands'}` }
}

/** Who plays here. */
interface Desk {
  session: Session
  client: TableClient
  /** What has gone on beside the battle and is not told yet. */
  beside: ReturnType<typeof besideTold>
  /** What came through a pipe before it was asked for. */
  kept: { line: string | undefined } | null
}

/** Plays until the battle is over or the person leaves; what others do is told as it comes. */
export async function playFar(session: Session, { client, seat }: Sitting): Promise<void> {
  const desk: Desk = { session, client, beside: besideTold(client, seat), kept: null }
  let waitedFor = ''
  for (;;) {
    await tellNews(session, client)
    const { battle, teller } = session
    const { outcome } = battle.state
    if (outcome) return writeLines(outcomeLines(teller, outcome))
    const asks = battle.game.asks(battle.state)
    const own = asks.find(ask => ask.seat === seat)
    const others = asks.map(ask => ask.seat).filter(one => one !== seat)
    if (own) {
      waitedFor = ''
      await tellAsk(session, own)
    } else if (waitedFor !== others.join()) {
      waitedFor = others.join()
      await write(session, [waitingLine(session, others)])
    }
    if ((await farTurn(desk, own ?? unasked(seat), own !== undefined)) === 'leave') return
  }
}

/** Of who is not asked: commands may be typed all the same. */
function unasked(seat: Seat): Ask {
  return { seat, step: '', phase: '', rule: '', asks: [] }
}

function waitingLine({ teller }: Session, seats: readonly Seat[]): string {
  const names = seats.map(seat => seatWithin(teller, seat))
  return say(teller, 'far.waits', { seats: names.join(', ') })
}

/** One line after the other, until something has changed. */
async function farTurn(desk: Desk, ask: Ask, isAsked: boolean): Promise<'look' | 'leave'> {
  const { session, client } = desk
  for (;;) {
    const before = client.now().record
    const line = await lineOrNews(desk, ask, isAsked)
    if (line === news) return 'look'
    if (line === undefined) {
      await inputEnded(session)
      return 'leave'
    }
    const next = line === '' ? 'ask' : await done(desk, ask, line)
    if (next !== 'ask') return next
    if (client.now().record !== before) return 'look'
  }
}

async function done({ session, client }: Desk, ask: Ask, line: string): Promise<Next> {
  const told = farCommand(session.teller, client, line)
  if (!told) return answer(session, ask, line)
  await writeLines(await told)
  return 'ask'
}

/** Instead of a line: the battle has gone on. */
const news = Symbol('news')

/** Through a pipe a line is an answer: it is read when one is asked, unless it may be said at any time. */
async function lineOrNews(
  desk: Desk,
  ask: Ask,
  isAsked: boolean,
): Promise<string | undefined | typeof news> {
  const { session, kept } = desk
  const { input, teller } = session
  if (kept && isAsked) {
    desk.kept = null
    return kept.line
  }
  const leaving = new AbortController()
  const comes = newsOf(desk, leaving.signal)
  if (kept) return comes
  session.typing ??= input.next(typed => completionOf(session, ask, typed))
  const line = await Promise.race([session.typing, comes])
  leaving.abort()
  if (line === news) return news
  session.typing = null
  if (isAsked || input.clear || isForAnyTime(teller, line)) return line
  desk.kept = { line }
  return lineOrNews(desk, ask, isAsked)
}

/** Commands that mean something to who is not asked. */
const ANY_TIME: readonly CommandName[] = [
  'help',
  'situation',
  'log',
  'why',
  'undo',
  'save',
  'resign',
  'quit',
]

function isForAnyTime({ words }: Teller, line: string | undefined): boolean {
  const [word = ''] = line?.split(/\s/, 1) ?? []
  const name = commandMeant(words, word)
  return farMeant(words, word) !== undefined || (name !== undefined && ANY_TIME.includes(name))
}

/** When the battle has gone on; what goes on beside it is told meanwhile, and that the line is lost or stands again. */
function newsOf({ session, client, beside }: Desk, signal: AbortSignal): Promise<typeof news> {
  const { record } = client.now()
  let line = client.now().connection
  const tell = (lines: readonly string[]): void => {
    if (lines.length > 0) void write(session, lines)
  }
  tell(beside(session.teller))
  return new Promise(resolve => {
    const leave = client.subscribe(() => {
      const now = client.now()
      if (now.connection !== line && now.connection !== 'opening') {
        line = now.connection
        tell([say(session.teller, line === 'lost' ? 'far.lost' : 'far.regained')])
      }
      if (now.record === record && !now.fault) return tell(beside(session.teller))
      leave()
      resolve(news)
    })
    signal.addEventListener('abort', leave)
  })
}

/** Lines that come while something is being typed stand above it. */
function write({ input, typing }: Session, lines: readonly string[]): Promise<void> {
  return typing && input.above ? input.above(lines) : writeLines(lines)
}

/** What has come since, entry by entry; what was taken back first. */
async function tellNews(session: Session, client: TableClient): Promise<void> {
  const { record, fault } = client.now()
  if (fault) throw new Error(`The server says: ${fault.says}`)
  if (!record) return
  const left = entriesLeft(session.battle, record)
  if (left < session.battle.file.entries.length) {
    session.battle = knownAfter(record, left)
    forgetFrom(session.listeners, left)
    session.situated = ''
    await write(session, [say(session.teller, 'far.gone')])
  }
  for (let count = left + 1; count <= record.entries.length; count++)
    await goOn(session, knownAfter(record, count))
}
