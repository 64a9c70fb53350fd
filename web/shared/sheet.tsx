import { createContext, useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { controlsIn, focusPlace } from './focus-register.ts'
import { useFromTheTop } from './scrolling.ts'
import { useWords } from './sentences.ts'

interface Props {
  title: string
  /** What is read in it: another is read from its beginning. */
  read?: string
  /**
   * It lies over a table of thousands of figures, each of which the browser would look at once more to
   * shut it off: the table is covered instead, and the focus kept here by hand.
   */
  isLight?: boolean
  /** It fills the window, and what is read brings its own head and foot. */
  isPage?: boolean
  close(): void
  children: ReactNode
}

/** What is scrolled where a sheet is longer than the window, for its parts; there once they are laid. */
export const SheetBox = createContext<RefObject<HTMLElement | null>>({ current: null })

/** A slip of paper laid over the table: it takes the focus and gives it back. */
export function Sheet({ title, read, isLight = false, isPage = false, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const words = useWords()
  useEffect(() => {
    const { current } = dialog
    if (!current || current.open) return
    if (isLight) current.show()
    else current.showModal()
    // The focus may go to a button at the foot of what is read.
    current.scrollTo(0, 0)
  }, [isLight])
  useFromTheTop(read, () => dialog.current?.scrollTo(0, 0))
  const sheet = (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the way with keys
    <dialog
      ref={dialog}
      className={['slip', isPage && 'page', isLight && 'light'].filter(Boolean).join(' ')}
      aria-modal={isLight || undefined}
      aria-labelledby={heading}
      onClose={close}
      onClick={event => event.target === dialog.current && close()}
      onKeyDown={isLight ? kept : undefined}
    >
      <div ref={focusPlace('sheet')} className="slip-body">
        <h2 id={heading} className={isPage ? 'unseen' : ''}>
          {title}
        </h2>
        <SheetBox value={dialog}>{children}</SheetBox>
        <button type="button" className="plain close" onClick={close}>
          {words.say({ key: 'web.close' })}
        </button>
      </div>
    </dialog>
  )
  if (!isLight) return sheet
  return (
    <>
      <div className="slip-cover" aria-hidden onPointerDown={() => dialog.current?.close()} />
      {sheet}
    </>
  )
}

/** What a browser does for a sheet that shuts all else off: Esc closes it, and Tab goes round in it. */
function kept(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Escape') {
    event.preventDefault()
    return event.currentTarget.close()
  }
  if (event.key !== 'Tab') return
  const controls = controlsIn(event.currentTarget).filter(control => control.checkVisibility())
  const [from, to] = event.shiftKey
    ? [controls[0], controls.at(-1)]
    : [controls.at(-1), controls[0]]
  if (document.activeElement !== from || !to) return
  event.preventDefault()
  to.focus()
}
