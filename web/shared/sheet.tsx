import { createContext, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { controlsIn, focusPlace, isWithin } from './focus-register.ts'
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
  useKeptKeys(dialog, isLight, close)
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
      <div
        className="slip-cover"
        aria-hidden
        onPointerDown={() => dialog.current && shut(dialog.current, close)}
      />
      {sheet}
    </>
  )
}

/** The browser gives the focus back where the sheet has it; the sheet is gone at once. */
function shut(dialog: HTMLDialogElement, close: () => void): void {
  if (!dialog.contains(document.activeElement)) controlsOf(dialog)[0]?.focus()
  dialog.close()
  close()
}

/**
 * What a browser does for a sheet that shuts all else off, wherever the focus has got to: Esc closes it,
 * and Tab goes round in it. Another sheet over it has its own keys.
 */
function useKeptKeys(
  sheet: RefObject<HTMLDialogElement | null>,
  isLight: boolean,
  close: () => void,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { current } = sheet
    const target = event.target instanceof Element ? event.target : null
    if (!current || (isWithin('sheet', target) && !current.contains(target))) return
    if (event.key !== 'Escape' && event.key !== 'Tab') return
    if (event.key === 'Tab' && !isLeaving(current, event.shiftKey)) return
    event.preventDefault()
    if (event.key === 'Escape') shut(current, close)
    else
      controlsOf(current)
        .at(event.shiftKey ? -1 : 0)
        ?.focus()
  })
  useEffect(() => {
    if (!isLight) return
    const listen = (event: KeyboardEvent): void => pressed(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [isLight])
}

const controlsOf = (sheet: HTMLElement): HTMLElement[] =>
  controlsIn(sheet).filter(control => control.checkVisibility())

/** The focus would go out of the sheet, or is out of it already. */
function isLeaving(sheet: HTMLElement, isBack: boolean): boolean {
  const { activeElement } = document
  const edge = controlsOf(sheet).at(isBack ? 0 : -1)
  return activeElement === edge || !sheet.contains(activeElement)
}
