import { useId, useState } from 'react'
import type { Json, ScenarioFileCard, Shape } from '@grognard/umpire'
import type { Words } from '@grognard/board/words/index.ts'
import {
  blankFor,
  fieldName,
  isListOfPoints,
  isOptional,
  otherThanNothing,
  pointsText,
  pointsTyped,
} from './field-shapes.ts'
import { keyed } from '../shared/keyed.ts'

export interface FieldProps {
  card: Pick<ScenarioFileCard, 'names' | 'hidden'>
  words: Words
  /** The field as it is called in the file. */
  name: string
  shape: Shape
  path: string
  value: Json | undefined
  change(path: string, value: Json | undefined): void
  /** What a text may be where only the book knows; null where any text will do. */
  valuesAt(path: string): readonly NamedValue[] | null
}

export interface NamedValue {
  value: string
  name: string
}

/** A field of the file, filled in as its shape asks. */
export function ShapeField(props: FieldProps) {
  const { shape } = props
  if (isListOfPoints(shape)) return <PointsField {...props} />
  switch (shape.type) {
    case 'record':
      return <RecordField {...props} shape={shape} />
    case 'list':
      return shape.of.type === 'text' ? (
        <NamesField {...props} of={shape.of} />
      ) : (
        <ListField {...props} shape={shape} />
      )
    case 'oneOf': {
      const other = otherThanNothing(shape)
      return other && <PlainField {...props} shape={other} isNullable />
    }
    default:
      return <PlainField {...props} />
  }
}

function PlainField(props: FieldProps & { isNullable?: boolean }) {
  const { words, name, shape, path, value, isNullable = false, change } = props
  const id = useId()
  const set = (next: Json) => change(path, next)
  const values = shape.type === 'text' ? valuesOf(props, shape) : null
  return (
    <div className="file-field">
      <label htmlFor={id}>{fieldName(words, name)}</label>
      {shape.type === 'yesNo' && (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={event => set(event.target.checked)}
        />
      )}
      {values && <Choice {...{ id, path, value, values, isNullable, change }} />}
      {shape.type === 'text' && !values && <Text id={id} value={value} set={set} />}
      {(shape.type === 'integer' || shape.type === 'number') && (
        <input
          id={id}
          type="number"
          min={shape.from}
          max={shape.to}
          step={shape.type === 'integer' ? (shape.step ?? 1) : 'any'}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => {
            if (target.value === '' && isNullable) set(null)
            else if (Number.isFinite(target.valueAsNumber)) set(target.valueAsNumber)
          }}
        />
      )}
    </div>
  )
}

function Text({ id, value, set }: { id: string; value: Json | undefined; set(next: Json): void }) {
  return (
    <input
      id={id}
      value={typeof value === 'string' ? value : ''}
      onChange={event => set(event.target.value)}
    />
  )
}

interface ChoiceProps extends Pick<FieldProps, 'path' | 'value' | 'change'> {
  id: string
  values: readonly NamedValue[]
  isNullable: boolean
}

function Choice({ id, path, value, values, isNullable, change }: ChoiceProps) {
  const now = typeof value === 'string' ? value : ''
  const isUnlisted = now !== '' && values.every(one => one.value !== now)
  return (
    <select
      id={id}
      value={now}
      onChange={event => change(path, event.target.value === '' ? null : event.target.value)}
    >
      {(isNullable || now === '') && <option value="">–</option>}
      {isUnlisted && <option value={now}>{now}</option>}
      {keyed(values).map(([key, one]) => (
        <option key={key} value={one.value}>
          {one.name}
        </option>
      ))}
    </select>
  )
}

/** The values that the shape lists, named by the catalogue, or those that the book has for the file. */
function valuesOf(
  { card, words, name, path, valuesAt }: FieldProps,
  { values }: Extract<Shape, { type: 'text' }>,
): readonly NamedValue[] | null {
  const group = card.names[name]
  if (!values) return valuesAt(path)
  return values.map(value => ({
    value,
    name: group === undefined ? value : words.name(group, value),
  }))
}

/** Names of things, one after the other; of a closed list, boxes to tick. */
function NamesField(props: FieldProps & { of: Extract<Shape, { type: 'text' }> }) {
  const { words, name, path, value, of, change } = props
  const id = useId()
  const chosen = Array.isArray(value) ? value.filter(one => typeof one === 'string') : []
  const values = valuesOf(props, of)
  if (!values)
    return (
      <div className="file-field">
        <label htmlFor={id}>{fieldName(words, name)}</label>
        <Typed
          id={id}
          shown={chosen.join(', ')}
          read={text => text.split(/\s*,\s*/).filter(Boolean)}
          set={next => change(path, next)}
        />
      </div>
    )
  return (
    <fieldset className="file-names">
      <legend>{fieldName(words, name)}</legend>
      {values.map(one => (
        <label key={one.value}>
          <input
            type="checkbox"
            checked={chosen.includes(one.value)}
            onChange={event =>
              change(
                path,
                event.target.checked
                  ? [...chosen, one.value]
                  : chosen.filter(other => other !== one.value),
              )
            }
          />
          {one.name}
        </label>
      ))}
    </fieldset>
  )
}

function PointsField({ words, name, path, value, change }: FieldProps) {
  const id = useId()
  return (
    <div className="file-field">
      <label htmlFor={id}>{fieldName(words, name)}</label>
      <Typed
        id={id}
        shown={pointsText(value)}
        read={pointsTyped}
        set={next => change(path, next)}
      />
    </div>
  )
}

interface TypedProps {
  id: string
  shown: string
  /** Null while what is typed is not yet what it has to be. */
  read(text: string): Json | null
  set(next: Json): void
}

/** What is typed goes into the file when the field is left. */
function Typed({ id, shown, read, set }: TypedProps) {
  const [text, setText] = useState<string | null>(null)
  return (
    <input
      id={id}
      value={text ?? shown}
      onChange={event => setText(event.target.value)}
      onBlur={() => {
        const next = text === null ? null : read(text)
        if (next !== null) set(next)
        setText(null)
      }}
    />
  )
}

function ListField(props: FieldProps & { shape: Extract<Shape, { type: 'list' }> }) {
  const { words, name, shape, path, value, change } = props
  const entries = Array.isArray(value) ? value : []
  const { fewest = 0, most = Infinity } = shape
  const ownAdd = `file.add.${name}`
  return (
    <fieldset className="file-list">
      <legend>{fieldName(words, name)}</legend>
      {entries.map((entry, index) => {
        const at = `${path}[${index}]`
        return (
          <div key={at} className="file-entry">
            <ShapeField {...props} shape={shape.of} path={at} value={entry} />
            {entries.length > fewest && (
              <button type="button" className="plain" onClick={() => change(at, undefined)}>
                {words.say({ key: 'web.form.remove' })}
              </button>
            )}
          </div>
        )
      })}
      {entries.length < most && (
        <button
          type="button"
          className="plain"
          onClick={() => change(`${path}[${entries.length}]`, blankFor(shape.of))}
        >
          {words.say({
            key: words.has(ownAdd) ? ownAdd : 'web.editor.add',
            values: { what: fieldName(words, name) },
          })}
        </button>
      )}
    </fieldset>
  )
}

/** Its fields one under the other; those that are left out can be put in. */
function RecordField(props: FieldProps & { shape: Extract<Shape, { type: 'record' }> }) {
  const { card, words, shape, path, value, change } = props
  const record = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const names = Object.keys(shape.fields).filter(name => !card.hidden?.includes(name))
  const absent = names.filter(name => !Object.hasOwn(record, name))
  return (
    <div className="file-record">
      {names.map(name => {
        const field = shape.fields[name]
        if (!field || absent.includes(name)) return null
        const at = `${path}.${name}`
        return (
          <div key={name} className="file-row">
            <ShapeField {...props} name={name} shape={field} path={at} value={record[name]} />
            {isOptional(shape, name, field) && (
              <button
                type="button"
                className="plain"
                aria-label={words.say({
                  key: 'web.editor.leaveOut',
                  values: { what: fieldName(words, name) },
                })}
                onClick={() => change(at, undefined)}
              >
                ×
              </button>
            )}
          </div>
        )
      })}
      {absent.length > 0 && (
        <select
          aria-label={words.say({ key: 'web.editor.putIn' })}
          value=""
          onChange={({ target }) => {
            const field = shape.fields[target.value]
            if (field) change(`${path}.${target.value}`, blankFor(field))
          }}
        >
          <option value="">{words.say({ key: 'web.editor.putIn' })}</option>
          {absent.map(name => (
            <option key={name} value={name}>
              {fieldName(words, name)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
