import {
  begin,
  joinNames,
  judge,
  playInPlace,
  prepare,
  seatsAsked,
  seededDice,
  stepOf,
} from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { theatreIds, years } from '../book/tables/fleets.ts'
import { muster } from '../chapters/setup/muster.ts'
import { warAtSea } from '../index.ts'
import { commanderOf } from '../model/commanders.ts'
import { fleetBy, fleetByChance, tastes } from '../model/muster.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'

const four = { commandersA: 2, commandersB: 2 }
const dice = () => seededDice('shared')

const battle = (scenario: string, options = {}): State =>
  begin(warAtSea, prepare(warAtSea, scenario, options), dice()).state

/** Plays as the computer does, and looks at each order. */
function playOn(state: State, look: (order: Order, seat: string) => boolean | void): void {
  const doer = dice()
  while (!state.outcome) {
    const seat = seatsAsked(state)[0] ?? ''
    const order = warAtSea.players.doctrine.choose(warAtSea.secrecy.view(state, seat), seat, doer)
    expect(judge(warAtSea, state, seat, order).because).toEqual([])
    if (look(order, seat) === false) return
    playInPlace(warAtSea, state, seat, order, doer)
  }
}

describe('[WAS-051] several players on one side', () => {
  test('[WAS-051] one a side unless the players say otherwise, and none more than there are ships', () => {
    expect(warAtSea.rules.seats(battle('guadalcanal'))).toEqual(['allies', 'axis'])
    const { options = {} } = warAtSea.scenarios['river-plate'] ?? {}
    expect(options.commandersA).toMatchObject({ to: 3 })
    expect(options).not.toHaveProperty('commandersB')
  })

  test('[WAS-051] each has a run of the ships, and the aircraft of his carriers', () => {
    const state = battle('coral-sea', { commandersA: 4 })
    expect(state.commanders.map(({ seat, charge }) => [seat, charge])).toEqual([
      ['allies', ['yorktown', 'lexington', 'astoria']],
      ['allies-2', ['minneapolis', 'new-orleans']],
      ['allies-3', ['portland', 'phelps', 'hammann']],
      ['allies-4', ['anderson', 'morris']],
    ])
    for (const { id, seat } of state.aircraft) expect(commanderOf(state, id)).toBe(seat)
    const [plane] = state.aircraft
    if (plane) plane.home = 'phelps'
    expect(commanderOf(state, plane?.id ?? '')).toBe('allies-3')
    if (plane) plane.home = 'ashore'
    expect(commanderOf(state, plane?.id ?? '')).toBe('allies')
  })

  test('[WAS-051] a colleague’s ship is refused, and a word for the fleet does not reach her', () => {
    const state = battle('guadalcanal', four)
    while (!seatsAsked(state).includes('allies'))
      for (const seat of seatsAsked(state).slice())
        playInPlace(warAtSea, state, seat, { kind: 'done' }, dice())
    expect(stepOf(state)).toBe('move')
    expect(seatsAsked(state)).toEqual(['allies', 'allies-2'])
    const legs = [{ advance: 10, turn: 0 }]
    const sail = (unit: string): Order => ({ kind: 'sail', unit, legs, isAstern: false })
    const lead: Order = { kind: 'lead', unit: 'cushing', whom: 'fleet', legs }
    const refusal = { rule: 'WAS-051', message: 'umpire.othersCommand' }
    expect(judge(warAtSea, state, 'allies', sail('cushing')).allowed).toBe(true)
    expect(judge(warAtSea, state, 'allies', sail('fletcher')).because).toMatchObject([refusal])
    expect(judge(warAtSea, state, 'allies-2', sail('fletcher')).allowed).toBe(true)
    playInPlace(warAtSea, state, 'allies', lead, dice())
    const sailed = state.units.filter(({ hasSailed }) => hasSailed).map(({ id }) => id)
    expect(sailed.length).toBeGreaterThan(1)
    for (const unit of sailed) expect(commanderOf(state, unit)).toBe('allies')
  })

  test('[WAS-051] [WAS-046] one of them has finished, and the other still acts', () => {
    const state = battle('guadalcanal', { commandersB: 2 })
    while (!seatsAsked(state).includes('axis'))
      playInPlace(warAtSea, state, seatsAsked(state)[0] ?? '', { kind: 'done' }, dice())
    expect(seatsAsked(state)).toEqual(['axis', 'axis-2'])
    playInPlace(warAtSea, state, 'axis', { kind: 'done' }, dice())
    expect(stepOf(state)).toBe('move')
    expect(seatsAsked(state)).toEqual(['axis-2'])
  })

  test('[WAS-051] sides alternate in the air by one order of whichever commander is first', () => {
    const state = battle('coral-sea', { commandersA: 2, commandersB: 2 })
    const flown: string[] = []
    playOn(state, (_order, seat) => {
      if (stepOf(state) !== 'fly') return flown.length === 0
      expect(seatsAsked(state)).toHaveLength(1)
      flown.push(seat)
      return undefined
    })
    const sides = flown.slice(0, 6).map(seat => seat.replace(/-\d$/, ''))
    expect(sides[0]).not.toBe(sides[1])
    expect([sides[0], sides[1]]).toEqual([sides[2], sides[3]])
  })

  test.each(['guadalcanal', 'coral-sea', 'barents-sea'])(
    '[WAS-051] four computers fight %s to its end by lawful orders of their own',
    scenario => {
      const state = battle(scenario, four)
      const givers = new Set<string>()
      playOn(state, (order, seat) => {
        if (order.kind === 'sail') givers.add(seat)
      })
      expect([...givers].toSorted()).toEqual(['allies', 'allies-2', 'axis', 'axis-2'])
      expect([[], ['allies', 'allies-2'], ['axis', 'axis-2']]).toContainEqual(
        state.outcome?.winners,
      )
    },
  )

  test('[WAS-051] those of a side know the same, and nobody else has a name of theirs', () => {
    const state = battle('guadalcanal', four)
    const { view } = warAtSea.secrecy
    expect(view(state, 'allies-2')).toEqual(view(state, 'allies'))
    const names = warAtSea.display.faces?.(state, {}) ?? {}
    expect(names['seat.axis-2']).toEqual({
      key: 'was.face.commander',
      values: { side: { key: 'was.navy.japan' }, unit: 'Yukikaze' },
    })
  })
})

describe('[WAS-051] several players build a fleet', () => {
  const open = (options = {}): State =>
    battle('free-battle', { points: 150, layout: 1, ...options })

  /** The senior of each side builds as this taste does. */
  function built(state: State, taste: (count: number) => number): State {
    for (const side of ['allies', 'axis']) {
      const units = fleetBy(state, side, taste)
      playInPlace(warAtSea, state, side, { kind: 'muster', units }, dice())
    }
    return state
  }

  test('[WAS-051] the senior builds it, and only his side sees it', () => {
    const state = open(four)
    expect(warAtSea.rules.seats(state)).toEqual(['allies', 'allies-2', 'axis', 'axis-2'])
    expect(warAtSea.scenarios['free-battle']?.seats(four)).toEqual(warAtSea.rules.seats(state))
    expect(seatsAsked(state)).toEqual(['allies', 'axis'])
    const units = fleetBy(state, 'allies', () => 0)
    expect(judge(warAtSea, state, 'allies-2', { kind: 'muster', units }).allowed).toBe(false)
    playInPlace(warAtSea, state, 'allies', { kind: 'muster', units }, dice())
    const seen = (seat: string) => warAtSea.secrecy.view(state, seat).players[0]?.enlisted
    expect(seen('allies-2')).toEqual(units)
    expect([seen('axis'), seen('axis-2')]).toEqual(['hidden', 'hidden'])
    const event = { kind: 'fleetBuilt', seat: 'allies', units } as const
    expect(warAtSea.secrecy.redact(event, 'allies-2')).toEqual(event)
    expect(warAtSea.secrecy.redact(event, 'axis-2')).toEqual({ ...event, units: 'hidden' })
  })

  test('[WAS-051] when the fleets lie open each has a run of the ships, and deploys those', () => {
    const state = built(open({ commandersA: 3 }), count => count - 1)
    const own = state.commanders.map(({ charge }) => charge)
    expect(own.flat()).toEqual(
      state.units.filter(({ seat }) => seat === 'allies').map(({ id }) => id),
    )
    const counts = own.map(({ length }) => length)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(2)
    expect(state.commanders.map(({ seat }) => seat)).toEqual(['allies', 'allies-2', 'allies-3'])
    const first = state.order[0] ?? ''
    playInPlace(warAtSea, state, first, { kind: 'chooseSide', edge: 'west' }, dice())
    const asked = (seat: string) => seatsAsked(state).includes(seat)
    playOn(state, order => {
      if (asked('allies-2')) return false
      return order.kind !== 'sail'
    })
    expect(stepOf(state)).toBe('deploy')
    const [unit = ''] = own[1] ?? []
    const order: Order = { kind: 'deploy', unit, x: 0, y: 0, heading: 0 }
    const reasons = (seat: string) =>
      judge(warAtSea, state, seat, order).because.map(row => row.message)
    expect(reasons('allies')).toEqual(['umpire.othersCommand'])
    expect(reasons('allies-2')).not.toContain('umpire.othersCommand')
  })

  test('[WAS-051] a fleet without a ship for each is refused', () => {
    const state = open({ points: 50, commandersA: 4 })
    const units = [{ card: 'us-iowa', base: 'carrier' as const }]
    const ruling = judge(warAtSea, state, 'allies', { kind: 'muster', units })
    expect(ruling.because).toContainEqual({
      rule: 'WAS-051',
      message: 'was.refuse.shipForEach',
      values: { commanders: 4, ships: 1 },
    })
  })

  test('[WAS-051] every taste and all that chance buys has a ship for each, whatever the year and the points', () => {
    for (const historicalNations of ['any', ...theatreIds])
      for (const year of [years.from, years.to]) {
        const state = open({ points: 50, historicalNations, year, commandersA: 4, commandersB: 4 })
        for (const side of ['allies', 'axis']) {
          const chance = Array.from({ length: 5 }, (_, seed) => {
            const rolls = seededDice(`fleet ${seed}`)
            return fleetByChance(state, side, sides => rolls.roll(sides))
          })
          for (const units of [...tastes.map(taste => fleetBy(state, side, taste)), ...chance])
            expect(judge(warAtSea, state, side, { kind: 'muster', units }).because).toEqual([])
        }
      }
  })

  test('[WAS-051] the form tells who will have which ships', () => {
    const { tool } = muster
    const units = ['us-fletcher', 'us-boise', 'us-f4f-wildcat', 'us-fletcher'].map(card => ({
      card,
      base: 'airbase' as const,
    }))
    const lines = (options: object) =>
      tool?.tool === 'form'
        ? tool.summary?.(open(options), 'allies', { kind: 'muster', units }).slice(3)
        : []
    expect(lines({ commandersA: 2 })?.map(({ values }) => values)).toEqual([
      { seat: { key: 'seat.allies' }, names: joinNames(['Fletcher', 'Boise']) },
      { seat: { key: 'seat.allies-2' }, names: joinNames(['Fletcher 2']) },
    ])
    expect(lines({})).toEqual([])
  })

  test('[WAS-051] he who commands nothing yet goes by his side and a number', () => {
    const face = (state: State) => warAtSea.display.faces?.(state, {})?.['seat.allies-2']
    expect(face(open(four))).toBeUndefined()
    expect(face(built(open(four), () => 0))).toMatchObject({ key: 'was.face.commander' })
  })

  test('[WAS-051] four computers build, deploy and fight for a turn by lawful orders of their own', () => {
    const state = open({ ...four, turnLimit: 1 })
    const givers = new Map<string, Set<string>>()
    playOn(state, ({ kind }, seat) => {
      givers.set(kind, (givers.get(kind) ?? new Set()).add(seat))
    })
    expect([...(givers.get('muster') ?? [])].toSorted()).toEqual(['allies', 'axis'])
    for (const kind of ['deploy', 'sail'])
      expect([...(givers.get(kind) ?? [])].toSorted()).toEqual([
        'allies',
        'allies-2',
        'axis',
        'axis-2',
      ])
  })
})
