import { useEffect, useMemo, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { shutKinds } from '@grognard/umpire'
import type { Game, ShutKind } from '@grognard/umpire'
import { inShortTasks } from './short-tasks.ts'
import { Reasons } from '../../shared/rule-chip.tsx'
import { keepInSight } from '../../shared/scrolling.ts'
import { capital, useWords } from '../../shared/sentences.ts'
import { chooserIn } from '../forms/first-order.ts'
import type { BattleStore } from '../state/battle-store.ts'
import type { TurnView } from '../state/turn-view.ts'

interface Props {
  game: Game
  turnView: TurnView
  store: BattleStore
  piece: string | null
}

/** What is asked for but not open to the piece in hand, of no piece to the seat; greyed, with the reasons. */
export function ClosedOrders({ game, turnView, store, piece }: Props) {
  const words = useWords(game)
  const chooser = useMemo(() => chooserIn(game, turnView), [game, turnView])
  const [shut, setShut] = useState<readonly ShutKind[]>([])
  const [isOpen, setOpen] = useState(false)
  const isWanted = piece !== null || isOpen
  useEffect(() => {
    if (!isWanted) return
    const shutOf = (kind: string) => shutKinds({ ...chooser, asks: [kind] }, piece)
    return inShortTasks(chooser.asks, shutOf, found => setShut(found.flat()))
  }, [chooser, piece, isWanted])
  if (shut.length === 0 && isWanted && !isOpen) return null
  const toggled = (event: SyntheticEvent<HTMLDetailsElement>): void => {
    setOpen(event.currentTarget.open)
    keepInSight(event)
  }
  return (
    <details className="shut-orders" onToggle={toggled}>
      <summary>{words.say({ key: 'web.may.shut' })}</summary>
      <ul>
        {shut.map(({ kind, order, because }) => (
          <li key={kind}>
            <button
              type="button"
              aria-disabled="true"
              onClick={() => piece !== null && store.dispatch({ type: 'order/choose', order })}
            >
              {capital(words.name('order', kind))}
            </button>
            <Reasons game={game} reasons={because} />
          </li>
        ))}
      </ul>
    </details>
  )
}
