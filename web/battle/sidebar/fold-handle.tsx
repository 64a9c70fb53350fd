import { useStore } from 'zustand'
import { Icon } from '../../shared/icon.tsx'
import { useWords } from '../../shared/sentences.ts'
import { changeSettings, settings } from '../../shared/settings.ts'

/** Folds the margin of a wide window away, and brings it back. */
export function FoldHandle() {
  const words = useWords()
  const isOpen = useStore(settings, value => value.margin === 'on')
  const name = words.say({ key: isOpen ? 'web.margin.fold' : 'web.margin.unfold' })
  return (
    <button
      type="button"
      className="fold-handle"
      aria-label={name}
      aria-expanded={isOpen}
      title={name}
      onClick={() => foldMargin()}
    >
      <Icon sign={isOpen ? 'foldRight' : 'foldLeft'} />
    </button>
  )
}

export function foldMargin(): void {
  changeSettings({ margin: settings.getState().margin === 'on' ? 'off' : 'on' })
}
