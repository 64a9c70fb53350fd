import { AttachmentRefused, errorIn, messageOfError, Unprepared } from '@grognard/umpire'
import type { Game, Json, Message, Options, Reason, Shape } from '@grognard/umpire'
import { whereJsonEnds } from '@grognard/umpire/json-position.ts'
import { errorText } from '../shared/error-text.ts'

/** A paper named for a seat is only asked for where that seat plays. */
export function attachmentsFor(
  game: Game,
  shapes: Record<string, Shape>,
  seats: readonly string[],
): Record<string, Shape> {
  const isForNobody = (name: string): boolean => {
    const seat = name.slice(name.lastIndexOf('-') + 1)
    const isSeat = name.includes('-') && Object.hasOwn(game.messages.en, `seat.${seat}`)
    return isSeat && !seats.includes(seat)
  }
  return Object.fromEntries(Object.entries(shapes).filter(([name]) => !isForNobody(name)))
}

/** What became of a file that was chosen for a paper. */
export type AttachmentRead =
  | { at: 'reading'; file: string }
  | { at: 'taken'; file: string; paper: Json }
  | { at: 'refused'; file: string; fault: Message }

/** By the names of papers. */
export type AttachmentsRead = Readonly<Record<string, AttachmentRead>>

/** Why a battle cannot begin as it is agreed. */
export type Trouble = { note: Message } | { reasons: readonly Reason[] }

export function attachmentIn(
  file: string,
  text: string,
  shape: Shape | undefined,
  name: string,
): AttachmentRead {
  try {
    const paper: Json = JSON.parse(text)
    const wrong = shape && errorIn(shape, paper, name)
    if (!wrong) return { at: 'taken', file, paper }
    const fault = messageOfError(wrong)
    return refused(file, { key: 'web.papers.unfit', values: { file, fault } })
  } catch {
    const values = { file, ...whereJsonEnds(text) }
    return refused(file, { key: 'web.papers.unreadable', values })
  }
}

function refused(file: string, fault: Message): AttachmentRead {
  return { at: 'refused', file, fault }
}

export function attachmentsTaken(
  read: AttachmentsRead,
  names: readonly string[],
): Record<string, Json> {
  return Object.fromEntries(
    names.flatMap(name => {
      const one = read[name]
      return one?.at === 'taken' ? [[name, one.paper]] : []
    }),
  )
}

/** No battle begins beside a paper that is still read, or that was refused and not put right. */
export function areReady(read: AttachmentsRead, names: readonly string[]): boolean {
  return names.every(name => read[name] === undefined || read[name].at === 'taken')
}

/** What the papers say against the scenario's rules; null when they may be played with. */
export function troubleBefore(
  game: Game,
  scenario: string,
  options: Options,
  papers: Record<string, Json>,
): Trouble | null {
  try {
    game.prepare(scenario, options, papers)
    return null
  } catch (error) {
    return troubleOf(error)
  }
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof AttachmentRefused) return { reasons: error.ruling.because }
  const fault = error instanceof Unprepared ? messageOfError(error.detail) : errorText(error)
  return { note: { key: 'web.fault.setup', values: { fault } } }
}
