import { catalogue } from '@grognard/rulesets'
import type { TableClient } from '@grognard/remote/index.ts'
import type { Kind, Language, Recorded, Ruling, Seat, SeatRecord } from '@grognard/umpire'
import { EngineError } from '../engine/errors.ts'
import { newOpenBattles } from '../engine/open-battles.ts'
import type { OwnVerbs } from '../engine/answer.ts'
import { oneOrMany } from '../engine/groups.ts'
import { requestFor } from '../engine/requests.ts'
import { orderFrom } from '../engine/seen.ts'
import type { Engine } from '../engine/seen.ts'
import { awaitingOf, eventFor, refusal, rulingOf } from '../engine/telling.ts'
import { wordsFor } from '../words.ts'
import { knownBattle } from './known-battle.ts'
import { changed, recordOf } from './sit-down.ts'
import type { Sitting } from './sit-down.ts'

/** An engine of one seat whose one battle is umpired by a server, and the verbs that ask there. */
export interface BotEngine {
  engine: Engine
  own: OwnVerbs
  /** The record as it is now is what the engine answers from. */
  look(): void
}

export function botEngine({ client, seat }: Sitting, language: Language): BotEngine {
  const battles = newOpenBattles(seat, 1)
  const engine: Engine = { catalogue, battles, language }
  const held = () => ({
    battle: knownBattle(recordOf(client)),
    hasFile: false,
    dice: [],
    paused: null,
  })
  const handle = battles.add(held())
  let shown: SeatRecord | null = null
  const look = (): void => {
    if (shown === client.now().record) return
    shown = recordOf(client)
    battles.replace(handle, held())
  }
  /** Entries of which the program has been told. */
  let told = 0
  const news = (): object[] => {
    look()
    const { game, entries } = recordOf(client)
    const fresh = entries.slice(Math.min(told, entries.length)).flatMap(({ events }) => events)
    told = entries.length
    return fresh.flatMap((event: Recorded<Kind>) => eventFor(game, seat, event))
  }
  const standing = (): object => ({
    events: news(),
    awaiting: awaitingOf(battles, battles.find(handle)),
  })
  const own: Readonly<Record<string, (fields: Record<string, unknown>) => Promise<object>>> = {
    new: async () => ({ battle: handle, ...standing() }),
    load: async () => ({ battle: handle, ...standing() }),
    async awaiting({ battle }) {
      battles.find(String(battle))
      await changed(
        client,
        ({ record, fault }) => fault !== null || (record !== null && isDue(record, seat)),
      )
      const { fault } = client.now()
      if (fault) throw new EngineError('failed', fault.says)
      return { events: news(), ...awaitingOf(battles, battles.find(handle)) }
    },
    async play(fields) {
      const { battle, seat: named, ...what } = requestFor('play', fields)
      battles.find(battle)
      if (named !== seat)
        throw new EngineError('notYours', `this engine answers for ${seat} alone`, 'seat')
      const { game } = recordOf(client)
      const given = oneOrMany(what)
      const orders =
        'order' in given
          ? [orderFrom(game, given.order)]
          : given.orders.map((one, index) => orderFrom(game, one, `orders[${index}]`))
      const rulings = await ruledOn(client, orders)
      const told = rulings.map(ruling => rulingOf(wordsFor(game, language), ruling))
      const [refused] = told
      if (!refused) throw new EngineError('stale', 'something was told meanwhile; look again')
      if (!told.some(({ allowed }) => allowed))
        throw refusal(refused, 'order' in given ? 'order' : 'orders[0]')
      return 'order' in given ? standing() : { rulings: told, ...standing() }
    },
  }
  return { engine, look, own: (verb, fields) => own[verb]?.(fields) }
}

/** One after the other, until something is told that the program could not know of. */
async function ruledOn(
  client: Pick<TableClient, 'give'>,
  orders: readonly Kind[],
): Promise<readonly Ruling[]> {
  const rulings: Ruling[] = []
  for (const order of orders) {
    // oxlint-disable-next-line no-await-in-loop -- each is judged by what the one before has changed
    const ruling = await client.give(order)
    if (!ruling) return rulings
    rulings.push(ruling)
  }
  return rulings
}

function isDue({ game, view }: SeatRecord, seat: Seat): boolean {
  return view.outcome !== null || game.asks(view).some(ask => ask.seat === seat)
}
