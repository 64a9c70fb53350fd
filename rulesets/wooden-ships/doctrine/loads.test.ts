import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Setting, TestShip } from '../model/fixtures.ts'
import type { State } from '../model/state.ts'
import { bestShot } from './loads.ts'

/** Ajax lies across the stern of Heros; her port side has just been fired. */
const astern = (own: TestShip = {}, foe: TestShip = {}, setting: Setting = {}): State =>
  battleOf({
    step: 'upkeep',
    ...setting,
    ships: [
      {
        id: 'ajax',
        at: 'R22',
        heading: 2,
        speed: 0,
        load: { port: null, starboard: 'round' },
        ...own,
      },
      { id: 'heros', seat: 'b', at: 'R20', heading: 1, speed: 0, crew: [2, 2, 2], ...foe },
    ],
  })

test('[WS-169] grape is loaded to rake a thin crew that cannot get away, and for nobody who sails', () => {
  expect(bestShot(astern(), 'a')).toMatchObject({ side: 'port', ammunition: 'grape' })
  expect(bestShot(astern({}, { speed: 2 }), 'a')).toBeUndefined()
  expect(bestShot(astern({}, { at: 'R19' }), 'a')).toBeUndefined()
})

test('[WS-169] chain is loaded for a ship that is to get away, but never by the British', () => {
  const rules = { victory: 'escape', exits: [{ edge: 'west', fleet: 1 }] } as const
  const chase = (nation: 'french' | 'british') =>
    astern(
      {},
      { at: 'R19', speed: 3, card: { fleet: 1 } },
      {
        rules: { ...rules, exits: [...rules.exits] },
        players: [
          { seat: 'a', nation },
          { seat: 'b', fleet: 1, nation: 'french' },
        ],
      },
    )
  expect(bestShot(chase('french'), 'a')).toMatchObject({ ammunition: 'chain' })
  expect(bestShot(chase('british'), 'a')).toBeUndefined()
})
