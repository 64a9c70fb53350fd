import { useState } from 'react'
import type { LinkRenewed, SeatCard, TableCard } from '@grognard/remote/index.ts'
import { askAtTable, inviteLink } from '../remote/server-here.ts'
import { useWords } from '../shared/sentences.ts'
import { handsOf } from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'
import '../style/agreements.css'

/** The host may give out a new link for each seat of another person, until the battle is over. */
export function NewLinks({ card, kept }: { card: TableCard; kept: KeptSeat }) {
  if (kept.host === undefined || card.stage === 'ended') return null
  const own = handsOf(kept).map(({ seat }) => seat)
  return card.seats
    .filter(({ seat, kind, name }) => kind === 'person' && name !== null && !own.includes(seat))
    .map(one => <NewLink key={one.seat} {...{ kept }} seat={one} />)
}

export function SeatLink({ label, link }: { label: string; link: string }) {
  return (
    <label className="seat-link">
      {label}
      <input type="text" readOnly value={link} onFocus={event => event.currentTarget.select()} />
    </label>
  )
}

/** The host gives out a new link for somebody’s seat; the old one opens nothing from then on. */
function NewLink({ kept, seat }: { kept: KeptSeat; seat: SeatCard }) {
  const words = useWords()
  const [link, setLink] = useState<string | null>(null)
  const name = seat.name ?? ''
  const renew = async () => {
    if (!confirm(words.say({ key: 'web.agree.newLink.sure', values: { name } }))) return
    const { token } = await askAtTable<LinkRenewed>(
      { ...kept, token: kept.host ?? '' },
      'new-link',
      { seat: seat.seat },
    )
    setLink(inviteLink(kept.table, token))
  }
  if (link !== null)
    return (
      <SeatLink label={words.say({ key: 'web.agree.newLink.is', values: { name } })} link={link} />
    )
  return (
    <button type="button" onClick={() => void renew().catch(reportError)}>
      {words.say({ key: 'web.agree.newLink', values: { name } })}
    </button>
  )
}
