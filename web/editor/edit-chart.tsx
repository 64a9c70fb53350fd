import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { mountBoard } from '@grognard/board'
import type { Board, Hands, Scene } from '@grognard/board'
import type { FilePoint, Game, Picture } from '@grognard/umpire'
import { lengthIn, useWords } from '../shared/sentences.ts'

/** What is drawn over the chart, in ground units. */
export interface Mark {
  id: string
  kind: 'selected' | 'fault' | 'drawing'
  points: readonly FilePoint[]
  isClosed: boolean
}

interface Props {
  game: Game
  picture: Picture
  marks: readonly Mark[]
  /** The next click lays something: the keyboard's cross-hair is shown, and nothing is picked up. */
  isLaying: boolean
  /** A press at a place: true where something is picked up, which then follows the hand. */
  grab(at: FilePoint, slack: number): boolean
  drag(to: FilePoint): void
  drop(): void
  click(at: FilePoint): void
  finish(): void
}

/** Pixels by which a press may miss a thing. */
const SLACK = 10

/** The sheet on which a scenario is drawn: things are picked up and moved, the rest is the chart's own. */
export function EditChart(props: Props) {
  const { picture, marks, isLaying } = props
  const host = useRef<HTMLDivElement>(null)
  const [board, redrawn] = useBoard(host, props)
  const words = useWords(props.game)
  useEffect(() => {
    board?.show(sceneOf(picture, isLaying))
  }, [board, picture, isLaying])
  const { width, height } = picture.bounds
  useEffect(() => {
    board?.fit('sheet')
  }, [board, width, height])
  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (board?.press(event.key, event.shiftKey)) event.preventDefault()
  }
  return (
    <div className="edit-chart">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- the chart is worked with keys as with the mouse */}
      <div
        ref={host}
        className="edit-chart-host"
        role="application"
        aria-label={words.say({ key: 'web.editor.chart' })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onKeyDown={keyDown}
      />
      {board && <Marks board={board} marks={marks} drawn={redrawn} />}
    </div>
  )
}

const still: Pick<Hands, 'hovered' | 'held' | 'drawn' | 'drawnTo' | 'noted' | 'boxed'> = {
  hovered() {},
  held() {},
  drawn() {},
  drawnTo() {},
  noted() {},
  boxed() {},
}

/** The board in the host, and a number that changes with every pan and zoom. */
function useBoard(host: RefObject<HTMLDivElement | null>, props: Props): [Board | null, number] {
  const [board, setBoard] = useState<Board | null>(null)
  const [redrawn, setRedrawn] = useState(0)
  const words = useWords(props.game)
  const click = useEffectEvent((at: FilePoint) => props.click(at))
  const finish = useEffectEvent(() => props.finish())
  const grab = useEffectEvent((at: FilePoint, slack: number) => props.grab(at, slack))
  const drag = useEffectEvent((to: FilePoint) => props.drag(to))
  const drop = useEffectEvent(() => props.drop())
  useEffect(() => {
    const { current } = host
    if (!current) return
    const hands: Hands = {
      ...still,
      pointed: ({ place }) => click(place),
      pointedTwice: () => finish(),
    }
    const moved = () => setRedrawn(count => count + 1)
    const mounted = mountBoard(
      current,
      hands,
      {
        say: words.say,
        north: words.say({ key: 'web.north' }),
        wind: words.say({ key: 'web.wind' }),
        overview: words.say({ key: 'web.overview' }),
        length: (drawn, units) => lengthIn(words, drawn, units),
      },
      moved,
    )
    setBoard(mounted)
    const stop = listenToGrabs(current, mounted, { grab, drag, drop })
    return () => {
      stop()
      setBoard(null)
      mounted.destroy()
    }
  }, [host, words])
  return [board, redrawn]
}

type Grabs = Pick<Props, 'grab' | 'drag' | 'drop'>

/** A press on a thing is taken before the chart sees it; any other pans the chart as ever. */
function listenToGrabs(host: HTMLElement, board: Board, { grab, drag, drop }: Grabs): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let held: number | null = null
  const down = (event: PointerEvent): void => {
    if (held !== null || !event.isPrimary || event.button !== 0) return
    const { place, unit } = groundAt(host, board, event)
    if (!grab(place, SLACK * unit)) return
    held = event.pointerId
    host.setPointerCapture(held)
    host.focus({ preventScroll: true })
    event.stopPropagation()
    event.preventDefault()
  }
  const move = (event: PointerEvent): void => {
    if (event.pointerId === held) drag(groundAt(host, board, event).place)
  }
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== held) return
    held = null
    drop()
  }
  host.addEventListener('pointerdown', down, { signal, capture: true })
  host.addEventListener('pointermove', move, { signal })
  host.addEventListener('pointerup', up, { signal })
  host.addEventListener('pointercancel', up, { signal })
  return () => listening.abort()
}

/** Ground units, the length of a measure for seeing how the chart lies. */
const FAR = 1_000_000

/** The ground under the pointer, and how much of it one pixel is. */
function groundAt(host: HTMLElement, board: Board, { clientX, clientY }: PointerEvent) {
  const edge = host.getBoundingClientRect()
  const from = board.onScreen({ x: 0, y: 0 })
  const to = board.onScreen({ x: FAR, y: FAR })
  const x = ((clientX - edge.left - from.x) / (to.x - from.x)) * FAR
  const y = ((clientY - edge.top - from.y) / (to.y - from.y)) * FAR
  return { place: { x, y }, unit: FAR / Math.abs(to.x - from.x) }
}

function sceneOf(picture: Picture, isLaying: boolean): Scene {
  return {
    picture,
    selected: null,
    ready: [],
    targets: [],
    arcsOf: [],
    ways: [],
    stirred: [],
    named: null,
    hasMarks: true,
    sketch: null,
    glide: 0,
    isDrawing: isLaying,
  }
}

/** What is in hand, what is at fault and what is being drawn. */
function Marks({ board, marks, drawn }: { board: Board; marks: readonly Mark[]; drawn: number }) {
  return (
    <svg className="edit-marks" aria-hidden data-drawn={drawn}>
      {marks.map(mark => (
        <MarkShape key={mark.id} board={board} mark={mark} />
      ))}
    </svg>
  )
}

function MarkShape({ board, mark }: { board: Board; mark: Mark }) {
  const points = mark.points.map(point => board.onScreen(point))
  const [only] = points
  if (only && points.length === 1 && mark.kind !== 'drawing')
    return <circle className={`edit-mark ${mark.kind}`} cx={only.x} cy={only.y} r={16} />
  const text = points.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <g className={`edit-mark ${mark.kind}`}>
      {mark.isClosed ? <polygon points={text} /> : <polyline points={text} />}
      {mark.kind !== 'fault' &&
        points.map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={5} />)}
    </g>
  )
}
