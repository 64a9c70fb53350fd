import { useState, useSyncExternalStore } from 'react'
import type { RematchAnswer, TableClient } from '@grognard/remote/index.ts'
import { freshSecret } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { askAtTable, faultOfServer } from '../remote/server-here.ts'
import { goTo } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'
import { handsOf, keepSeat } from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'

/** Once a battle far away is over: it is fought again with sides changed, or somebody has offered that. */
export function Rematch({ client, kept }: { client: TableClient; kept: KeptSeat }) {
  const card = useSyncExternalStore(client.subscribe, () => client.now().card)
  const words = useWords()
  const [fault, setFault] = useState<Message | null>(null)
  if (card?.stage !== 'ended') return null
  const isOffered = card.rematch !== null
  const play = async () => {
    try {
      goTo({ at: 'table', id: await satAgain(kept), invite: '' })
    } catch (error) {
      setFault(faultOfServer(error))
    }
  }
  return (
    <section className="rematch">
      {isOffered && <p>{words.say({ key: 'web.agree.rematch.offered' })}</p>}
      {fault && <p role="alert">{words.say(fault)}</p>}
      <button type="button" className="main" onClick={() => void play()}>
        {words.say({ key: isOffered ? 'web.agree.rematch.come' : 'web.agree.rematch' })}
      </button>
    </section>
  )
}

/** The old links open seats at the new table; their shares of the dice are new. */
async function satAgain(kept: KeptSeat): Promise<string> {
  const seats: KeptSeat[] = []
  for (const { token, ruleset, scenario } of handsOf(kept)) {
    const { host, ...at } = await askAtTable<RematchAnswer>({ ...kept, token }, 'rematch', {})
    const share = freshSecret()
    const opened = host !== undefined && { host }
    seats.push({ ...at, token, share, ruleset, scenario, takenAt: Date.now(), ...opened })
  }
  const [first, ...also] = seats
  if (!first) throw new Error('Nobody sat at the table.')
  keepSeat({ ...first, ...(also.length > 0 && { also }) })
  return first.table
}
