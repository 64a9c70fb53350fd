import { expect, expectTypeOf, test } from 'vitest'
import { field } from './fields.ts'
import type { FieldsOf, OrderOf, ShapeOf, ShapesOf } from './fields.ts'
import { errorIn } from './shape.ts'

const guns = field.list(
  field.record({ side: field.one(['port', 'starboard']), battery: field.integer(1, 5) }),
)
const shot = {
  ship: field.piece('ship'),
  at: field.orNothing(field.target('ship')),
  range: field.length(0),
  bearing: field.angle(0, 36_000),
  isHit: field.yesNo,
  guns,
  odds: field.either(field.number, field.one(['sure'])),
  chief: field.mayLack(field.text(60)),
}

interface Gun {
  side: 'port' | 'starboard'
  battery: number
}

test('the type of a record comes from the shapes of its fields', () => {
  expectTypeOf<FieldsOf<typeof shot>>().toEqualTypeOf<{
    ship: string
    at: string | null
    range: number
    bearing: number
    isHit: boolean
    guns: Gun[]
    odds: number | 'sure'
    chief?: string
  }>()
  expectTypeOf<OrderOf<'fire', { ship: ReturnType<typeof field.piece> }>>().toEqualTypeOf<{
    kind: 'fire'
    ship: string
  }>()
  expectTypeOf<OrderOf<'done'>>().toEqualTypeOf<{ kind: 'done' }>()
})

test('a shape of another type than the field does not compile', () => {
  const shapes: ShapesOf<{ gun: Gun; crew: number; name: string | null }> = {
    gun: field.record({ side: field.one(['port', 'starboard']), battery: field.integer() }),
    // @ts-expect-error: a text for a number
    crew: field.text(),
    // @ts-expect-error: it may be null
    name: field.text(),
  }
  // @ts-expect-error: a word is missing
  const side: ShapeOf<Gun['side']> = field.one(['port'])
  // @ts-expect-error: what stands for it is no number
  const usual: ShapeOf<number> = field.usually('none', field.integer())
  expect([Object.keys(shapes).length, side.type, usual.type]).toEqual([3, 'text', 'integer'])
})

test('shapes are plain data', () => {
  expect(shot.range).toEqual({ type: 'integer', from: 0, unit: 'length' })
  expect(shot.ship).toEqual({ type: 'text', role: 'piece', sort: 'ship' })
  expect(field.usually(false, field.yesNo)).toEqual({ type: 'yesNo', usual: false })
  expect(field.list(field.seat, { most: 2, isDistinct: true })).toEqual({
    type: 'list',
    of: { type: 'text', refersTo: 'seat' },
    most: 2,
    isDistinct: true,
  })
})

test('a text has so many characters at most', () => {
  expect([400, 401].map(length => errorIn(field.text(400), 'x'.repeat(length)) === null)).toEqual([
    true,
    false,
  ])
})
