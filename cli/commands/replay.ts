import type { Battle, Language } from '@grognard/umpire'
import { audienceOf } from '../audience.ts'
import { readBattleFile } from '../files.ts'
import { writeLines } from '../output.ts'
import { entriesOf, toldLines, toldOf } from '../play/log.ts'
import { orderText, outcomeLines, say, seatName, tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { UsageFault } from '../usage-fault.ts'

export interface ReplayWish {
  from?: string
  to?: string
  language: Language
}

/** Tells a saved battle, all of it or some orders; entry 0 is the umpire's opening. */
export async function tellReplay(file: string, wish: ReplayWish): Promise<number> {
  const battle = readBattleFile(file, wish.language)
  const last = battle.file.entries.length - 1
  const from = wish.from === undefined ? 0 : orderNumber('from', wish.from, last)
  const to = wish.to === undefined ? last : orderNumber('to', wish.to, last)
  if (from > to) throw new UsageFault(`--from ${from} comes after --to ${to}`)
  const teller = tellerFor(battle.game, wish.language)
  await writeLines([titleLine(teller, battle)])
  await tellEntries(teller, battle, from, to)
  if (to === last) await writeLines(endLines(teller, battle))
  return 0
}

function orderNumber(flag: string, text: string, last: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= 1 && number <= last) return number
  throw new UsageFault(`--${flag} takes the number of an order from 1 to ${last}, not “${text}”`)
}

function titleLine(teller: Teller, { game, file }: Battle): string {
  const key = game.scenarios[file.scenario]?.title ?? file.scenario
  const title = game.title[teller.words.language]
  return say(teller, 'title', { title, scenario: teller.words.say({ key }) })
}

/** Events keep their numbers of the whole battle, whatever part of it is told. */
async function tellEntries(
  teller: Teller,
  battle: Battle,
  from: number,
  to: number,
): Promise<void> {
  const everyone = audienceOf(battle.game, [])
  let number = 1
  for (const { entry, before } of entriesOf(battle)) {
    const told = toldOf(teller, everyone, entry, before, number)
    number += told.length
    if (entry.seq < from || entry.seq > to) continue
    const { seq, seat, order } = entry
    const head =
      seat === null || order === null
        ? say(teller, 'begins')
        : say(teller, 'entry', {
            number: seq,
            seat: seatName(teller, seat),
            order: orderText(teller, before, order),
          })
    const lines = told.flatMap(one => toldLines(teller, one)).map(line => `  ${line}`)
    await writeLines([head, ...lines])
  }
}

function endLines(teller: Teller, { game, state }: Battle): string[] {
  const awaited = game.awaiting(state)
  return Array.isArray(awaited) ? [say(teller, 'undecided')] : outcomeLines(teller, awaited)
}
