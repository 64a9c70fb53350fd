import type { SeatCard, TableCard } from '@grognard/remote/index.ts'
import { loadGame } from '@grognard/rulesets/library.ts'
import { withFacesBefore } from '@grognard/umpire'
import type { Game, Language, Seat } from '@grognard/umpire'
import { farSession, playFar } from '../far/play-far.ts'
import { isFull, sitDown } from '../far/sit-down.ts'
import type { Guest, Sitting } from '../far/sit-down.ts'
import { cardAt, linkOf, tableAddress } from '../far/table-address.ts'
import { toldLines } from '../play/log.ts'
import { listening } from '../play/session.ts'
import type { Session } from '../play/session.ts'
import { say, seatName, tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { standardInput, writeLines } from '../terminal.ts'
import type { Input } from '../terminal.ts'
import { usageError } from '../usage-error.ts'

export interface FarFlags {
  server: string
  seat: readonly string[]
  name?: string | undefined
  language: Language
}

/** Events that are told of a battle that one comes back to. */
const TOLD = 3

/** Plays a seat of a battle that a server umpires, to its end or until the person leaves. */
export async function playFarAway(flags: FarFlags): Promise<number> {
  const input = standardInput({ prompts: true })
  try {
    const { session, sitting } = await openedFar(flags, input)
    await playFar(session, sitting).finally(() => sitting.client.close())
  } finally {
    input.close()
  }
  return 0
}

/** Sits down and waits until the battle has begun; tells how it stands. Throws UsageError. */
export async function openedFar(
  { server, seat: seats, name, language }: FarFlags,
  input: Input,
): Promise<{ session: Session; sitting: Sitting }> {
  const [seat, ...more] = seats
  if (more.length > 0) throw usageError('far.alone')
  const address = tableAddress({ server, seat })
  const card = await cardAt(address)
  const teller = tellerFor(await gameAt(card), language)
  await tellTitle(teller, card)
  const sitting = await sitDown(address, guestAt(teller, input, name))
  const session = farSession(sitting, input, language)
  const { told } = listening(session)
  const last = told.slice(-TOLD).flatMap(one => toldLines(session.teller, one))
  await writeLines([say(session.teller, 'helpHint'), ...last])
  return { session, sitting }
}

/** With the names that seats have in this battle, as far as the table tells. */
async function gameAt({ ruleset, scenario, options }: TableCard): Promise<Game> {
  return withFacesBefore(await loadGame(ruleset), { scenario, options, papers: {} })
}

async function tellTitle(teller: Teller, { scenario: id }: TableCard): Promise<void> {
  const { game, words } = teller
  const { title } = game.scenarios[id] ?? { title: id }
  const scenario = words.say({ key: title })
  await writeLines([say(teller, 'title', { title: game.title[words.language], scenario })])
}

/** A person at this terminal. */
function guestAt(teller: Teller, input: Input, named: string | undefined): Guest {
  let own: Seat | null = null
  let known = ''
  const asked = async (question: string): Promise<string> => {
    await writeLines([question])
    return (await input.next()) ?? ''
  }
  return {
    name: async () => named ?? asked(say(teller, 'far.name')),
    async choose(free) {
      const seats = free.map(seat => say(teller, 'far.choice', nameOf(teller, seat)))
      const line = await asked(say(teller, 'far.which', { seats: seats.join(', ') }))
      const wanted = free.find(seat => Object.values(nameOf(teller, seat)).includes(line))
      if (wanted === undefined) throw usageError('noSeat', { seat: line, known: free.join(', ') })
      return wanted
    },
    async sits(address, seat, isNew) {
      own = seat
      if (isNew) await writeLines([say(teller, 'far.link', { link: linkOf(address) })])
    },
    async room({ seats, stage }) {
      const lines = seats
        .filter(({ kind }) => kind === 'person')
        .map(seat => seatLine(teller, seat, own))
      const isWaiting = stage === 'waiting'
      const waits = isWaiting ? [say(teller, isFull(seats) ? 'far.begins' : 'far.awaited')] : []
      const text = [...lines, ...waits].join('\n')
      if (text === known) return
      known = text
      await writeLines([text])
    },
  }
}

function nameOf(teller: Teller, seat: Seat) {
  return { seat, name: seatName(teller, seat) }
}

function seatLine(teller: Teller, { seat, name }: SeatCard, own: Seat | null): string {
  const values = { seat: seatName(teller, seat), name: name ?? '' }
  if (name === null) return say(teller, 'far.free', values)
  return say(teller, seat === own ? 'far.you' : 'far.sits', values)
}
