import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { isRecord } from '@grognard/umpire'
import { ask, engineOf, okOf } from './fixtures.ts'
import type { Engine } from './seen.ts'

interface Book {
  ruleset: string
  scenario: string
  /** A battle that has been played to its end. */
  file: string
}

const books: Book[] = [
  { ruleset: 'line-of-battle', scenario: 'constitution', file: 'convoy-by-chance' },
  { ruleset: 'ship-of-the-line', scenario: 'standard', file: 'squadrons' },
  { ruleset: 'belle-alliance', scenario: 'crossroads-farm', file: 'training-by-chance' },
]

/** Orders that are given to a new battle. */
const ORDERS = 25

interface Measure {
  state(value: unknown): string[]
  event(value: unknown): string[]
  order(value: unknown): string[]
}

/** What another's reader of JSON Schema finds wrong with a value of a ruleset. */
function measureOf(engine: Engine, ruleset: string): Measure {
  const reader = new Ajv2020({ keywords: ['unit'], strictTypes: false })
  const schema = okOf(engine, { do: 'schema', ruleset })
  const faultsIn = (of: unknown, value: unknown): string[] => {
    if (!isRecord(of)) return ['there is no schema']
    if (reader.validate(of, value)) return []
    return (reader.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
  const byKind = (of: unknown) => (value: unknown) => {
    const kind = isRecord(value) ? String(value['kind']) : ''
    return faultsIn(isRecord(of) ? of[kind] : null, value).map(fault => `${kind}${fault}`)
  }
  return {
    state: value => faultsIn(schema['state'], value),
    event: byKind(schema['events']),
    order: byKind(schema['orders']),
  }
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** The kinds of what is told, for a test that none of it was empty. */
function kindsIn(values: readonly unknown[]): string[] {
  return values.flatMap(value => (isRecord(value) ? [String(value['kind'])] : []))
}

/** What an engine answers while computer players give a new battle some orders. */
function playedEvents(engine: Engine, { ruleset, scenario }: Book) {
  const events = listIn(okOf(engine, { do: 'new', ruleset, scenario, seed: 'q' })['events'])
  const orders: unknown[] = []
  for (let given = 0; given < ORDERS; given++) {
    const [asked] = listIn(okOf(engine, { do: 'awaiting', battle: 'b1' })['seats'])
    const to = { battle: 'b1', seat: isRecord(asked) ? asked['seat'] : '' }
    const { order } = okOf(engine, { do: 'suggest', ...to, level: 'ensign' })
    orders.push(order)
    events.push(...listIn(okOf(engine, { do: 'play', ...to, order })['events']))
  }
  return { events, orders }
}

describe.each(books)('the schema of $ruleset fits', book => {
  test('the events that new and play answer with, their orders and states', () => {
    const engine = engineOf(null)
    const measure = measureOf(engine, book.ruleset)
    const { events, orders } = playedEvents(engine, book)
    expect(events.flatMap(measure.event)).toEqual([])
    expect(orders.flatMap(measure.order)).toEqual([])
    expect(events.every(event => isRecord(event) && Array.isArray(event['tally']))).toBe(true)
    const { state } = okOf(engine, { do: 'state', battle: 'b1' })
    expect(measure.state(state)).toEqual([])
    const [asked] = listIn(okOf(engine, { do: 'awaiting', battle: 'b1' })['seats'])
    const to = { battle: 'b1', seat: isRecord(asked) ? asked['seat'] : '' }
    expect(measure.state(okOf(engine, { do: 'view', ...to })['view'])).toEqual([])
    const order = { kind: 'resign' }
    const last = listIn(okOf(engine, { do: 'play', ...to, order })['events'])
    expect(kindsIn(last)).toEqual(['resigned', 'placed'])
    expect([...last.flatMap(measure.event), ...measure.order(order)]).toEqual([])
  })

  test('the events that load answers with, where a state begins', () => {
    const engine = engineOf(null)
    const measure = measureOf(engine, book.ruleset)
    const { ruleset, scenario } = book
    okOf(engine, { do: 'new', ruleset, scenario, seed: 'q' })
    const { file } = okOf(engine, { do: 'file', battle: 'b1' })
    const state = isRecord(file) ? file['start'] : null
    expect(measure.state(state)).toEqual([])
    const events = listIn(okOf(engine, { do: 'load', ruleset, state, seed: 'q' })['events'])
    expect(kindsIn(events)).toContain('placed')
    expect(events.flatMap(measure.event)).toEqual([])
  })

  test('every event and order of a battle file', () => {
    const engine = engineOf(null)
    const measure = measureOf(engine, book.ruleset)
    const text = readFileSync(`rulesets/${book.ruleset}/playthroughs/${book.file}.json`, 'utf8')
    okOf(engine, { do: 'load', file: text })
    const { file } = okOf(engine, { do: 'file', battle: 'b1' })
    const entries = listIn(isRecord(file) ? file['entries'] : null).filter(isRecord)
    const events = entries.flatMap(({ events: told }) => listIn(told))
    expect(events.length).toBeGreaterThan(200)
    expect(events.flatMap(measure.event)).toEqual([])
    expect(entries.slice(1).flatMap(({ order }) => measure.order(order))).toEqual([])
  })
})

test('an event that is out of shape does not fit', () => {
  const engine = engineOf(null)
  const measure = measureOf(engine, 'ship-of-the-line')
  const sunk = { kind: 'shipSunk', ship: 'a1', cause: 'hull' }
  expect(measure.event(sunk)).toEqual([])
  expect(measure.event({ ...sunk, cause: 'storm' })).not.toEqual([])
  expect(measure.event({ ...sunk, wind: 3 })).not.toEqual([])
  expect(measure.event({ kind: 'flown' })).toEqual(['flownthere is no schema'])
  expect(
    ask(engine, { do: 'schema', ruleset: 'line-of-battle', of: 'events', kind: 'flown' }).error,
  ).toMatchObject({ code: 'unknownKind' })
})
