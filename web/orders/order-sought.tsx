import type { Kind } from '@grognard/umpire'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { keyPart } from '../battle/key-parts.ts'
import { useWords } from '../common/sentences.ts'
import { OrderButton, stepAmong } from './order-button.tsx'
import type { OrderLine } from './order-button.tsx'
import { isFound, underHeadings } from './order-search.ts'

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
          {...keyPart('order')}
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
            {heading !== '' && <h3>{heading}</h3>}
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
