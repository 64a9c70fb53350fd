import { catalogue } from '@grognard/rulesets'
import type { Kind, Language, Recorded, Seat, SeatRecord } from '@grognard/umpire'
import { EngineError } from '../engine/errors.ts'
import { newOpenBattles } from '../engine/open-battles.ts'
import type { OwnVerbs } from '../engine/answer.ts'
import { awaitingOf, eventFor, orderFrom, refusal, rulingOf } from '../engine/verbs.ts'
import type { Engine } from '../engine/verbs.ts'
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
    async play({ battle, seat: named, order: given }) {
      battles.find(String(battle))
      if (named !== seat)
        throw new EngineError('notYours', `this engine answers for ${seat} alone`, 'seat')
      const { game } = recordOf(client)
      const ruling = await client.give(orderFrom(game, given))
      if (!ruling) throw new EngineError('stale', 'something was told meanwhile; look again')
      if (!ruling.allowed) throw refusal(rulingOf(wordsFor(game, language), ruling))
      return standing()
    },
  }
  return { engine, look, own: (verb, fields) => own[verb]?.(fields) }
}

function isDue({ game, view }: SeatRecord, seat: Seat): boolean {
  return view.outcome !== null || game.asks(view).some(ask => ask.seat === seat)
}
