import { useState } from 'react'
import { isJson } from '@grognard/umpire'
import type { Choice, Game, Kind, Shape } from '@grognard/umpire'
import { capital, useWords } from '../../shared/sentences.ts'
import { fieldName } from '../forms/first-order.ts'
import { FormFields, Measure } from '../forms/form-fields.tsx'
import { fromTyped, toTyped, typedFields } from '../forms/typed-units.ts'
import type { Scale } from '../forms/typed-units.ts'
import { isOfFew, optionalNumber, recordsOf } from '../forms/variants.ts'

interface Props {
  game: Game
  scale: Scale & { measure: string }
  choices: Record<string, Choice[]>
  order: Kind
  change(order: Kind): void
}

/** The fields of an order of any kind: those of few values as in its form, others as they are written. */
export function MayIFields({ game, scale, choices, order, change }: Props) {
  const words = useWords(game)
  const { kind, ...values } = order
  const fields = game.shape(kind)
  const record: Shape = { type: 'record', fields }
  const names = Object.keys(fields)
  const written = names.filter(name => {
    const shape = fields[name]
    return shape !== undefined && !choices[name] && isIntricate(shape)
  })
  const simple = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !written.includes(name)),
  )
  const shown = toTyped(record, values, scale)
  const set = (next: Record<string, unknown>): void => {
    const meant = fromTyped(record, next, scale)
    change({ ...values, ...(typeof meant === 'object' ? meant : {}), kind })
  }
  return (
    <>
      <Measure value={words.say({ key: scale.measure })}>
        <FormFields
          {...{ game, choices }}
          shape={typedFields(simple, scale)}
          value={{ ...(typeof shown === 'object' ? shown : {}) }}
          change={set}
        />
      </Measure>
      {written.map(name => (
        <WrittenField
          key={`${kind} ${name}`}
          {...{ game, name }}
          value={Object.entries(values).find(([one]) => one === name)?.[1]}
          change={next => change({ ...order, [name]: next })}
        />
      ))}
    </>
  )
}

/** What the form has no field for is written as the terminal takes it. */
export function isIntricate(shape: Shape): boolean {
  if (shape.type === 'list') return isIntricate(shape.of)
  if (shape.type === 'record') return Object.values(shape.fields).some(isIntricate)
  if (shape.type === 'oneOf') return !optionalNumber(shape) && !recordsOf(shape) && !isOfFew(shape)
  return shape.type === 'table' || shape.type === 'anything'
}

interface WrittenProps {
  game: Game
  name: string
  value: unknown
  change(value: unknown): void
}

function WrittenField({ game, name, value, change }: WrittenProps) {
  const words = useWords(game)
  const [text, setText] = useState(() => JSON.stringify(value) ?? '')
  const read = jsonIn(text)
  return (
    <label className="form-field">
      <span>{capital(fieldName(words, name))}</span>
      <input
        value={text}
        aria-invalid={read === undefined}
        spellCheck={false}
        onChange={event => {
          setText(event.target.value)
          const next = jsonIn(event.target.value)
          if (next !== undefined) change(next)
        }}
      />
    </label>
  )
}

function jsonIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}
