import { describe, expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import { islandAt } from '../../model/ground.ts'
import { scoreOf } from '../../model/score.ts'
import { unitOf } from '../../model/units.ts'
import { seatToUnload, unload } from './cargo.ts'

const freighter = { card: 'us-liberty-ship', figures: { abilities: ['vitalCargo6' as const] } }

/** A freighter on two metres of sea, an island in the middle of its eastern half and one of its western. */
function landing(x: number, unit: object = {}) {
  return battleOf({
    units: [{ ...freighter, x, y: 1000, ...unit }, { seat: 'axis' }],
    step: 'cargo',
    state: {
      islands: [islandAt(1500, 1000), islandAt(500, 1000)],
      players: [
        { seat: 'allies', bonus: 0, tally: 0, home: 'west', enlisted: null },
        { seat: 'axis', bonus: 0, tally: 0, home: 'east', enlisted: null },
      ],
    },
  })
}

const why = (state: ReturnType<typeof landing>, seat = 'allies') =>
  rulesOf(unload.judge(state, seat, { kind: 'unload', unit: 'unit-1' }))

describe('[WAS-A59] vital cargo', () => {
  test('is landed within 180 mm of land', () => {
    expect(why(landing(1280))).toEqual([])
    expect(why(landing(1279))).toEqual(['WAS-A59'])
    expect(seatToUnload(landing(1280), 'allies')).toEqual(['allies'])
    expect(seatToUnload(landing(1279), 'allies')).toEqual([])
  })

  test('on the enemy half', () => {
    expect(why(landing(500))).toEqual(['WAS-A59'])
    const swapped = landing(500)
    for (const player of swapped.players) player.home = player.home === 'west' ? 'east' : 'west'
    expect(why(swapped)).toEqual([])
    for (const player of swapped.players) player.home = null
    expect(why(swapped)).toEqual(['WAS-A59'])
  })

  test('by one who has it', () => {
    expect(why(landing(1280, { figures: { abilities: [] } }))).toEqual(['WAS-A59'])
    expect(why(landing(1280), 'axis')).toEqual(['WAS-A59'])
  })

  test('the unit is taken off the table for six points, and is no loss', () => {
    const table = tableFor(landing(1280))
    unload.execute(table, 'allies', { kind: 'unload', unit: 'unit-1' })
    expect(unitOf(table.state, 'unit-1').status).toBe('landed')
    expect(['allies', 'axis'].map(seat => scoreOf(table.state, seat))).toEqual([6, 0])
  })
})
