import type { MouseEvent } from 'react'
import { hashOf } from '../route.ts'
import type { Route } from '../route.ts'
import { useShelfWords } from './shelf-sentences.ts'

/** The first thing Tab comes to: past all that is the same each time. */
export function SkipLink({ at }: { at: Route }) {
  const words = useShelfWords()
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
  const content = document.querySelector('.books') ?? document.querySelector('main')
  if (!(content instanceof HTMLElement)) return
  content.tabIndex = -1
  content.focus()
}
