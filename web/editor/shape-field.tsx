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

export interface FieldProps {
  card: Pick<ScenarioFileCard, 'names'>
  words: Words
  /** The field as it is called in the file. */
  name: string
  shape: Shape
  path: string
  value: Json | undefined
  change(path: string, value: Json | undefined): void
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
      {shape.type === 'text' && shape.values && (
        <Choice {...props} id={id} values={shape.values} isNullable={isNullable} />
      )}
      {shape.type === 'text' && !shape.values && <Text id={id} value={value} set={set} />}
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

interface ChoiceProps extends FieldProps {
  id: string
  values: readonly string[]
  isNullable: boolean
}

function Choice({ id, card, words, name, path, value, values, isNullable, change }: ChoiceProps) {
  const group = card.names[name]
  return (
    <select
      id={id}
      value={typeof value === 'string' ? value : ''}
      onChange={event => change(path, event.target.value === '' ? null : event.target.value)}
    >
      {isNullable && <option value="">–</option>}
      {values.map(one => (
        <option key={one} value={one}>
          {group === undefined ? one : words.name(group, one)}
        </option>
      ))}
    </select>
  )
}

/** Names of things, one after the other; of a closed list, boxes to tick. */
function NamesField({
  card,
  words,
  name,
  path,
  value,
  of,
  change,
}: FieldProps & { of: Extract<Shape, { type: 'text' }> }) {
  const id = useId()
  const chosen = Array.isArray(value) ? value.filter(one => typeof one === 'string') : []
  const group = card.names[name]
  if (!of.values)
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
      {of.values.map(one => (
        <label key={one}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={event =>
              change(
                path,
                event.target.checked ? [...chosen, one] : chosen.filter(other => other !== one),
              )
            }
          />
          {group === undefined ? one : words.name(group, one)}
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
  const { words, shape, path, value, change } = props
  const record = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const names = Object.keys(shape.fields)
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
