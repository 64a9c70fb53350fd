import { useId, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useWords } from '../../shared/sentences.ts'
import { isHeading } from '../record/log-rows.ts'
import type { LogRow } from '../record/log-rows.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { choicesIn, inWords, isFiltering, logFilter, wholeLog } from './log-filter.ts'
import type { LogFilter } from './log-filter.ts'
import { useBattle } from '../state/use-battle.ts'

interface Props {
  store: BattleStore
  rows: readonly LogRow[]
  /** The rows that match. */
  found: readonly LogRow[]
}

const linesIn = (rows: readonly LogRow[]): number => rows.filter(row => !isHeading(row)).length

/** Where lines of the log are looked for: by words, piece, side and phase. */
export function LogFilterBar({ store, rows, found }: Props) {
  const { game, record, viewer, roster, selected, id } = useBattle(
    store,
    'game',
    'record',
    'viewer',
    'roster',
    'selected',
    'id',
  )
  const filter = useStore(logFilter)
  const words = useWords(game)
  const choices = useMemo(() => choicesIn(rows, roster), [rows, roster])
  const seats = record ? game.seats(record.view) : []
  useForgetting(`${id} ${viewer}`)
  const set = (change: Partial<LogFilter>): void =>
    logFilter.setState({ ...filter, ...change }, true)
  const inHand = selected === null ? undefined : roster.get(selected)
  const pieceName = (id: string): string => {
    const known = roster.get(id)
    return known ? words.say(known.label) : id
  }
  const what = inWords(filter, roster, words)
  const isOn = isFiltering(filter)
  const count = linesIn(found)
  return (
    <search className="log-filter">
      <details>
        <summary>{words.say({ key: 'web.filter' })}</summary>
        <div className="log-filter-fields">
          <label className="log-filter-text">
            <span>{words.say({ key: 'web.filter.text' })}</span>
            <input
              type="search"
              value={filter.text}
              onChange={event => set({ text: event.target.value })}
            />
          </label>
          <Choice
            name="piece"
            value={filter.piece}
            values={choices.pieces}
            say={pieceName}
            set={piece => set({ piece })}
          />
          <Choice
            name="side"
            value={filter.side}
            values={seats}
            say={seat => words.name('seat', seat)}
            set={side => set({ side })}
          />
          <Choice
            name="phase"
            value={filter.phase}
            values={choices.phases}
            say={phase => words.name('phase', phase)}
            set={phase => set({ phase })}
          />
        </div>
      </details>
      {selected !== null && inHand && filter.piece !== selected && (
        <button type="button" className="plain" onClick={() => set({ piece: selected })}>
          {words.say({ key: 'web.filter.only', values: { piece: inHand.label } })}
        </button>
      )}
      {isOn && (
        <p className="log-filter-what" role="status">
          <span>
            {words.say(
              count === 0
                ? { key: 'web.filter.none', values: { what } }
                : { key: 'web.filter.shown', values: { count, all: linesIn(rows), what } },
            )}
          </span>
          <button type="button" onClick={() => logFilter.setState(wholeLog, true)}>
            {words.say({ key: 'web.filter.clear' })}
          </button>
        </p>
      )}
    </search>
  )
}

/** Whoever looks next, or another battle, begins with the whole log. */
function useForgetting(whose: string): void {
  useLayoutEffect(() => {
    if (filteredFor !== whose) logFilter.setState(wholeLog, true)
    filteredFor = whose
  }, [whose])
}

let filteredFor = ''

interface ChoiceProps {
  name: string
  value: string | null
  values: readonly string[]
  say(value: string): string
  set(value: string | null): void
}

function Choice({ name, value, values, say, set }: ChoiceProps) {
  const id = useId()
  const words = useWords()
  const isGone = value !== null && !values.includes(value)
  return (
    <label htmlFor={id}>
      <span>{words.say({ key: `web.filter.${name}` })}</span>
      <select
        id={id}
        value={value ?? ''}
        onChange={event => set(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{words.say({ key: 'web.filter.any' })}</option>
        {(isGone ? [value, ...values] : values).map(one => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
