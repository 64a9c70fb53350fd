import { describe, expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import { applyLosses } from '../../model/hits.ts'
import { unitOf } from '../../model/units.ts'
import { bombard, mayBombard } from './bombard.ts'

const airfield = { id: 'airfield', x: 10_000, y: 600 }

/** A battleship so far north of the airfield, in millimetres. */
function off(mm: number, unit: object = {}, markers = [airfield]) {
  return battleOf({
    units: [{ card: 'jp-kongo', seat: 'axis', x: 1000, y: 60 + mm, ...unit }, {}],
    step: 'gunfire',
    rules: { victory: 'guadalcanal', markers },
  })
}

const why = (state: ReturnType<typeof off>, seat = 'axis') =>
  rulesOf(bombard.judge(state, seat, { kind: 'bombard', unit: 'unit-1' }))

describe('[WAS-S-5] bombardment of the airfield', () => {
  test('from within range 3', () => {
    expect(why(off(360))).toEqual([])
    expect(why(off(361))).toEqual(['WAS-S-5'])
    expect([off(360), off(361)].map(state => mayBombard(state, 'axis'))).toEqual([true, false])
  })

  test('by a battleship that is not crippled', () => {
    expect(why(off(200, { as: { hull: 1 } }))).toEqual(['WAS-S-5'])
    expect(why(off(200, { as: { hull: 2 } }))).toEqual([])
    expect(why(off(200, { card: 'jp-myoko' }))).toEqual(['WAS-S-5'])
    expect(why(off(200), 'allies')).toEqual(['WAS-S-5'])
    expect(why(off(200, {}, []))).toEqual(['WAS-S-5'])
  })

  test('instead of her main guns, once a turn', () => {
    expect(why(off(200, { as: { used: ['main'] } }))).toEqual(['WAS-S-5'])
    expect(why(off(200, { as: { used: ['secondary'] } }))).toEqual([])
    const table = tableFor(off(200))
    bombard.execute(table, 'axis', { kind: 'bombard', unit: 'unit-1' })
    expect(unitOf(table.state, 'unit-1').used).toEqual(['main'])
    expect(table.state.players[1]?.tally).toBe(1)
    expect(why(table.state)).toEqual(['WAS-S-5'])
    applyLosses(table)
    expect(why(table.state)).toEqual([])
  })
})
