import { useState } from 'react'
import type { RefObject } from 'react'
import type { Board } from '@grognard/board'
import type { Message } from '@grognard/umpire'
import { useStore } from 'zustand'
import { registerPlace } from '../../shared/focus-register.ts'
import { Icon } from '../../shared/icon.tsx'
import type { Sign } from '../../shared/icon.tsx'
import { useWords } from '../../shared/sentences.ts'
import { changeSettings, namings, nextOf, settings, switches } from '../../shared/settings.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { overChart } from './covers.ts'
import { canFillScreen, toggleFullScreen } from '../../shared/full-screen.ts'
import { allNotesOn, clearNotes, ownNotes, toggleNoting } from './own-notes.ts'
import { sightOf, toggleSight } from './sight.ts'

function toolsRef(tools: HTMLElement | null): (() => void) | undefined {
  if (!tools) return undefined
  const leave = [overChart(tools), registerPlace('tools', tools)]
  return () => leave.forEach(one => one?.())
}

interface Props {
  store: BattleStore
  board: RefObject<Board | null>
  /** Why nothing may be measured now. */
  barred: Message | undefined
  openKeys(): void
}

/** Zoom, what is shown on the chart, ruler and arcs. */
export function ChartTools({ store, board, barred, openKeys }: Props) {
  const { game, id } = store.getState()
  const words = useWords(game)
  const hasRuler = useStore(store, state => state.hasRuler)
  const isInHand = useStore(store, state => state.selected !== null || state.group !== null)
  const [isOpen, setOpen] = useState(false)
  const hasArcs = useStore(store, state => state.hasArcs)
  const isBoxing = useStore(store, state => state.isBoxing)
  const isNoting = useStore(ownNotes, now => now.isNoting)
  const hasNotes = useStore(ownNotes, () => allNotesOn(id).length > 0)
  const hasSight = useStore(sightOf, shown => shown !== null)
  const { names, marks } = useStore(settings)
  const tool = (name: Message, act: () => void, sign: Sign, isOn?: boolean, shut?: Message) => (
    <button
      type="button"
      className={`tool-${sign}`}
      aria-label={words.say(name)}
      title={words.say(shut ?? name)}
      aria-pressed={isOn}
      aria-disabled={shut !== undefined}
      onClick={act}
    >
      <Icon sign={sign} />
    </button>
  )
  const whose: Message = {
    key: 'web.names',
    values: { names: words.say({ key: `web.names.${names}` }) },
  }
  const nextNames = () => changeSettings({ names: nextOf(namings, names) })
  const nextMarks = () => changeSettings({ marks: nextOf(switches, marks) })
  return (
    <div
      ref={toolsRef}
      className={isInHand && !isOpen ? 'chart-tools folded' : 'chart-tools'}
      role="toolbar"
      aria-label={words.say({ key: 'web.tools' })}
    >
      {tool({ key: 'web.zoomIn' }, () => board.current?.zoom(1.3), 'zoomIn')}
      {tool({ key: 'web.zoomOut' }, () => board.current?.zoom(1 / 1.3), 'zoomOut')}
      {tool({ key: 'web.fitPieces' }, () => board.current?.fit('pieces'), 'fitPieces')}
      {tool({ key: 'web.fitSheet' }, () => board.current?.fit('sheet'), 'fitSheet')}
      {tool(
        { key: 'web.ruler' },
        () => store.dispatch({ type: 'chart/toggleRuler' }),
        'ruler',
        hasRuler && !barred,
        barred,
      )}
      {tool(
        { key: 'web.arcs' },
        () => store.dispatch({ type: 'chart/toggleArcs' }),
        'arcs',
        hasArcs,
      )}
      {tool(
        { key: 'web.group.box' },
        () => store.dispatch({ type: 'group/box', isOn: !isBoxing }),
        'box',
        isBoxing,
      )}
      {tool({ key: 'web.notes' }, toggleNoting, 'pencil', isNoting)}
      {hasNotes && tool({ key: 'web.notes.clear' }, () => clearNotes(id), 'eraser')}
      {game.hasSight && tool({ key: 'web.sight' }, () => toggleSight(store), 'sight', hasSight)}
      {tool(whose, nextNames, 'names', names !== 'none')}
      {tool({ key: 'web.marks' }, nextMarks, 'marks', marks === 'on')}
      {canFillScreen() && tool({ key: 'web.fullScreen' }, toggleFullScreen, 'fullScreen')}
      {tool({ key: 'web.keys' }, openKeys, 'keys')}
      {isInHand && (
        <button
          type="button"
          className="tools-fold"
          aria-label={words.say({ key: isOpen ? 'web.tools.fewer' : 'web.tools.all' })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon sign={isOpen ? 'foldLeft' : 'foldRight'} />
        </button>
      )}
    </div>
  )
}
