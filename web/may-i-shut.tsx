import type { Game } from '@grognard/umpire'
import { useMemo, useState } from 'react'
import type { BattleStore } from './battle-store.ts'
import { closedKinds } from './may-i-closed.ts'
import { Reasons } from './reasons.tsx'
import { capital, useWords } from './sentences.ts'
import type { Standing } from './standing.ts'

interface Props {
  game: Game
  standing: Standing
  store: BattleStore
  piece: string
}

/** What is asked for but not open to the piece in hand, greyed, each with the reasons. */
export function ShutOrders(props: Props) {
  const words = useWords(props.game)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="shut-orders" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.say({ key: 'web.may.shut' })}</summary>
      {isOpen && <ShutKinds {...props} />}
    </details>
  )
}

function ShutKinds({ game, standing, store, piece }: Props) {
  const words = useWords(game)
  const closed = useMemo(() => closedKinds(game, standing, piece), [game, standing, piece])
  if (closed.length === 0) return <p className="quiet">{words.say({ key: 'web.may.allOpen' })}</p>
  return (
    <ul>
      {closed.map(({ kind, order, ruling }) => (
        <li key={kind}>
          <button type="button" aria-disabled="true" onClick={() => store.choose(order)}>
            {capital(words.name('order', kind))}
          </button>
          <Reasons game={game} reasons={ruling.because} />
        </li>
      ))}
    </ul>
  )
}
