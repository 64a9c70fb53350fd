import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { Unprepared } from '@grognard/umpire'
import type { Shape } from '@grognard/umpire'
import {
  areReady,
  attachmentIn,
  attachmentsFor,
  attachmentsTaken,
  troubleOf,
} from './attachments.ts'

test('papers are asked for that concern everyone or a seat that plays', () => {
  const shape: Shape = { type: 'text' }
  const shapes = { cards: shape, 'sheet-a': shape, 'sheet-c': shape, 'own-rules': shape }
  const asked = attachmentsFor(gameById('line-of-battle'), shapes, ['a', 'b'])
  expect(Object.keys(asked)).toEqual(['cards', 'sheet-a', 'own-rules'])
})

const shape: Shape = { type: 'record', fields: { name: { type: 'text' } } }

test('a file that is no JSON is refused with the place where it stops making sense', () => {
  const read = attachmentIn('map.json', '{ "name": ', shape, 'map')
  expect(read).toMatchObject({ at: 'refused', fault: { key: 'web.papers.unreadable' } })
})

test('a paper that lacks a field is refused, one that fits is taken', () => {
  expect(attachmentIn('map.json', '{}', shape, 'map')).toMatchObject({
    at: 'refused',
    fault: { key: 'web.papers.unfit' },
  })
  const paper = { name: 'Ligny' }
  const fitting = attachmentIn('map.json', JSON.stringify(paper), shape, 'map')
  expect(fitting).toEqual({ at: 'taken', file: 'map.json', paper })
})

test('beside a refused paper no battle is ready, until the paper is taken away', () => {
  const read = { map: attachmentIn('map.json', '{', shape, 'map') }
  expect(areReady(read, ['map'])).toBe(false)
  expect(areReady(read, [])).toBe(true)
  expect(areReady({}, ['map'])).toBe(true)
  expect(attachmentsTaken(read, ['map'])).toEqual({})
})

test('options that do not fit are told in the words of the fault', () => {
  const trouble = troubleOf(new Unprepared({ at: 'options.wind', expected: { key: 'fault.text' } }))
  expect(trouble).toMatchObject({ note: { key: 'web.fault.setup' } })
})
