import { mountBoard } from '@grognard/board'
import type { Board } from '@grognard/board'
import type { Message, Piece } from '@grognard/umpire'
import { useCallback, useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { BattleState } from './battle-state.ts'
import type { BattleStore } from './battle-store.ts'
import { Icon } from './icon.tsx'
import type { Sign } from './icon.tsx'
import { notePlace } from './note-place.ts'
import { useObserved } from './observed.ts'
import { anchorOf } from './odds-place.ts'
import { sceneOf } from './scene-of.ts'
import { lengthIn, useWords } from './sentences.ts'
import { SketchNote } from './sketch-note.tsx'

interface Props {
  store: BattleStore
  board: RefObject<Board | null>
  openKeys(): void
}

/** The chart. React mounts it once; from then on it draws itself whenever the battle changes. */
export function BoardView({ store, board, openKeys }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const game = store.state.get().battle.game
  const words = useWords(game)
  const hasRuler = useObserved(store.state, state => state.hasRuler)
  const barred = useObserved(store.state, barredOf)
  const hasArcs = useObserved(store.state, state => state.hasArcs)

  const placeNote = useCallback(() => {
    const shown = note.current
    const scene = sceneOf(store.state.get())
    if (!shown || !scene || !board.current || !host.current) return
    const { onScreen } = board.current
    const ghost = anchorOf(store.state.get(), scene)
    const inHand = scene.sketch?.piece ?? scene.selected
    const isDrawn = (piece: Piece) => piece.id === inHand
    const { pieces } = scene.picture
    const others = pieces.filter(piece => !isDrawn(piece))
    const places = [...pieces.filter(isDrawn), ...others].map(onScreen)
    const size = { width: shown.offsetWidth, height: shown.offsetHeight }
    const { clientWidth: width, clientHeight: height } = host.current
    const beside = ghost ? onScreen(ghost) : { x: width / 2, y: height }
    const { x, y } = notePlace(beside, places, size, { width, height })
    shown.style.transform = `translate(${x}px, ${y}px)`
  }, [store, board])

  useEffect(() => {
    const { current } = host
    if (!current) return
    const mounted = mountBoard(
      current,
      store.hands,
      {
        say: words.say,
        north: words.say({ key: 'web.north' }),
        length: (picture, units) => lengthIn(words, picture, units),
      },
      placeNote,
    )
    const show = () => {
      const scene = sceneOf(store.state.get())
      if (scene) mounted.show(scene)
    }
    board.current = mounted
    show()
    const stop = store.state.subscribe(show)
    return () => {
      stop()
      mounted.destroy()
      board.current = null
    }
  }, [store, words, board, placeNote])

  useEffect(() => {
    board.current?.takeRuler(hasRuler && !barred)
  }, [hasRuler, barred, board, words])

  const tool = (key: string, act: () => void, sign: Sign, isOn?: boolean, shut?: Message) => (
    <button
      type="button"
      aria-label={words.say({ key })}
      title={words.say(shut ?? { key })}
      aria-pressed={isOn}
      aria-disabled={shut !== undefined}
      onClick={act}
    >
      <Icon sign={sign} />
    </button>
  )
  return (
    <section className="chart" aria-label={words.say({ key: 'web.board' })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move the chart */}
      <div
        ref={host}
        className="chart-host"
        tabIndex={0}
        role="group"
        aria-label={words.say({ key: 'web.board' })}
      />
      <SketchNote store={store} note={note} place={placeNote} />
      <div className="chart-tools" role="toolbar" aria-label={words.say({ key: 'web.tools' })}>
        {tool('web.zoomIn', () => board.current?.zoom(1.3), 'zoomIn')}
        {tool('web.zoomOut', () => board.current?.zoom(1 / 1.3), 'zoomOut')}
        {tool('web.fitPieces', () => board.current?.fit('pieces'), 'fitPieces')}
        {tool('web.fitSheet', () => board.current?.fit('sheet'), 'fitSheet')}
        {tool('web.ruler', store.toggleRuler, 'ruler', hasRuler && !barred, barred)}
        {tool('web.arcs', store.toggleArcs, 'arcs', hasArcs)}
        {tool('web.keys', openKeys, 'keys')}
      </div>
    </section>
  )
}

/** Why nothing may be measured now; undefined when the ruler may be taken. */
function barredOf({ standing }: BattleState): Message | undefined {
  return standing?.ask ? standing.picture.isMeasuringBarred : undefined
}
