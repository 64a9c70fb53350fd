/** The result of real dice; of several summed dice their sum. */
export interface ThrownDie {
  sides: number
  count: number
  result: number
}

/** Dice that have been rolled at the table and not yet counted: a die rolled stays rolled. */
export interface HeldDice {
  held(): readonly ThrownDie[]
  hold(dice: readonly ThrownDie[]): void
}

export function newHeldDice(): HeldDice {
  let dice: readonly ThrownDie[] = []
  return {
    held: () => dice,
    hold(next) {
      dice = next
    },
  }
}

/** The first of the dice that is rolled as the wanted one is. */
export function thrownAlready(
  dice: readonly ThrownDie[],
  { sides, count }: Omit<ThrownDie, 'result'>,
): ThrownDie | undefined {
  return dice.find(die => die.sides === sides && die.count === count)
}

/** The dice without those that were used, each taken away once. */
export function withoutThrown(
  dice: readonly ThrownDie[],
  used: readonly ThrownDie[],
): readonly ThrownDie[] {
  return used.reduce((left, die) => {
    const at = left.indexOf(die)
    return at < 0 ? left : left.toSpliced(at, 1)
  }, dice)
}
