import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type { ChoosePiece, Height } from '../state/battle-layout.ts'
import { Icon } from '../../shared/icon.tsx'
import { useWords } from '../../shared/sentences.ts'
import { changeSettings, settings } from '../../shared/settings.ts'
import { LogTab } from '../log/log-tab.tsx'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { FleetTab } from './fleet-tab.tsx'
import { OrdersTab } from './orders-tab.tsx'
import { PieceTab } from './piece-tab.tsx'

/** Folds the margin of a wide window away, and brings it back. */
export function FoldHandle() {
  const words = useWords()
  const isOpen = useStore(settings, value => value.margin === 'on')
  const name = words.say({ key: isOpen ? 'web.margin.fold' : 'web.margin.unfold' })
  return (
    <button
      type="button"
      className="fold-handle"
      aria-label={name}
      aria-expanded={isOpen}
      title={name}
      onClick={() => foldSidebar()}
    >
      <Icon sign={isOpen ? 'foldRight' : 'foldLeft'} />
    </button>
  )
}

export function foldSidebar(): void {
  changeSettings({ margin: settings.getState().margin === 'on' ? 'off' : 'on' })
}

export type Tab = 'ship' | 'orders' | 'fleet' | 'log'
const all: readonly Tab[] = ['ship', 'orders', 'fleet', 'log']

interface Props {
  store: BattleStore
  tab: Tab
  height: Height
  open(tab: Tab): void
  /** Where it lies over the chart. */
  close(): void
  /** Brings a piece into view on the chart. */
  show(piece: string): void
  choose: ChoosePiece
}

/** The right margin on a desktop, a drawer on a tablet, the lower sheet on a phone. */
export function Sidebar({ store, tab: wanted, height, open, close, show, choose }: Props) {
  const words = useWords(useStore(store, state => state.game))
  const hasSheet = useStore(store, hasOrderSheet)
  const tabs = hasSheet ? all : all.filter(name => name !== 'orders')
  const tab = tabs.includes(wanted) ? wanted : 'ship'
  const panel = useRef<HTMLDivElement>(null)
  const handles = useRef(new Map<Tab, HTMLButtonElement>())
  /** How far each tab is scrolled; the log goes to its own end. */
  const scrolled = useRef(new Map<Tab, number>())
  useLayoutEffect(() => {
    if (panel.current && tab !== 'log') panel.current.scrollTop = scrolled.current.get(tab) ?? 0
  }, [tab])
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] ?? tab
    open(next)
    handles.current.get(next)?.focus()
  }
  return (
    <aside className="margin" aria-label={words.say({ key: 'web.margin' })}>
      <div className="tabs" role="tablist">
        {tabs.map(name => (
          <button
            key={name}
            ref={handle => void (handle && handles.current.set(name, handle))}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls="tab-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => open(name)}
            onKeyDown={step}
          >
            {words.say({ key: `web.tab.${name}` })}
          </button>
        ))}
      </div>
      <button type="button" className="plain margin-close" onClick={close}>
        {words.say({ key: 'web.close' })}
      </button>
      <div
        key={tab}
        ref={panel}
        className="tab-panel"
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        onScroll={event => scrolled.current.set(tab, event.currentTarget.scrollTop)}
      >
        {tab === 'ship' && <PieceTab store={store} />}
        {tab === 'orders' && <OrdersTab store={store} choose={choose} />}
        {tab === 'fleet' && <FleetTab store={store} show={show} />}
        {tab === 'log' && <LogTab store={store} isOpen={height !== 'line'} />}
      </div>
    </aside>
  )
}

function hasOrderSheet({ turnView, game }: BattleState): boolean {
  return turnView !== null && game.orderSheets(turnView.view, turnView.viewer).length > 0
}
