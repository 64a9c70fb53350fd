import type { Choice, Game, Shape } from '@grognard/umpire'
import { isRecord } from '@grognard/umpire'
import { blankOf } from '../odds/may-i-order.ts'
import { fieldName } from '../odds/field-name.ts'
import { VariantFields } from '../odds/variant-fields.tsx'
import { optionalNumber } from '../odds/variants.ts'
import { capital, useWords } from '../common/sentences.ts'

type Fields = Record<string, unknown>

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
  if (shape.type === 'list') return <ListField {...props} shape={shape} />
  const own = choices[name]
  if (!own && shape.type === 'oneOf' && !optionalNumber(shape))
    return <VariantFields {...{ game, choices, value, change, shape }} />
  if (!isInRow && own?.some(choice => choice.note)) return <NotedField {...props} choices={own} />
  const note = own?.find(choice => choice.value === value)?.note
  return (
    <label className="form-field">
      <span>{capital(fieldName(words, name, own !== undefined))}</span>
      {own ? (
        <ChoiceField game={game} choices={own} value={value} change={change} />
      ) : (
        <PlainField {...{ shape, value, change }} none={words.say({ key: 'value.none' })} />
      )}
      {isInRow && note && <small className="quiet">{words.say(note)}</small>}
    </label>
  )
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
        {words.say({ key: 'web.form.add' })}
      </button>
    </fieldset>
  )
}
