import { useEffect, useId, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

interface Props {
  word: string
  meaning: string
  isWithinControl: boolean
}

const GAP = 6

/** A word that says what it means when it is pointed at, has the focus or is tapped. */
export function ExplainedTerm({ word, meaning, isWithinControl }: Props) {
  const [isOpen, setOpen] = useState(false)
  const here = useRef<HTMLElement>(null)
  const slip = useRef<HTMLSpanElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen || !here.current || !slip.current) return
    slip.current.showPopover()
    place(here.current, slip.current)
    const close = () => setOpen(false)
    /** The browser scrolls to what has the focus: what it means goes along. */
    const scrolled = () => {
      const [word, told] = [here.current, slip.current]
      if (word && told && word === document.activeElement) place(word, told)
      else close()
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    document.addEventListener('keydown', pressed, true)
    document.addEventListener('scroll', scrolled, true)
    return () => {
      document.removeEventListener('keydown', pressed, true)
      document.removeEventListener('scroll', scrolled, true)
    }
  }, [isOpen])
  const tapped = (event: MouseEvent) => {
    if (isWithinControl && !isTouched(event)) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(true)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the focus opens it with keys */}
      <dfn
        ref={here}
        className="term"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that keys reach what it means
        tabIndex={isWithinControl ? -1 : 0}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={event => event.pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={event => event.pointerType === 'mouse' && setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={tapped}
      >
        {word}
      </dfn>
      {isOpen && (
        <span ref={slip} id={id} className="term-slip" role="tooltip" popover="manual">
          {meaning}
        </span>
      )}
    </>
  )
}

function isTouched({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
}

/** Above the word, or below it where there is no room; within the window. */
function place(word: HTMLElement, slip: HTMLElement): void {
  const at = word.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = slip
  const above = at.top - offsetHeight - GAP
  const left = Math.min(at.left, innerWidth - offsetWidth - GAP)
  slip.style.left = `${Math.max(GAP, left)}px`
  slip.style.top = `${above < GAP ? at.bottom + GAP : above}px`
}
