import { useEffect, useRef } from 'react'

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
      const heading = document.querySelector<HTMLElement>('main h1')
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
