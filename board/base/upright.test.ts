import { expect, test } from 'vitest'
import { hullOfPoints, raised, traced } from './upright.ts'

const rounded = ({ x, y }: { x: number; y: number }) => [Math.round(x) + 0, Math.round(y) + 0]

test('the plan turns with the heading and heights go straight up', () => {
  expect(rounded(raised(0)([10, 3, 5]))).toEqual([3, -15])
  expect(rounded(raised(9000)([10, 3, 5]))).toEqual([10, -2])
  expect(rounded(raised(18_000)([10, 3, 5]))).toEqual([-3, 5])
})

test('the outline round points leaves out those within', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ]
  const hull = hullOfPoints([...corners, { x: 2, y: 2 }, { x: 1, y: 3 }])
  expect(hull).toHaveLength(4)
  expect(traced(hull)).toBe('M0 0L4 0L4 4L0 4Z')
})
