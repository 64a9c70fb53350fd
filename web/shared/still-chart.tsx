import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { mountBoard } from '@grognard/board'
import type { Board, Hands, Scene } from '@grognard/board'
import type { Game, Picture } from '@grognard/umpire'
import { lengthIn, useWords } from './sentences.ts'

const idle: Hands = {
  pointed() {},
  hovered() {},
  held() {},
  drawn() {},
  drawnTo() {},
  pointedTwice() {},
  boxed() {},
  noted() {},
}

/** With more pieces than this their names would hide each other. */
const MOST_NAMED = 20

/** A chart to look at: the board draws it, and no hand reaches it. Nothing is drawn without a picture. */
export function StillChart({
  game,
  picture,
  caption,
  isDiagram = false,
  children,
}: StillChartProps) {
  const words = useWords(game)
  const host = useRef<HTMLDivElement>(null)
  const board = useRef<Board | null>(null)

  useEffect(() => {
    const { current } = host
    if (!current) return
    const mounted = mountBoard(current, idle, {
      say: words.say,
      north: words.say({ key: 'web.north' }),
      wind: words.say({ key: 'web.wind' }),
      overview: words.say({ key: 'web.overview' }),
      length: (drawn, units) => lengthIn(words, drawn, units),
    })
    board.current = mounted
    const resized = new ResizeObserver(() => mounted.fit('sheet'))
    resized.observe(current)
    return () => {
      resized.disconnect()
      mounted.destroy()
      board.current = null
    }
  }, [words])

  useEffect(() => {
    if (!picture) return
    board.current?.show(sceneOf(picture, isDiagram))
    board.current?.fit('sheet')
  }, [picture, isDiagram, words])

  const shape = picture &&
    !isDiagram && { aspectRatio: `${picture.bounds.width} / ${picture.bounds.height}` }
  return (
    <figure className="battlefield">
      <div className="battlefield-frame" style={shape || {}}>
        <div ref={host} className="battlefield-sheet" inert aria-hidden />
      </div>
      <figcaption>
        {caption}
        {children}
      </figcaption>
    </figure>
  )
}

interface StillChartProps {
  game: Game
  picture: Picture | null
  caption: string
  /** Fields of fire are drawn, letters instead of names, in a frame that its place in the text shapes. */
  isDiagram?: boolean
  /** What else the caption has to tell. */
  children?: ReactNode
}

function sceneOf(picture: Picture, isDiagram: boolean): Scene {
  const nothing = { ready: [], targets: [], ways: [], stirred: [] }
  return {
    ...nothing,
    picture,
    arcsOf: isDiagram ? picture.arcs.map(({ piece }) => piece) : [],
    selected: null,
    named: isDiagram || picture.pieces.length > MOST_NAMED ? [] : null,
    hasMarks: true,
    sketch: null,
    glide: null,
    isDrawing: false,
  }
}
