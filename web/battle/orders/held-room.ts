import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * What goes leaves its room until something else is asked, so that buttons below stay under the pointer.
 * The browser tells the height unasked: asked for, it would lay out the page once more.
 */
export function useHeldRoom(box: RefObject<HTMLElement | null>, about: string): void {
  useEffect(() => {
    const { current } = box
    if (!current) return
    let held = 0
    const observer = new ResizeObserver(([seen]) => {
      const height = seen?.borderBoxSize[0]?.blockSize ?? 0
      if (height <= held) return
      held = height
      current.style.minHeight = `${held}px`
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      current.style.minHeight = ''
    }
  }, [box, about])
}
