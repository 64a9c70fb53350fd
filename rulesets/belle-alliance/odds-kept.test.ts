import { expect, test } from 'vitest'
import type { Kind, Playable } from '@grognard/umpire'
import { foreseenIn } from '../../checks/foreseen.ts'
import { goldenBattle } from '../../checks/golden.ts'

const folder = new URL('playthroughs/', import.meta.url)

test.each([
  ['hougoumont', { moveStaff: 12 }],
  ['training-by-chance', { replaceChief: 2 }],
])(
  'staff that was moved and chiefs that were replaced in %s came to what odds had told',
  (name, most) => {
    const foreseeing = { kinds: Object.keys(most), most: 12 }
    const { reached, missed } = foreseenIn(goldenBattle(folder, name), foreseeing)
    expect(missed).toEqual([])
    expect(reached).toEqual(most)
  },
)

/** What the odds of a fire told of its target, as the table shows it. */
interface Told {
  unit: string
  target: string
  told: string[]
}

const phases = ['continuedFire', 'fire']

test('[BA-3.1.1-04] fire in a kept battle did on the table what its odds had told', () => {
  const { game, file } = goldenBattle(folder, 'other-rulings')
  let [state, declared, compared]: [Playable, Told[], number] = [file.start, [], 0]
  for (const { seat, order, events } of file.entries) {
    if (order !== null && seat !== null && phases.includes(state.place.at(-1)?.at ?? ''))
      declared.push(...toldOf(state, seat, order))
    const end = events.findIndex(({ kind }) => kind === 'fireEnded')
    if (end >= 0) {
      const after = game.replay(state, events.slice(0, end))
      const single = declared.filter(one => isAlone(one, declared))
      for (const { target, told } of single) expect(told).toContain(seenOf(after, target))
      compared += single.length
      declared = []
    }
    state = game.replay(state, events)
  }
  expect(compared).toBeGreaterThan(10)

  function toldOf(before: Playable, seat: string, order: Kind): Told[] {
    const { unit, target, of } = namedIn(order)
    if (target === '') return unit === '' ? [] : [{ unit, target: of, told: [] }]
    const { outcomes } = game.odds(game.view(before, seat), seat, order)
    return [{ unit, target, told: outcomes.map(way => seenOf(way.state, target)) }]
  }

  function seenOf(now: Playable, id: string): string {
    const piece = game.picture(now).pieces.find(one => one.id === id)
    return piece ? `${piece.rows[0]?.left} ${piece.block?.disorder}` : 'gone'
  }
})

/** Unit, target and friend of an order, where it names them. */
function namedIn(order: Kind): { unit: string; target: string; of: string } {
  const named: Record<string, unknown> = { ...order }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { unit: text(named.unit), target: text(named.target), of: text(named.of) }
}

/** Nobody else fires at the target, helps it or helps the unit, which fires at nothing else. */
function isAlone({ unit, target, told }: Told, all: readonly Told[]): boolean {
  const near = all.filter(one => one.unit === unit || [unit, target].includes(one.target))
  return told.length > 0 && near.length === 1
}
