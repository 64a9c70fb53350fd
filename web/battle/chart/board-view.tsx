import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Board } from '@grognard/board'
import type { Message } from '@grognard/umpire'
import { useStore } from 'zustand'
import { useWords } from '../../shared/sentences.ts'
import { settings } from '../../shared/settings.ts'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTools } from './chart-tools.tsx'
import { useMountedBoard } from './mounted-board.ts'
import { PlanLegend } from './plan-legend.tsx'
import { SketchNote } from './sketch-note.tsx'

interface Props {
  store: BattleStore
  board: RefObject<Board | null>
  openKeys(): void
}

/** The chart. React mounts it once; from then on it draws itself whenever the battle changes. */
export function BoardView({ store, board, openKeys }: Props) {
  const words = useWords(useStore(store, state => state.game))
  const { host, noteRef, placeNote } = useMountedBoard(store, words, board)
  const hasRuler = useStore(store, state => state.hasRuler)
  const barred = useStore(store, barredOf)
  const motion = useStore(settings, value => value.motion)
  const isDrawing = useStore(store, state => state.draft !== null)
  useEffect(() => {
    board.current?.takeRuler(hasRuler && !barred)
  }, [hasRuler, barred, board, words])

  return (
    <section className="chart" aria-label={words.say({ key: 'web.board' })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move the chart */}
      <div
        ref={host}
        className="chart-host"
        data-motion={motion}
        tabIndex={0}
        role="group"
        aria-label={words.say({ key: isDrawing ? 'web.board.drawing' : 'web.board' })}
      />
      <p className="chart-keys" aria-hidden="true">
        {words.say({ key: isDrawing ? 'web.keys.draw' : 'web.keys.take' })}
      </p>
      <SketchNote store={store} noteRef={noteRef} place={placeNote} />
      <ChartLegend store={store} />
      <PlanLegend store={store} />
      <ChartTools {...{ store, board, barred, openKeys }} />
    </section>
  )
}

/** Why nothing may be measured now; undefined when the ruler may be taken. */
function barredOf({ turnView }: BattleState): Message | undefined {
  return turnView?.ask ? turnView.picture.isMeasuringBarred : undefined
}
