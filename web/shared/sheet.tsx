import { createContext, useEffect, useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { focusPlace } from './focus-register.ts'
import { useFromTheTop } from './scrolling.ts'
import { useWords } from './sentences.ts'

interface Props {
  title: string
  /** What is read in it: another is read from its beginning. */
  read?: string
  /** It fills the window, and what is read brings its own head and foot. */
  isPage?: boolean
  close(): void
  children: ReactNode
}

/** What is scrolled where a sheet is longer than the window, for its parts; there once they are laid. */
export const SheetBox = createContext<RefObject<HTMLElement | null>>({ current: null })

/** A slip of paper laid over the table: it takes the focus and gives it back. */
export function Sheet({ title, read, isPage = false, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const words = useWords()
  useEffect(() => {
    const { current } = dialog
    if (!current || current.open) return
    current.showModal()
    // The focus may go to a button at the foot of what is read.
    current.scrollTo(0, 0)
  }, [])
  useFromTheTop(read, () => dialog.current?.scrollTo(0, 0))
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the way with keys
    <dialog
      ref={dialog}
      className={isPage ? 'slip page' : 'slip'}
      aria-labelledby={heading}
      onClose={close}
      onClick={event => event.target === dialog.current && close()}
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
}
