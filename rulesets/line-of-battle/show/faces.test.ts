import { plainly } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { lineOfBattle } from '../index.ts'
import { blankSheet } from '../model/sheet.ts'
import type { Attachments, State } from '../model/state.ts'
import { scenarios } from '../scenarios/index.ts'

/** What a scenario with these options is told with, in English. */
function facesOf(id: string, options = {}, attachments: Attachments = {}): Record<string, string> {
  const scenario = scenarios[id]
  const specs = { ...lineOfBattle.options, ...scenario?.options }
  const usual = Object.entries(specs).map(([name, spec]) => [name, spec.default])
  const state = scenario?.begin({ ...Object.fromEntries(usual), ...options }, attachments)
  return said(state, attachments)
}

function said(state: State | undefined, attachments: Attachments): Record<string, string> {
  const faces = state && lineOfBattle.display.faces?.(state, attachments)
  const told = Object.entries(faces ?? {}).map(([key, face]) => [
    key,
    plainly(lineOfBattle.messages.en, face),
  ])
  return Object.fromEntries(told)
}

test('a duel is told by its ships, a fleet action by its nations', () => {
  expect(facesOf('constitution')).toEqual({
    'lob.side.0': 'USS Constitution',
    'seat.a': 'USS Constitution',
    'lob.side.1': 'HMS Guerriere',
    'seat.b': 'HMS Guerriere',
    'option.doubleLoad.a': 'USS Constitution',
    'option.doubleLoad.b': 'HMS Guerriere',
    'paper.commander-a': 'Commander: USS Constitution',
    'paper.commander-b': 'Commander: HMS Guerriere',
  })
  expect(facesOf('first-of-june')).toMatchObject({ 'seat.a': 'Britain', 'seat.b': 'France' })
  expect(facesOf('trafalgar')).toMatchObject({ 'lob.side.1': 'Combined Fleet' })
})

test('the second player of a side commands its second squadron', () => {
  expect(facesOf('trafalgar', { players: '2v2' })).toMatchObject({
    'seat.c': 'Britain, second squadron',
    'seat.d': 'Combined Fleet, second squadron',
    'paper.commander-c': 'Commander: Britain, second squadron',
  })
})

test('where the sides have unlike tasks, points and nations are asked for by these', () => {
  expect(facesOf('convoy')).toMatchObject({
    'option.pointsA': 'Points: convoy',
    'option.pointsB': 'Points: raiders',
    'option.nationA': 'Nation: convoy',
    'option.nationB': 'Nation: raiders',
  })
  expect(facesOf('putting-to-sea')).toMatchObject({ 'option.pointsA': 'Points: fleet in harbour' })
  expect(facesOf('blockade-runners')).toMatchObject({
    'option.nationB': 'Nation: blockading fleet',
  })
})

test('where nations are alike the commanders stand for them, and else the letters', () => {
  const alike = { nationA: 'england', nationB: 'england' }
  expect(facesOf('open-battle', alike)).toEqual({})
  const sheet = JSON.parse(JSON.stringify(blankSheet('Horatio', 'england')))
  expect(facesOf('open-battle', alike, { 'commander-b': sheet })).toEqual({
    'lob.side.1': 'Horatio',
    'seat.b': 'Horatio',
    'option.doubleLoad.b': 'Horatio',
    'paper.commander-b': 'Commander: Horatio',
  })
})
