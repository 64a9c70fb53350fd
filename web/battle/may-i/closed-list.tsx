import { useEffect, useState } from 'react'
import type { Game } from '@grognard/umpire'
import { Reasons } from '../../shared/rule-chip.tsx'
import { keepInSight } from '../../shared/scrolling.ts'
import { capital, useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import type { TurnView } from '../state/turn-view.ts'
import { closedKinds } from './closed-orders.ts'
import type { Closed } from './closed-orders.ts'

interface Props {
  game: Game
  turnView: TurnView
  store: BattleStore
  piece: string
}

/** Milliseconds before the laws are gone through, so that taking a piece up is not kept waiting. */
const LATER = 80

/** What is asked for but not open to the piece in hand, greyed, each with the reasons. */
export function ShutOrders({ game, turnView, store, piece }: Props) {
  const words = useWords(game)
  const [closed, setClosed] = useState<readonly Closed[]>([])
  useEffect(() => {
    const waiting = setTimeout(() => setClosed(closedKinds(game, turnView, piece)), LATER)
    return () => clearTimeout(waiting)
  }, [game, turnView, piece])
  if (closed.length === 0) return null
  return (
    <details className="shut-orders" onToggle={keepInSight}>
      <summary>{words.say({ key: 'web.may.shut' })}</summary>
      <ul>
        {closed.map(({ kind, order, ruling }) => (
          <li key={kind}>
            <button
              type="button"
              aria-disabled="true"
              onClick={() => store.dispatch({ type: 'order/choose', order })}
            >
              {capital(words.name('order', kind))}
            </button>
            <Reasons game={game} reasons={ruling.because} />
          </li>
        ))}
      </ul>
    </details>
  )
}
