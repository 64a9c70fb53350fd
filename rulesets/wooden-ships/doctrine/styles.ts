/** How boldly a commander fights. */
export interface Manner {
  /** Of harm taken, beside harm done. */
  danger: number
  /** Ships leave the line once an enemy is so near, hexes. */
  breakAt: number
}

const usual: Manner = { danger: 0.7, breakAt: 8 }

const manners: Readonly<Record<string, Manner>> = {
  usual,
  bold: { danger: 0.4, breakAt: 12 },
  careful: { danger: 1, breakAt: 5 },
}

export const styles = ['usual', 'bold', 'careful'] as const

export function mannerOf(style: string | undefined): Manner {
  return manners[style ?? 'usual'] ?? usual
}
