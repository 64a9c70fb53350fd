import { expect, test } from 'vitest'
import { battleOf } from '../../model/fixtures.ts'
import { commandEvents } from './events.ts'

const loaded = (ship: string, shot: 'round' | 'chain') => ({
  key: 'lob.event.shipLoaded',
  values: { ship, shot: { key: `lob.shot.${shot}` } },
})

test('[LOB-055] when the shots are shown the log tells what each ship has loaded', () => {
  const before = battleOf({
    ships: [{ id: 'ajax' }, { id: 'orion', isStruck: true }, { id: 'heros', seat: 'blue' }],
  })
  const shots = [
    { ship: 'ajax', shot: 'chain' as const },
    { ship: 'orion', shot: 'round' as const },
    { ship: 'heros', shot: 'round' as const },
  ]
  expect(commandEvents.shotsRevealed.describe({ shots }, before)).toEqual({
    key: 'lob.event.shotsRevealed',
    values: {
      loaded: {
        key: 'lob.list.more',
        values: { list: loaded('ajax', 'chain'), more: loaded('heros', 'round') },
      },
    },
  })
})

test('[LOB-055] where no ship may fire there is nothing to tell', () => {
  const before = battleOf({ ships: [{ id: 'ajax', crew: 0 }] })
  const shots = [{ ship: 'ajax', shot: 'round' as const }]
  expect(commandEvents.shotsRevealed.describe({ shots }, before)).toBeNull()
})

test('of many ships those that have loaded alike are counted, and the few others named', () => {
  const ids = Array.from({ length: 32 }, (_, index) => `ship${index}`)
  const before = battleOf({ ships: ids.map(id => ({ id })) })
  const shots = ids.map((ship, index) => ({
    ship,
    shot: index === 7 ? ('chain' as const) : ('round' as const),
  }))
  const counted = { count: 31, shot: { key: 'lob.shot.round' } }
  expect(commandEvents.shotsRevealed.describe({ shots }, before)).toEqual({
    key: 'lob.event.shotsRevealed',
    values: {
      loaded: {
        key: 'lob.list.more',
        values: {
          list: { key: 'lob.event.shipsLoaded', values: counted },
          more: loaded('ship7', 'chain'),
        },
      },
    },
  })
})
