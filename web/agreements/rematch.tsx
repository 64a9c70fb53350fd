import { useState, useSyncExternalStore } from 'react'
import type { RematchAnswer, TableClient } from '@grognard/remote/index.ts'
import type { Message, SeatRecord } from '@grognard/umpire'
import { askAccount } from '../remote/account-here.ts'
import { askAtTable, faultOfServer, freshSeat } from '../remote/server-here.ts'
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
  const { record } = client.now()
  const how = record && !areEven(record) ? '.same' : ''
  const play = async () => {
    try {
      goTo({ at: 'table', id: await satAgain(kept), invite: '' })
    } catch (error) {
      setFault(faultOfServer(error))
    }
  }
  return (
    <section className="rematch">
      {isOffered && <p>{words.say({ key: `web.agree.rematch.offered${how}` })}</p>}
      {fault && <p role="alert">{words.say(fault)}</p>}
      <button type="button" className="main" onClick={() => void play()}>
        {words.say({ key: isOffered ? 'web.agree.rematch.come' : `web.agree.rematch${how}` })}
      </button>
    </section>
  )
}

/** Sides of as many seats each are changed; of others everybody keeps his own. */
function areEven({ game, view }: SeatRecord): boolean {
  const seats = game.seats(view)
  return 2 * game.allies(view, seats[0] ?? '').length === seats.length
}

/** The old links open seats at the new table; their shares of the dice are new. */
async function satAgain(kept: KeptSeat): Promise<string> {
  const seats: KeptSeat[] = []
  for (const one of handsOf(kept)) {
    const { host, ...at } = await askAtTable<RematchAnswer>(one, 'rematch', {})
    const opened = host !== undefined && { host }
    seats.push({ ...(await seatAgain(one, at)), ...opened })
  }
  const [first, ...also] = seats
  if (!first) throw new Error('Nobody sat at the table.')
  keepSeat({ ...first, ...(also.length > 0 && { also }) })
  return first.table
}

/** Who came by an account has no link of his own: the account opens the new seat too. */
async function seatAgain(
  { token, ruleset, scenario, isAccounts }: KeptSeat,
  at: Pick<KeptSeat, 'table' | 'seat'>,
): Promise<KeptSeat> {
  const fresh = freshSeat({ ...at, ruleset, scenario })
  if (!isAccounts) return { ...fresh, token }
  await askAccount('key', { ...at, token: fresh.token })
  return { ...fresh, isAccounts }
}
