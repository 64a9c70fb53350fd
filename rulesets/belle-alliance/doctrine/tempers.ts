/** A way to fight that a commander takes for a turn. */
export interface Temper {
  /** Odds wanted for an attack, as a part of what is usual. */
  odds: number
  /** What an attacker's melee total is to be better than the defender's, as far as one sees. */
  edge: number
  /** What brigades go for: the scenario's places, nothing but the ground they stand on, the enemy. */
  aim: 'places' | 'ground' | 'enemy'
}

/** Our own measures, found by playing; the usual one first. */
const tempers = {
  usual: { edge: 1, odds: 1, aim: 'places' },
  bold: { edge: -2, odds: 0.65, aim: 'places' },
  standing: { edge: 2, odds: 1.2, aim: 'ground' },
  onward: { edge: 0, odds: 0.8, aim: 'enemy' },
  wary: { edge: 3, odds: 1.6, aim: 'places' },
} as const satisfies Record<string, Temper>

export type Style = keyof typeof tempers

export const styles = Object.keys(tempers).filter(isStyle)

function isStyle(name: string): name is Style {
  return Object.hasOwn(tempers, name)
}

/** The usual temper for a manner that is not named or not known. */
export function temperOf(style: string | undefined): Temper {
  return style !== undefined && isStyle(style) ? tempers[style] : tempers.usual
}
