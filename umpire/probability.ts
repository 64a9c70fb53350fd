/** A chance as a fraction in lowest terms. */
export interface Chance {
  ways: bigint
  of: bigint
}

/** In lowest terms; `of` is more than 0. */
export function chanceOf(ways: bigint, of: bigint): Chance {
  const by = commonDivisor(ways, of)
  return by === 0n ? { ways: 0n, of: 1n } : { ways: ways / by, of: of / by }
}

export function chanceOfEither(one: Chance, other: Chance): Chance {
  return chanceOf(one.ways * other.of + other.ways * one.of, one.of * other.of)
}

/** Of one after the other, where the one does not bear on the other. */
export function chanceOfBoth(one: Chance, other: Chance): Chance {
  return chanceOf(one.ways * other.ways, one.of * other.of)
}

/** Of what does not go with the other, when it is known that the other did not happen. */
export function chanceWithout(one: Chance, other: Chance): Chance {
  return chanceOf(one.ways * other.of, one.of * (other.of - other.ways))
}

/** As a number from 0 to 1. Fractions of long numbers are cut to what a number can hold. */
export function likelihood({ ways, of }: Chance): number {
  return Number((ways * PARTS) / of) / Number(PARTS)
}

const PARTS = 1_000_000_000_000n

/** As it is said: “5/36”; 0 and 1 stand alone. */
/** Fractions of longer numbers than four dice have are told in hundredths alone. */
const LONGEST = 1296n

export function isShortFraction({ of }: Chance): boolean {
  return of <= LONGEST
}

export function fractionText({ ways, of }: Chance): string {
  return of === 1n ? String(ways) : `${ways}/${of}`
}

function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}
