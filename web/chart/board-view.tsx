import { mountBoard } from '@grognard/board'
import type { Board, Cover, Point } from '@grognard/board'
import type { Message, Piece } from '@grognard/umpire'
import { useCallback, useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { BattleState } from '../battle/battle-state.ts'
import type { BattleStore } from '../battle/battle-store.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTools } from './chart-tools.tsx'
import { watchCovers } from './covers.ts'
import { watchEffects } from './effects.ts'
import { notePlace } from './note-place.ts'
import { useObserved } from '../common/observed.ts'
import { anchorOf } from '../odds/odds-place.ts'
import { sceneOf } from './scene-of.ts'
import { lengthIn, useWords } from '../common/sentences.ts'
import { settings } from '../common/settings.ts'
import { sightOf } from './sight.ts'
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
  const motion = useObserved(settings, value => value.motion)
  const isDrawing = useObserved(store.state, state => state.draft !== null)
  const cover = useRef<Cover>({ top: 0, right: 0, bottom: 0, left: 0 })

  /** Another language mounts the chart anew, but does not move it. */
  const camera = useRef<ReturnType<Board['camera']> | null>(null)

  const placeNote = useCallback(() => {
    const shown = note.current
    const scene = shown && sceneOf(store.state.get())
    if (!shown || !scene || !board.current || !host.current) return
    const { onScreen } = board.current
    const ghost = anchorOf(store.state.get(), scene)
    const inHand = scene.sketch?.piece ?? scene.selected
    const isDrawn = (piece: Piece) => piece.id === inHand
    const { pieces } = scene.picture
    const others = pieces.filter(piece => !isDrawn(piece))
    const places = [...pieces.filter(isDrawn), ...others].map(onScreen)
    const size = { width: shown.offsetWidth, height: shown.offsetHeight }
    const width = host.current.clientWidth - cover.current.right
    const height = host.current.clientHeight - cover.current.bottom
    const beside = ghost ? onScreen(ghost) : { x: width / 2, y: height }
    const cursor = board.current.cursor()
    const ghosts: [Point, ...Point[]] = cursor ? [beside, onScreen(cursor)] : [beside]
    const { x, y } = notePlace(ghosts, places, size, { width, height })
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
        wind: words.say({ key: 'web.wind' }),
        overview: words.say({ key: 'web.overview' }),
        length: (picture, units) => lengthIn(words, picture, units),
      },
      placeNote,
      camera.current,
    )
    const show = () => {
      const scene = sceneOf(store.state.get())
      if (scene) mounted.show(scene)
    }
    board.current = mounted
    show()
    const stops = [
      store.state.subscribe(show),
      settings.subscribe(show),
      sightOf.subscribe(show),
      watchEffects(store.state, mounted),
      watchCovers(current, next => {
        cover.current = next
        mounted.cover(next)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      camera.current = mounted.camera()
      mounted.destroy()
      board.current = null
    }
  }, [store, words, board, placeNote])

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
      <SketchNote store={store} note={note} place={placeNote} />
      <ChartLegend store={store} />
      <ChartTools {...{ store, board, barred, openKeys }} />
    </section>
  )
}

/** Why nothing may be measured now; undefined when the ruler may be taken. */
function barredOf({ standing }: BattleState): Message | undefined {
  return standing?.ask ? standing.picture.isMeasuringBarred : undefined
}
