import { createContext, useContext } from 'react'
import { blankOf, isRecord } from '@grognard/umpire'
import type { Choice, Game, Shape } from '@grognard/umpire'
import { capital, useWords } from '../../shared/sentences.ts'
import { fieldName } from './first-order.ts'
import { optionalNumber, recordsOf, variantOf } from './variants.ts'

interface VariantProps {
  game: Game
  shape: Extract<Shape, { type: 'oneOf' }>
  choices: Record<string, Choice[]>
  value: unknown
  change(value: unknown): void
}

/** A record of one of several kinds: with another kind it gets the fields of that one. */
function VariantFields({ game, shape, choices, value, change }: VariantProps) {
  const now = variantOf(shape, value)
  if (now.type !== 'record' || !isRecord(value)) return null
  return (
    <FormFields
      {...{ game, choices, value }}
      shape={now.fields}
      change={next => change(changed(shape, now, next))}
      isInRow
    />
  )
}

/** As it is where it keeps its kind, else a blank one of the kind that was chosen. */
export function changed(
  shape: VariantProps['shape'],
  now: Shape,
  next: Record<string, unknown>,
): Record<string, unknown> {
  const then = recordsOf(shape)?.find(part => part === variantOf(shape, next))
  if (!then || then === now) return next
  const blank = blankOf(then)
  const told = Object.entries(then.fields).flatMap(([name, part]) =>
    part.type === 'text' && part.values ? [[name, next[name]]] : [],
  )
  return { ...(isRecord(blank) ? blank : {}), ...Object.fromEntries(told) }
}

type Fields = Record<string, unknown>

/** The measure that lengths are typed in, in words; none where they are typed as the order has them. */
export const Measure = createContext('')

interface Props {
  game: Game
  shape: Record<string, Shape>
  choices: Record<string, Choice[]>
  value: Fields
  change(value: Fields): void
  isInRow?: true
}

/** A field for each part of the shape. */
export function FormFields({ game, shape, choices, value, change, isInRow }: Props) {
  return Object.entries(shape).map(([name, part]) => (
    <FormField
      key={name}
      {...{ game, name, choices, isInRow }}
      shape={part}
      value={value[name]}
      change={next => change({ ...value, [name]: next })}
    />
  ))
}

interface FieldProps {
  game: Game
  name: string
  shape: Shape
  choices: Record<string, Choice[]>
  value: unknown
  change(value: unknown): void
  /** Of a list: what the value chosen means is told below it. */
  isInRow?: true | undefined
}

function FormField(props: FieldProps) {
  const { game, name, shape, choices, value, change, isInRow } = props
  const words = useWords(game)
  const measure = useContext(Measure)
  if (shape.type === 'list') return <ListField {...props} shape={shape} />
  const own = choices[name]
  if (!own && shape.type === 'oneOf' && !optionalNumber(shape))
    return <VariantFields {...{ game, choices, value, change, shape }} />
  if (!isInRow && own?.some(choice => choice.note)) return <NotedField {...props} choices={own} />
  const note = own?.find(choice => choice.value === value)?.note
  return (
    <label className="form-field">
      <span>{capital(fieldName(words, name, own !== undefined)) + unitText()}</span>
      {own ? (
        <ChoiceField game={game} choices={own} value={value} change={change} />
      ) : (
        <PlainField {...{ shape, value, change }} none={words.say({ key: 'value.none' })} />
      )}
      {isInRow && note && <small className="quiet">{words.say(note)}</small>}
    </label>
  )

  function unitText(): string {
    const number = shape.type === 'oneOf' ? optionalNumber(shape) : shape
    const isLength = number?.type === 'number' && number.unit === 'length'
    return isLength && measure !== '' ? `, ${measure}` : ''
  }
}

/** Choices that say what they mean lie side by side, like cards. */
function NotedField({
  game,
  name,
  choices,
  value,
  change,
}: Omit<FieldProps, 'choices' | 'shape'> & { choices: readonly Choice[] }) {
  const words = useWords(game)
  return (
    <fieldset className="noted-choices">
      <legend>{capital(fieldName(words, name))}</legend>
      {choices.map(choice => (
        <label key={String(choice.value)}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => change(choice.value)}
          />
          <b>{words.say(choice.label)}</b>
          {choice.note && <span>{words.say(choice.note)}</span>}
        </label>
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  game: Game
  choices: readonly Choice[]
  value: unknown
  change(value: unknown): void
}

function ChoiceField({ game, choices, value, change }: ChoiceProps) {
  const words = useWords(game)
  return (
    <select
      value={choices.findIndex(choice => choice.value === value)}
      onChange={event => change(choices[Number(event.target.value)]?.value ?? null)}
    >
      {choices.map((choice, index) => (
        <option key={String(choice.value)} value={index}>
          {words.say(choice.label)}
        </option>
      ))}
    </select>
  )
}

/** What a field shows of a value; nothing of one it cannot show. */
function plain(value: unknown): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : ''
}

type PlainProps = Pick<FieldProps, 'shape' | 'value' | 'change'> & { none: string }

function PlainField({ shape, value, change, none }: PlainProps) {
  if (shape.type === 'yesNo')
    return (
      <input
        type="checkbox"
        checked={value === true}
        onChange={event => change(event.target.checked)}
      />
    )
  if (shape.type === 'integer' || shape.type === 'number')
    return (
      <input
        type="number"
        min={shape.from}
        max={shape.to}
        value={plain(value)}
        onChange={event => change(event.target.valueAsNumber || 0)}
      />
    )
  const number = optionalNumber(shape)
  if (number)
    return (
      <input
        type="number"
        min={number.from}
        max={number.to}
        placeholder={none}
        value={plain(value)}
        onChange={event => change(event.target.value === '' ? null : event.target.valueAsNumber)}
      />
    )
  return <input value={plain(value)} onChange={event => change(event.target.value)} />
}

function ListField({
  game,
  name,
  shape,
  choices,
  value,
  change,
}: FieldProps & { shape: Extract<Shape, { type: 'list' }> }) {
  const words = useWords(game)
  const rows: unknown[] = Array.isArray(value) ? value : []
  const { of: part, fewest = 0, most = 1000 } = shape
  const ownAdd = `web.form.add.${name}`
  const replace = (index: number, next: unknown) =>
    change(rows.map((row, i) => (i === index ? next : row)))
  return (
    <fieldset className="form-list">
      <legend>{capital(fieldName(words, name))}</legend>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows of an order are told apart by place
        <div key={index} className="form-row">
          {part.type === 'record' && isRecord(row) ? (
            <FormFields
              {...{ game, choices }}
              shape={part.fields}
              value={row}
              change={next => replace(index, next)}
              isInRow
            />
          ) : (
            <FormField
              {...{ game, name, choices }}
              shape={part}
              value={row}
              change={next => replace(index, next)}
            />
          )}
          <button
            type="button"
            className="plain"
            disabled={rows.length <= fewest}
            onClick={() => change(rows.filter((_, i) => i !== index))}
          >
            {words.say({ key: 'web.form.remove' })}
          </button>
        </div>
      ))}
      <button
        type="button"
        disabled={rows.length >= most}
        onClick={() => change([...rows, structuredClone(rows.at(-1) ?? blankOf(part))])}
      >
        {words.say({ key: words.has(ownAdd) ? ownAdd : 'web.form.add' })}
      </button>
    </fieldset>
  )
}
