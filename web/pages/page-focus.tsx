import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { placeShown } from '../shared/focus-register.ts'
import { useLibraryWords } from '../shared/library-sentences.ts'
import { hashOf } from '../shared/routes.ts'
import type { Route } from '../shared/routes.ts'

/** How long a page may take to be laid out; milliseconds. */
const PATIENCE = 8000

/**
 * With another page the keyboard goes to its heading, once it is there, unless the page has taken it
 * elsewhere; not when the application is opened.
 */
export function useHeadingFocus(page: string): void {
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    const until = performance.now() + PATIENCE
    let waiting = 0
    const look = (): void => {
      const heading = placeShown('heading')
      if (document.activeElement !== document.body) return
      if (heading) takeFocus(heading)
      else if (performance.now() < until) waiting = requestAnimationFrame(look)
    }
    waiting = requestAnimationFrame(look)
    return () => cancelAnimationFrame(waiting)
  }, [page])
}

function takeFocus(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The first thing Tab comes to: past all that is the same each time. */
export function SkipLink({ at }: { at: Route }) {
  const words = useLibraryWords()
  const name = words.say({ key: 'web.skip' })
  return (
    <nav aria-label={name}>
      <a className="skip-link" href={hashOf(at)} onClick={skip}>
        {name}
      </a>
    </nav>
  )
}

/** On the shelf to the books, which come after settings and battles that are kept. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  const content = placeShown('content')
  if (!content) return
  content.tabIndex = -1
  content.focus()
}
