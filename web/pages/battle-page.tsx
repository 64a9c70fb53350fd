import { DispatchShown } from '../analysis/dispatch.tsx'
import type { Height } from '../battle/state/battle-layout.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Board } from '@grognard/board'
import { BoardView } from '../battle/chart/board-view.tsx'
import { overChart } from '../battle/chart/covers.ts'
import { keepKeys } from '../battle/keys/keep-focus.ts'
import { keyPressed } from '../battle/keys/key-press.ts'
import { KeysSheet } from '../battle/keys/keys-sheet.tsx'
import { focusLog } from '../battle/log/roving-focus.ts'
import { MayIShown } from '../battle/may-i/may-i.tsx'
import { OrderBar } from '../battle/orders/order-bar.tsx'
import { FoldHandle, Sidebar } from '../battle/sidebar/sidebar.tsx'
import type { Tab } from '../battle/sidebar/sidebar.tsx'
import { DisasterCard } from '../battle/replay/disaster-card.tsx'
import { askBeforeLeaving } from '../battle/state/ask-before-leaving.ts'
import type { BattleState } from '../battle/state/battle-state.ts'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { HandbookShown } from '../handbook/handbook.tsx'
import { useAge } from '../shared/age.ts'
import { changeSettings, settings } from '../shared/settings.ts'
import { BattleMenu } from './battle-menu.tsx'
import { HandOver } from './hand-over.tsx'
import { HeadStrip } from './head-strip.tsx'

type Slip = 'keys' | 'menu' | null

/** What a battle that is played from afar has besides. */
export interface FarParts {
  /** In the head strip. */
  beside: ReactNode
  /** In the bar at the foot. */
  clocks: ReactNode
  /** A line over the chart. */
  strip: ReactNode
  /** In the menu. */
  deeds(close: () => void): ReactNode
  /** Where the battle is over. */
  again: ReactNode
}

interface Props {
  store: BattleStore
  far?: FarParts
  /** What lies over the head of the chart. */
  over?: ReactNode
}

/** The table: head strip, board, order bar and margin. */
export function BattlePage({ store, far, over }: Props) {
  const isHandedOver = useStore(store, state => state.viewer === null)
  useAge(useStore(store, state => state.game.id))
  const [tab, setTab] = useState<Tab>('ship')
  const [height, setHeight] = useState<Height>('line')
  const [slip, setSlip] = useState<Slip>(null)
  const fold = useStore(settings, value => value.margin)
  const board = useRef<Board | null>(null)
  const open = (next: Tab) => {
    setTab(next)
    changeSettings({ margin: 'on' })
    setHeight(now => (now === 'line' ? 'half' : now))
  }
  /** Of a list: a margin that lies over the chart makes way for the piece. */
  const show = (id: string) => {
    setHeight('line')
    board.current?.bringIn(id)
  }
  /** Of a list: the piece is taken in hand, and its order is drawn on the chart from here. */
  const choose = (id: string, isByKey: boolean) => {
    store.dispatch({ type: 'select', piece: id })
    if (store.getState().selected !== id) return
    show(id)
    board.current?.takeKeys(isByKey)
  }
  // Before the prompt is seen: a key that answers it at once is not lost on a slow machine.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) =>
      keyPressed(event, {
        store,
        board: board.current,
        openLog: () => {
          open('log')
          requestAnimationFrame(focusLog)
        },
        openKeys: () => setSlip('keys'),
      })
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [store])
  useEffect(
    () => (tab === 'log' ? onOwnTurn(store, () => setHeight('line')) : undefined),
    [store, tab],
  )
  useEffect(() => askBeforeLeaving(store), [store])
  useEffect(() => keepKeys(store, () => board.current), [store])
  if (isHandedOver) return <HandOver store={store} />
  return (
    <main
      className="battle"
      data-margin={height}
      data-fold={fold}
      data-over={over ? '' : undefined}
    >
      <HeadStrip store={store} beside={far?.beside} openMenu={() => setSlip('menu')} />
      <BoardView store={store} board={board} openKeys={() => setSlip('keys')} />
      <DisasterCard store={store} />
      <div ref={overChart} className="sheet-room" aria-hidden="true" />
      {far?.strip}
      {over}
      <FoldHandle />
      <OrderBar
        {...{ store, choose }}
        clocks={far?.clocks}
        margin={height}
        setMargin={setHeight}
        openLog={() => open('log')}
      />
      <Sidebar {...{ store, tab, height, choose, open, show }} close={() => setHeight('line')} />
      <MayIShown store={store} />
      <DispatchShown store={store} again={far?.again} />
      <HandbookShown store={store} />
      {slip === 'keys' && <KeysSheet close={() => setSlip(null)} />}
      {slip === 'menu' && (
        <BattleMenu store={store} deeds={far?.deeds} close={() => setSlip(null)} />
      )}
    </main>
  )
}

/** Calls when the viewer is asked for something new, or takes a piece in hand: an open log makes way for it. */
function onOwnTurn(store: BattleStore, makeWay: () => void): () => void {
  return store.subscribe((now, before) => {
    const isAsked = stepAsked(now) !== null && stepAsked(now) !== stepAsked(before)
    const isTaken = now.selected !== null && now.selected !== before.selected
    if (isAsked || isTaken) makeWay()
  })
}

/** The step that orders are asked for; null while something is played back. */
function stepAsked({ turnView, playback }: BattleState): string | null {
  return turnView?.ask && !playback ? turnView.ask.step : null
}
