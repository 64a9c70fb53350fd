/** The narrowest and the widest that a column of a table has use for, points. */
export interface Wish {
  least: number
  most: number
}

/** Breadths that add up to the whole, or null where not even the narrowest fit. */
export function breadths(wishes: readonly Wish[], whole: number): number[] | null {
  const least = sum(wishes.map(wish => wish.least))
  const most = sum(wishes.map(wish => wish.most))
  if (least > whole) return null
  if (most <= whole) {
    const spare = (whole - most) / wishes.length
    return wishes.map(wish => wish.most + spare)
  }
  const share = (whole - least) / (most - least)
  return wishes.map(wish => wish.least + (wish.most - wish.least) * share)
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0)
}
