import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Kind } from '@grognard/umpire'
import { focusPlace } from '../../shared/focus-register.ts'
import { useWords } from '../../shared/sentences.ts'
import { OrderButton, stepAmong } from './order-button.tsx'
import type { OrderLine } from './order-button.tsx'

/** Text as it is sought: without capitals and accents. */
function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** Whether every word that is sought stands in the text, in whatever order; nothing sought finds all. */
export function isFound(text: string, sought: string): boolean {
  const within = plainly(text)
  return plainly(sought)
    .split(/\s+/)
    .every(word => within.includes(word))
}

/** One line of the list: what it is called and under which heading it stands. */
export interface Headed {
  heading: string
}

/** The lines under their headings, in the order in which these come first; with a single heading none is needed. */
export function underHeadings<Line extends Headed>(lines: readonly Line[]): [string, Line[]][] {
  const headings = [...new Set(lines.map(({ heading }) => heading))]
  if (headings.length < 2) return lines.length === 0 ? [] : [['', [...lines]]]
  return headings.map(heading => [heading, lines.filter(line => line.heading === heading)])
}

interface Props {
  legend: string
  lines: readonly OrderLine[]
  take(order: Kind): void
  look(order: Kind | null): void
}

/** A list too long to look through: a few letters leave the lines that have them. */
export function OrderSought({ legend, lines, take, look }: Props) {
  const words = useWords()
  const [sought, seek] = useState('')
  const found = lines.filter(({ name, heading }) => isFound(`${name} ${heading}`, sought))
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = found
    if (event.key === 'Escape' && sought === '') event.currentTarget.blur()
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (first && sought.trim() !== '') take(first.order)
  }
  const count = { found: found.length, count: lines.length }
  return (
    <fieldset className="order-group sought" onKeyDown={stepAmong}>
      <legend>{legend}</legend>
      <div className="order-sought">
        <input
          type="search"
          ref={focusPlace('order')}
          aria-label={words.say({ key: 'web.order.seek', values: { kind: legend } })}
          placeholder={words.say({ key: 'web.order.seek', values: { kind: legend } })}
          autoComplete="off"
          enterKeyHint="go"
          value={sought}
          onChange={event => seek(event.target.value)}
          onKeyDown={pressed}
        />
        <output>{words.say({ key: 'web.order.found', values: count })}</output>
      </div>
      <div className="sought-lines">
        {underHeadings(found).map(([heading, own]) => (
          <section key={heading} aria-label={heading === '' ? legend : heading}>
            {heading !== '' && <h2>{heading}</h2>}
            <div>
              {own.map(line => (
                <OrderButton key={line.key} {...{ line, take, look }} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </fieldset>
  )
}
