import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import type { Advice } from '@grognard/players'
import { isToldInWays, linesOf, planTaken } from '@grognard/players/advice-lines.ts'
import type { Game, Kind, SeatRecord } from '@grognard/umpire'
import { keyed } from '../../shared/keyed.ts'
import { useIsNarrow } from '../../shared/media.ts'
import { capital, useWords } from '../../shared/sentences.ts'
import { startAdviser } from '../../workers/players.ts'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { isSameOrder, orderInHand } from '../state/main-order.ts'
import { pieceName } from '../state/turn-view.ts'
import type { TurnView } from '../state/turn-view.ts'
import { useSame } from '../state/use-battle.ts'

type Found = readonly Advice[] | 'thinking' | 'none'

/** What advice is about: what a seat is asked after its own last order, whatever others do meanwhile. */
interface Matter {
  after: object | null
  step: string | undefined
  /** The piece in hand. */
  piece: string | null
}

interface Sought extends Matter {
  advice: Found
  /** The piece that it was asked for, where there is none for it and another was taken in hand. */
  before?: string
}

interface Advised {
  /** What was found for the seat as it is asked now; null before it asks for advice. */
  found: Found | null
  before: string | undefined
  ask(): void
  /** The advice is laid aside, and what is still thought about is no longer wanted. */
  leave(): void
}

/** Advice for the seat that is asked, and for its piece in hand before others. */
function useAdvice({ game, entries }: SeatRecord, turnView: TurnView, store: BattleStore): Advised {
  const { view, viewer: seat } = turnView
  const adviser = useMemo(startAdviser, [])
  useEffect(() => () => adviser.stop(), [adviser])
  const piece = useStore(store, state => state.selected)
  const [found, setFound] = useState<Sought | null>(null)
  const after = entries.findLast(entry => entry.seat === seat) ?? null
  const matter: Matter = { after, step: turnView.ask?.step, piece }
  const ask = (): void => {
    const tell = (advice: Found): void => {
      const other = otherAdvised(store.getState(), turnView, advice)
      const instead = other !== null && piece !== null ? { piece: other, before: piece } : {}
      setFound(now => (now && isSame(now, matter) ? { ...matter, ...instead, advice } : now))
      if (other !== null && piece !== null) store.dispatch({ type: 'select', piece: other })
    }
    const before = found && typeof found.advice !== 'string' ? found.advice : []
    const taken = after?.order ? planTaken(before, after.order) : null
    if (found?.advice === 'thinking') adviser.stop()
    setFound({ ...matter, advice: 'thinking' })
    adviser.ask({ ruleset: game.id, view, seat, taken, piece }).then(
      advice => tell(advice.length > 0 ? advice : 'none'),
      () => tell('none'),
    )
  }
  const leave = (): void => {
    if (found?.advice === 'thinking') adviser.stop()
    setFound(null)
  }
  const now = found && isSame(found, matter) ? found : null
  const isFound = now !== null && typeof now.advice !== 'string'
  const open = isFound && typeof now.advice !== 'string' ? stillOpen(now.advice, turnView) : null
  return { found: isFound ? open : (now?.advice ?? null), before: now?.before, ask, leave }
}

/** The piece that the best order is for, where another one is in hand with nothing drawn for it. */
function otherAdvised(state: BattleState, turnView: TurnView, advice: Found): string | null {
  const [best] = typeof advice === 'string' ? [] : advice
  if (!best || state.turnView !== turnView || orderInHand(state)) return null
  const tool = turnView.orderContext.tool(best.order.kind)
  const piece = (tool.tool !== 'form' && tool.piece?.(best.order, turnView.view)) || null
  const isThere = turnView.picture.pieces.some(({ id }) => id === piece)
  return isThere && state.selected !== null && piece !== state.selected ? piece : null
}

function isSame(one: Matter, other: Matter): boolean {
  return one.after === other.after && one.step === other.step && one.piece === other.piece
}

/**
 * Others may have closed what was open when it was thought about. Null where one of the first two is
 * gone, since all are held against these.
 */
function stillOpen(
  advice: readonly Advice[],
  { orderContext }: TurnView,
): readonly Advice[] | null {
  const open = advice.filter(({ order }) => orderContext.judge(order).allowed)
  return advice.slice(0, 2).every(one => open.includes(one)) ? open : null
}

interface ListProps {
  game: Game
  turnView: TurnView
  store: BattleStore
  advice: readonly Advice[]
}

/** So many are shown; the others were found to be worse. */
const SHOWN = 3

/**
 * Each order with its reasons, and a ghost on the chart of the one that is looked at, the best one at
 * first. It is taken in hand, so that it can be given.
 */
function AdviceList({ game, turnView, store, advice }: ListProps) {
  const words = useWords(game)
  const list = useRef<HTMLOListElement>(null)
  const shown = advice.slice(0, SHOWN)
  const inHand = useSame(store, orderInHand)
  const isBeside = inHand !== null && !isSameOrder(inHand, shown[0]?.order ?? null)
  // On a phone the list gives way to the odds of what is looked at: there nothing is shown unasked.
  const isNarrow = useIsNarrow()
  useEffect(() => {
    // Beside a chart it lies where it was asked for, and nothing else comes under the pointer.
    if (!isNarrow) list.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    list.current?.firstElementChild?.scrollIntoView({ block: isNarrow ? 'start' : 'nearest' })
  }, [isNarrow])
  const best = isNarrow ? null : (shown[0]?.order ?? null)
  const preview = (order: Kind | null) =>
    !isNarrow && store.dispatch({ type: 'order/preview', order })
  useEffect(() => {
    store.dispatch({ type: 'order/preview', order: best })
    return () => store.dispatch({ type: 'order/preview', order: null })
  }, [store, best])
  // What was looked at among the other orders took its place beside what is drawn.
  const isNothingShown = useStore(store, ({ pointer }) => pointer.previewed === null)
  const isDrawn = inHand !== null && store.getState().pending === null
  useEffect(() => {
    if (isNothingShown && isDrawn) store.dispatch({ type: 'order/preview', order: best })
  }, [isNothingShown, isDrawn, store, best])
  return (
    <>
      <ol ref={list} className={advice.length > 1 ? 'advice-list' : 'advice-list lone'}>
        {keyed(shown).map(([key, one], place) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => store.dispatch({ type: 'order/consider', order: one.order })}
              onPointerEnter={() => preview(one.order)}
              onPointerLeave={() => preview(best)}
              onFocus={() => preview(one.order)}
              onBlur={() => preview(best)}
            >
              {capital(words.say(game.describeOrder(turnView.view, one.order)))}
            </button>
            <p>
              {linesOf(advice, place)
                .map(line => words.say(line))
                .join(' ')}
            </p>
          </li>
        ))}
      </ol>
      {isBeside && <p className="advice-beside">{words.say({ key: 'web.advice.beside' })}</p>}
      {isToldInWays(shown) && <p className="quiet">{words.say({ key: 'advice.way' })}</p>}
    </>
  )
}

interface Props {
  record: SeatRecord
  turnView: TurnView
  store: BattleStore
}

/** For those who want to learn: the best orders, why, and how often they turned out well. */
export function AdviceNote({ record, turnView, store }: Props) {
  const { game } = record
  const words = useWords(game)
  const opener = useRef<HTMLButtonElement>(null)
  const { found, before, ask, leave } = useAdvice(record, turnView, store)
  return (
    <div className="advice" aria-live="polite">
      {found === null ? (
        <button ref={opener} type="button" onClick={ask}>
          {words.say({ key: 'web.advice' })}
        </button>
      ) : (
        <AdviceHead close={close} />
      )}
      {found === 'thinking' && <p className="quiet">{words.say({ key: 'advice.thinking' })}</p>}
      {found === 'none' && <p className="quiet">{words.say({ key: 'advice.nothing' })}</p>}
      {typeof found === 'object' && found && before !== undefined && (
        <ForAnother {...{ turnView, store, before }} />
      )}
      {typeof found === 'object' && found && (
        <AdviceList {...{ game, turnView, store }} advice={found} />
      )}
    </div>
  )

  /** Who closes it by keys stands at the button that asks for it. */
  function close(): void {
    flushSync(leave)
    opener.current?.focus()
  }
}

interface Instead {
  turnView: TurnView
  store: BattleStore
  before: string
}

/** Whom the advice is for, where the piece it was asked for has none. */
function ForAnother({ turnView, store, before }: Instead) {
  const { game, selected } = store.getState()
  const words = useWords(game)
  const nameOf = (id: string | null) => (id === null ? '' : pieceName(turnView, id))
  const values = { before: nameOf(before), piece: nameOf(selected) }
  return <p>{words.say({ key: 'web.advice.for', values })}</p>
}

function AdviceHead({ close }: { close(): void }) {
  const words = useWords()
  const told = words.say({ key: 'web.advice.close' })
  return (
    <div className="advice-head">
      <h2>{words.say({ key: 'web.advice' })}</h2>
      <button type="button" className="plain" aria-label={told} title={told} onClick={close}>
        ×
      </button>
    </div>
  )
}
