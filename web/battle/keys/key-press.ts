import { flushSync } from 'react-dom'
import type { Board } from '@grognard/board'
import { controlsIn, isWithin, placeShown } from '../../shared/focus-register.ts'
import { deskFolded, mayIShown, openHandbook } from '../../shared/overlays.ts'
import { changeSettings, namings, nextOf, settings, switches } from '../../shared/settings.ts'
import { clearNotes, toggleNoting } from '../chart/own-notes.ts'
import { toggleFullScreen } from '../../shared/full-screen.ts'
import { toggleSight, toggleSightOf } from '../chart/sight.ts'
import type { Playback } from '../record/playback-steps.ts'
import { foldSidebar } from '../sidebar/sidebar.tsx'
import type { Action } from '../state/actions.ts'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { openFor } from '../state/group.ts'
import { orderInHand, pressMain } from '../state/main-order.ts'
import { planShown } from '../state/plan.ts'

interface Table {
  store: BattleStore
  board: Board | null
  openLog(): void
  openKeys(): void
}

const TURN = 1500
const FINE_TURN = 100

/** Fields whose Enter is a part of what is written. */
const WRITTEN = 'textarea, input:not([type=checkbox], [type=radio], [type=range])'

/** Enter in a list or at a switch of the order that is in hand; a list that lies open keeps it. */
function isToGive({ key }: KeyboardEvent, field: Element, { store }: Table): boolean {
  const isOpen = CSS.supports('selector(:open)') && field.matches(':open')
  if (key !== 'Enter' || isOpen || !isWithin('orders', field)) return false
  const state = store.getState()
  const isAhead = state.pointer.ghost?.tool === 'path'
  return isAhead || orderInHand(state) !== null
}

/** An arrow while a way is in hand leads the cross-hair, wherever the focus is but where arrows choose. */
function isToDraw({ key, target }: KeyboardEvent, { store }: Table): boolean {
  const isOwn =
    target instanceof Element &&
    (target.matches('select, input:not([type=checkbox]), [role=tab]') || isWithin('tools', target))
  return key.startsWith('Arrow') && !isOwn && store.getState().draft !== null
}

/** Keys of the table. Fields and buttons keep the keys that are theirs. */
export function keyPressed(event: KeyboardEvent, table: Table): void {
  if (event.altKey || event.defaultPrevented) return
  if (placeShown('sheet')) return
  const target = event.target instanceof Element ? event.target : null
  const field = target?.matches('input, select, textarea') ? target : null
  if (field?.matches(WRITTEN)) return
  if (event.ctrlKey || event.metaKey) {
    if (event.key !== 'Enter' || event.repeat) return
    event.preventDefault()
    return pressMain(table.store)
  }
  const isDrawn = isToDraw(event, table)
  if (field && !isDrawn && event.key !== 'Escape' && !isToGive(event, field, table)) return
  const isOnControl = target?.matches('button, a, summary') === true
  const isOfControl = ['Enter', ' ', 'ArrowLeft', 'ArrowRight'].includes(event.key)
  if (isOnControl && isOfControl && !isDrawn) return
  if (!table.board) return
  if (pressed(event, table) || table.board.press(event.key, event.shiftKey)) event.preventDefault()
}

function pressed({ key, code, shiftKey: isFine }: KeyboardEvent, table: Table): boolean {
  const { store } = table
  const name = key.length === 1 ? key.toLowerCase() : key
  const { playback } = store.getState()
  const grouped = playback ? null : groupKey(store.getState(), key, code)
  if (grouped) {
    store.dispatch(grouped)
    return true
  }
  const action = (playback && playbackKeys(playback)[name]) || actionKeys(isFine)[name]
  const command = commandKeys(table, isFine)[name]
  if (action) store.dispatch(action)
  else command?.()
  return action !== undefined || command !== undefined
}

/** Shift and a digit keep the group; a digit chooses an order of the group in hand, or takes up a kept one. */
function groupKey(state: BattleState, key: string, code: string): Action | null {
  const digit = Number(/^Digit([1-8])$/.exec(code)?.[1] ?? 0)
  if (key === 'p' || key === 'P') return { type: planShown(state) ? 'plan/take' : 'plan/show' }
  if (key === 'g' || key === 'G') return { type: 'group/box', isOn: !state.isBoxing }
  if (digit === 0) return null
  const { group, keptGroups } = state
  if (key !== String(digit)) return group ? { type: 'group/keep', number: digit } : null
  const order = group ? openFor(state, group)[digit - 1] : undefined
  if (order) return { type: 'group/order', id: order.id }
  return keptGroups.has(digit) ? { type: 'group/recall', number: digit } : null
}

/** Keys that do something to the battle. */
function actionKeys(isFine: boolean): Readonly<Record<string, Action>> {
  const turn = isFine ? FINE_TURN : TURN
  return {
    Escape: { type: 'cancel' },
    Backspace: { type: 'draft/shorten' },
    r: { type: 'chart/toggleRuler' },
    q: { type: 'draft/turn', by: -turn },
    e: { type: 'draft/turn', by: turn },
    u: { type: 'undo' },
    Enter: { type: 'order/enter' },
  }
}

/** While something is played back these keys are for it. */
function playbackKeys({ isRunning, isHeld, replay }: Playback): Readonly<Record<string, Action>> {
  const usual: Record<string, Action> = {
    Escape: { type: isRunning ? 'playback/toggle' : 'playback/finish' },
    ' ': { type: 'playback/toggle' },
    ',': { type: 'playback/step', by: -1 },
    '.': { type: 'playback/step', by: 1 },
    ...(isHeld && { Enter: { type: 'playback/toggle' } }),
  }
  if (!replay) return usual
  return {
    ...usual,
    ArrowLeft: { type: 'playback/step', by: -1 },
    ArrowRight: { type: 'playback/step', by: 1 },
    Home: { type: 'playback/goTo', at: 1 },
    End: { type: 'playback/goTo', at: Infinity },
    Escape: { type: 'playback/finish' },
  }
}

/** Keys that lead about the page, or change what is shown on it. */
function commandKeys(table: Table, isFine: boolean): Readonly<Record<string, () => unknown>> {
  const { store, board, openLog, openKeys } = table
  return {
    a: () => arcsOfLookedAt(store, board),
    v: () => sightOfLookedAt(store, board),
    n: () => changeSettings({ names: nextOf(namings, settings.getState().names) }),
    h: () => changeSettings({ marks: nextOf(switches, settings.getState().marks) }),
    f: foldSidebar,
    i: toggleFullScreen,
    x: () => (isFine ? clearNotes(store.getState().id) : toggleNoting()),
    l: openLog,
    m: () => mayIShown.setState(true),
    b: () => openHandbook(store.getState().game, { part: 'rules' }),
    o: toOrders,
    '?': openKeys,
  }
}

/** From the chart to what can be ordered. */
function toOrders(): void {
  flushSync(() => deskFolded.setState(false))
  const orders = placeShown('orders')
  if (orders) controlsIn(orders)[0]?.focus()
}

/** The same for what a piece sees. */
function sightOfLookedAt(store: BattleStore, board: Board | null): void {
  const piece = board?.pieceLookedAt() ?? null
  if (piece === null) toggleSight(store)
  else toggleSightOf(store, piece)
}

/** Of the piece under the pointer; with none there, or with the one in hand, arcs as such are shown or hidden. */
function arcsOfLookedAt(store: BattleStore, board: Board | null): void {
  const piece = board?.pieceLookedAt() ?? null
  if (piece === null || piece === store.getState().selected)
    store.dispatch({ type: 'chart/toggleArcs' })
  else store.dispatch({ type: 'chart/pinArcs', piece })
}
