import { giveAgreed, nextRound, takenBackTo } from '@grognard/umpire'
import type { Entry, Seat } from '@grognard/umpire'
import type { ProposalAnswer } from '@grognard/remote/answers.ts'
import type { AnswerQuestion, ProposeQuestion } from '@grognard/remote/questions.ts'
import type { SeatRow } from '../store/schema.ts'
import { TableFault } from './faults.ts'
import { playedByComputer } from './give-order.ts'
import type { Table, Tables } from './hold-tables.ts'
import type { HeldBattle, JournalLine } from './held-battle.ts'
import { seatOf } from './open-table.ts'
import { levelOf } from './outbox.ts'
import { isOpen } from './proposal.ts'
import type { Proposal, ProposalLine } from './proposal.ts'
import { isStale } from './stale.ts'
import { heldIn, isTaken, linesTo, write, writeEntry } from './write-line.ts'
import type { RequestOf, Writing } from './write-line.ts'

/** Proposes something to the others; done at once where nobody has to be asked. Throws TableFault. */
export function propose(
  tables: Tables,
  id: string,
  token: string,
  { id: request, told, what }: ProposeQuestion,
): Promise<ProposalAnswer> {
  return tables.change(id, async (table, within) => {
    const own = seatOf(table, token)
    const { seat } = own
    const held = heldIn(table)
    const lines = linesTo(held, seat)
    if (await isTaken(within, id, seat, request))
      return { isOpen: isOpen(held.proposal), told: lines.length }
    if (isStale(held, seat, told)) return { stale: true, told: lines.length }
    const refused = whyNotProposed(table, held, own, what)
    if (refused) throw refused
    const line: ProposalLine = {
      kind: 'proposed',
      id: request,
      seat,
      what: what.about === 'undo' ? { about: 'undo', seq: seqOf(held, seat, what.to) } : what,
      awaited: table.seats.filter(one => one.seat !== seat && isAsked(one)).map(one => one.seat),
    }
    return settled({ tables, table, held, within }, line, { seat, id: request })
  })
}

/** Accepts, declines or withdraws. Nothing where it is no longer open. Throws TableFault. */
export function answerProposal(
  tables: Tables,
  id: string,
  token: string,
  { id: request, proposal, answer }: AnswerQuestion,
): Promise<ProposalAnswer> {
  return tables.change(id, async (table, within) => {
    const { seat } = seatOf(table, token)
    const held = heldIn(table)
    const open = isOpen(held.proposal) && held.proposal.id === proposal ? held.proposal : null
    if (!open || (await isTaken(within, id, seat, request)))
      return { isOpen: open !== null, told: linesTo(held, seat).length }
    const answerers = answer === 'withdraw' ? [open.seat] : open.awaited
    if (!answerers.includes(seat))
      throw new TableFault('refused', 'This answer is not waited for from this seat.')
    const line: ProposalLine = { kind: 'answered', seat, answer }
    return settled({ tables, table, held, within }, line, { seat, id: request })
  })
}

/** A person who plays himself is asked; the computer agrees to whatever it may be asked. */
function isAsked(seat: SeatRow): boolean {
  return levelOf(seat) === null
}

function whyNotProposed(
  { row, seats }: Table,
  held: HeldBattle,
  { seat, stand_in }: SeatRow,
  what: ProposeQuestion['what'],
): TableFault | null {
  if (row.stage !== 'playing') return new TableFault('notYet', 'The battle is over.')
  if (stand_in !== null) return playedByComputer()
  if (isOpen(held.proposal))
    return new TableFault('refused', 'Another proposal waits for its answers.', 'what')
  if (what.about === 'draw' && !seats.every(isAsked))
    return new TableFault('refused', 'The computer does not agree to a draw.', 'what.about')
  if (what.about === 'undo' && seqOf(held, seat, what.to) < 1)
    return new TableFault('malformed', 'The seat knows of no such entry.', 'what.to')
  return null
}

/** The battle’s number of an entry that the seat knows under its own; −1 where there is none. */
function seqOf({ tellings }: HeldBattle, seat: Seat, own: number): number {
  return tellings.get(seat)?.numbers.indexOf(own) ?? -1
}

/** What was said is written down; where all have agreed by it, it is done. */
async function settled(
  writing: Writing,
  line: ProposalLine,
  request: RequestOf & object,
): Promise<ProposalAnswer> {
  const said = await write(writing, line, request)
  const { proposal } = said
  const isAgreed = proposal?.closed?.how === 'agreed'
  const after = isAgreed ? await done(onwards(writing, said), proposal) : said
  return { isOpen: isOpen(after.proposal), told: linesTo(after, request.seat).length }
}

/** The next line is written after this one. */
function onwards(writing: Writing, held: HeldBattle): Writing {
  const { table } = writing
  const row = { ...table.row, lines: held.lines, head: held.head }
  return { ...writing, held, table: { ...table, row, held } }
}

function done(writing: Writing, { seat, what }: Proposal): Promise<HeldBattle> {
  if (what.about === 'undo') return write(writing, wentBack(writing.held, what.seq), null)
  const { ruling, battle } = giveAgreed(writing.held.battle, seat, what.about)
  if (!ruling.allowed) throw new Error('What all have agreed on is against the rules.')
  return writeEntry(writing, battle, null)
}

/** Where dice are taken back, others will be rolled. */
function wentBack({ battle }: HeldBattle, seq: number): JournalLine {
  const { dice } = takenBackTo(battle, seq - 1).file
  const isRolled = battle.file.entries.slice(seq).some(hasRolls)
  return { kind: 'wentBack', seq, dice: isRolled ? nextRound(dice, seq) : dice }
}

function hasRolls({ events }: Entry): boolean {
  return events.some(({ rolls = [] }) => rolls.length > 0)
}
