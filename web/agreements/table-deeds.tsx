import { useState, useSyncExternalStore } from 'react'
import type { SeatCard, TableClient } from '@grognard/remote/index.ts'
import { usualLevel } from '@grognard/players/level.ts'
import type { Message } from '@grognard/umpire'
import { momentNow } from '../battle/record/playback-steps.ts'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { useBattle } from '../battle/state/use-battle.ts'
import { askAtTable, faultOfServer, inviteLink } from '../remote/server-here.ts'
import { useWords } from '../shared/sentences.ts'
import { handsOf } from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'
import { NewLinks, SeatLink } from './new-links.tsx'
import { proposalsOpen } from './proposals-open.ts'
import { whatGoes } from './what-goes.ts'
import '../style/agreements.css'

interface Props {
  client: TableClient
  kept: KeptSeat
  store: BattleStore
  close(): void
}

/** In the battle’s menu: what may be proposed, who plays the seat, and links. */
export function TableDeeds({ client, kept, store, close }: Props) {
  const { game, playback } = useBattle(store, 'game', 'playback')
  const { card, running, record } = useSyncExternalStore(client.subscribe, client.now)
  const words = useWords(game)
  const [fault, setFault] = useState<Message | null>(null)
  if (!card || !record) return null
  const moment = playback?.replay ? momentNow(playback) : undefined
  const offers = proposalsOpen({ card, running, own: kept.seat, record, at: moment?.line.seq })
  const tried = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
      close()
    } catch (error) {
      setFault(faultOfServer(error))
    }
  }
  const handOver = () =>
    tried(() =>
      Promise.all(
        handsOf(kept).map(one =>
          askAtTable(one, 'hand-over', { seat: one.seat, level: usualLevel }),
        ),
      ),
    )
  return (
    <section className="table-deeds" aria-labelledby="at-table">
      <h2 id="at-table">{words.say({ key: 'web.agree.table' })}</h2>
      {fault && <p role="alert">{words.say(fault)}</p>}
      <div className="menu-deeds">
        {offers.map(({ key, what }) => (
          <button
            key={key}
            type="button"
            onClick={() =>
              void tried(async () => {
                const against = await client.propose(what)
                if (against) throw new Error(against.says)
              })
            }
          >
            {words.say({
              key,
              values: { what: whatGoes(record, what.about === 'undo' ? what.to : null) },
            })}
          </button>
        ))}
        {card.stage === 'playing' && !isPlayedFor(card.seats, kept) && (
          <button type="button" onClick={() => void handOver()}>
            {words.say({ key: 'web.agree.handOver' })}
          </button>
        )}
      </div>
      {handsOf(kept).map(one => (
        <SeatLink
          key={one.seat}
          label={words.say({ key: 'web.agree.ownLink' })}
          link={inviteLink(kept.table, one.token)}
        />
      ))}
      <NewLinks {...{ card, kept }} />
    </section>
  )
}

function isPlayedFor(seats: readonly SeatCard[], { seat }: KeptSeat): boolean {
  return seats.some(one => one.seat === seat && one.standIn !== null)
}
