import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { usualLevel } from '@grognard/players/level.ts'
import type { Game, Message } from '@grognard/umpire'
import type { ToldProposal } from '@grognard/remote/index.ts'
import type { Hand } from '../battle/source/remote-battle.ts'
import { askAtTable, faultOfServer } from '../remote/server-here.ts'
import { useWords } from '../shared/sentences.ts'
import { handsOf } from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'
import { stripOf } from './strip-lines.ts'
import type { StripDeed } from './strip-lines.ts'
import { useServerTime } from './use-table.ts'
import { unnamed, whatGoes } from './what-goes.ts'
import '../style/agreements.css'

interface Props {
  hands: readonly [Hand, ...Hand[]]
  kept: KeptSeat
  game: Game
}

/** One line over the chart, where something is proposed, somebody plays for another, or one is late. */
export function AgreementStrip({ hands, kept, game }: Props) {
  const [{ client }] = hands
  const { card, running, record } = useSyncExternalStore(client.subscribe, client.now)
  const now = useServerTime(client)
  const words = useWords(game)
  const [read, setRead] = useState<string | null>(null)
  const [fault, setFault] = useState<Message | null>(null)
  useEffect(() => agreeWithOneself(hands, running.proposal), [hands, running.proposal])
  const { proposal } = running
  const stands = proposal?.closed === null ? proposal.stands : null
  const what = useMemo(() => (record ? whatGoes(record, stands) : unnamed), [record, stands])
  if (!card) return null
  const { host } = kept
  const own = hands.map(({ seat }) => seat)
  const entries = record?.entries.length ?? 0
  const strip = stripOf({
    card,
    running,
    own,
    isHost: host !== undefined,
    now,
    entries,
    read,
    what,
  })
  if (!strip) return null
  const act = async (deed: StripDeed): Promise<unknown> => {
    switch (deed.does) {
      case 'read':
        return setRead(deed.proposal)
      case 'takeSeatBack':
        return Promise.all(handsOf(kept).map(one => askAtTable(one, 'take-seat-back', {})))
      case 'handOver':
        return askAtTable({ ...kept, token: host ?? '' }, 'hand-over', {
          seat: deed.seat,
          level: usualLevel,
        })
      default:
        return Promise.all(
          answerers(hands, running.proposal, deed.does).map(hand =>
            hand.client.answer(deed.proposal, deed.does),
          ),
        )
    }
  }
  const press = (deed: StripDeed): void => {
    setFault(null)
    act(deed).catch((error: unknown) => setFault(faultOfServer(error)))
  }
  return (
    <div className="agreement-strip" role="status">
      <p>{words.say(fault ?? strip.line)}</p>
      {strip.deeds.map((deed, index) => (
        <button
          key={deed.does}
          type="button"
          className={index === 0 && deed.does !== 'read' && deed.does !== 'withdraw' ? 'main' : ''}
          onClick={() => press(deed)}
        >
          {words.say({ key: `web.agree.do.${deed.does}` })}
        </button>
      ))}
    </div>
  )
}

/** Whose answer is waited for among one’s own seats; one alone withdraws, or declines. */
function answerers(
  hands: readonly Hand[],
  proposal: ToldProposal | null,
  does: 'accept' | 'decline' | 'withdraw',
): Hand[] {
  if (does === 'withdraw') return hands.filter(({ seat }) => seat === proposal?.seat)
  const asked = hands.filter(({ seat }) => proposal?.awaited.includes(seat))
  return does === 'decline' ? asked.slice(0, 1) : asked
}

/** Who holds several seats is not asked by one of them for the others. */
function agreeWithOneself(hands: readonly Hand[], proposal: ToldProposal | null): void {
  if (!proposal || proposal.closed || !hands.some(({ seat }) => seat === proposal.seat)) return
  for (const { client } of answerers(hands, proposal, 'accept'))
    client.answer(proposal.id, 'accept').catch(reportError)
}
