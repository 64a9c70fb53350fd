import { worthOf } from './dice.ts'
import type { Dice, Worth } from './dice.ts'

/** One way the dice can fall: `ways` of `of` equally likely ones. */
export interface Branch<Result> {
  result: Result
  ways: bigint
  of: bigint
}

interface Node {
  count: number
  sides: number
  faces: { result: number; ways: bigint }[]
  of: bigint
  at: number
}

/** There are more ways for the dice to fall than can be gone through. */
export class TooManyWays extends RangeError {}

/** Runs `play` once for each way its dice can fall. `limit` bounds the number of runs; throws TooManyWays. */
export function everyWay<Result>(play: (dice: Dice) => Result, limit = 100_000): Branch<Result>[] {
  const path: Node[] = []
  const branches: Branch<Result>[] = []
  do {
    if (branches.length >= limit)
      throw new TooManyWays(`More than ${limit} ways for the dice to fall.`)
    branches.push(branchOf(play(diceAlong(path)), path))
  } while (turnToNext(path))
  return branches
}

function diceAlong(path: Node[]): Dice {
  let depth = 0
  const take = (count: number, sides: number, worth?: Worth): number => {
    if (depth === path.length) path.push(nodeOf(count, sides, worth))
    const node = path[depth++]
    const face = node?.faces[node.at]
    if (!face || node.count !== count || node.sides !== sides)
      throw new Error(
        'The same dice led to another roll: the rules are not a function of the state.',
      )
    return face.result
  }
  return { roll: sides => take(1, sides), sum: take }
}

function nodeOf(count: number, sides: number, worth: Worth | undefined): Node {
  let ways = new Map<number, bigint>([[0, 1n]])
  for (let i = 0; i < count; i++) ways = withOneMoreDie(ways, sides, worth)
  const faces = [...ways].map(([result, n]) => ({ result, ways: n }))
  return { count, sides, faces, of: powerOf(sides, count), at: 0 }
}

function withOneMoreDie(
  ways: Map<number, bigint>,
  sides: number,
  worth: Worth | undefined,
): Map<number, bigint> {
  const more = new Map<number, bigint>()
  for (const [sum, n] of ways)
    for (let face = 1; face <= sides; face++) {
      const further = sum + worthOf(face, worth)
      more.set(further, (more.get(further) ?? 0n) + n)
    }
  return more
}

function branchOf<Result>(result: Result, path: readonly Node[]): Branch<Result> {
  let ways = 1n
  let of = 1n
  for (const node of path) {
    ways *= node.faces[node.at]?.ways ?? 0n
    of *= node.of
  }
  return { result, ways, of }
}

function turnToNext(path: Node[]): boolean {
  for (;;) {
    const last = path.at(-1)
    if (!last) return false
    last.at += 1
    if (last.at < last.faces.length) return true
    path.pop()
  }
}

function powerOf(sides: number, count: number): bigint {
  let power = 1n
  for (let i = 0; i < count; i++) power *= BigInt(sides)
  return power
}
