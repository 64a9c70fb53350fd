/** The result of real dice; of several summed dice their sum. */
export interface RolledDie {
  sides: number
  count: number
  result: number
}

/** Dice that have been rolled at the table and not yet counted: a die rolled stays rolled. */
export interface HeldDice {
  held(): readonly RolledDie[]
  hold(dice: readonly RolledDie[]): void
}

export function newHeldDice(): HeldDice {
  let dice: readonly RolledDie[] = []
  return {
    held: () => dice,
    hold(next) {
      dice = next
    },
  }
}

/** The first of the dice that is rolled as the wanted one is. */
export function rolledAlready(
  dice: readonly RolledDie[],
  { sides, count }: Omit<RolledDie, 'result'>,
): RolledDie | undefined {
  return dice.find(die => die.sides === sides && die.count === count)
}

/** The dice without those that were used, each taken away once. */
export function withoutRolled(
  dice: readonly RolledDie[],
  used: readonly RolledDie[],
): readonly RolledDie[] {
  return used.reduce((left, die) => {
    const at = left.indexOf(die)
    return at < 0 ? left : left.toSpliced(at, 1)
  }, dice)
}
