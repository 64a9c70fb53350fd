import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { legendOf } from '@grognard/umpire'
import type { Game, Picture } from '@grognard/umpire'
import { StillChart } from '../shared/still-chart.tsx'
import { useWords } from '../shared/sentences.ts'

/** So far before it comes into view a drawing is begun. */
const AHEAD = '200px'

/** A drawing of the handbook. Its caption stands at once; it is drawn once it comes into view. */
export function Diagram({ game, name }: { game: Game; name: string }) {
  const words = useWords(game)
  const host = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(host)
  const picture = useDrawn(game, name, isSeen)
  const caption = words.say({ key: `diagram.${name}` })
  return (
    <div ref={host} className="diagram">
      {picture ? (
        <StillChart {...{ game, picture, caption }} isDiagram>
          <Legend game={game} picture={picture} />
        </StillChart>
      ) : (
        <figure className="battlefield">
          <div className="battlefield-frame" />
          <figcaption>{caption}</figcaption>
        </figure>
      )}
    </div>
  )
}

/** What the letters on it stand for. */
function Legend({ game, picture }: { game: Game; picture: Picture }) {
  const words = useWords(game)
  const rows = legendOf(picture)
  if (rows.length === 0) return null
  return (
    <ul className="diagram-legend">
      {rows.map(({ letter, label }) => (
        <li key={letter}>
          <b>{letter}</b> {words.say(label)}
        </li>
      ))}
    </ul>
  )
}

/** True from when the element first comes near the window. */
function useSeen(host: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!host.current) return
    const watching = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setSeen(true)
        watching.disconnect()
      },
      { rootMargin: AHEAD },
    )
    watching.observe(host.current)
    return () => watching.disconnect()
  }, [host])
  return isSeen
}

function useDrawn(game: Game, name: string, isSeen: boolean): Picture | null {
  const [drawn, setDrawn] = useState<Picture | null>(null)
  useEffect(() => {
    if (isSeen) setDrawn(game.guide.diagrams?.[name]?.() ?? null)
  }, [game, name, isSeen])
  return drawn
}
