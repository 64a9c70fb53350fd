export const paperNames = ['a4', 'letter'] as const
export type PaperName = (typeof paperNames)[number]

/** Points of the printer's trade, 72 to an inch. */
export const POINTS_PER_MM = 72 / 25.4

export interface Paper {
  width: number
  height: number
  left: number
  right: number
  top: number
  /** Where the matter ends; the foot of the page stands below. */
  bottom: number
  gap: number
}

const sizes: Record<PaperName, { width: number; height: number }> = {
  a4: { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM },
  letter: { width: 8.5 * 72, height: 11 * 72 },
}

const margin = { side: 13 * POINTS_PER_MM, top: 13 * POINTS_PER_MM, bottom: 18 * POINTS_PER_MM }
const columnGap = 6 * POINTS_PER_MM

export function paperOf(name: PaperName, isLandscape = false): Paper {
  const { width: short, height: long } = sizes[name]
  const [width, height] = isLandscape ? [long, short] : [short, long]
  return {
    width,
    height,
    left: margin.side,
    right: width - margin.side,
    top: margin.top,
    bottom: height - margin.bottom,
    gap: columnGap,
  }
}

/** Breadth of the matter. */
export function measureOf({ left, right }: Paper): number {
  return right - left
}

/** Breadth of one of two columns. */
export function columnOf(paper: Paper): number {
  return (measureOf(paper) - paper.gap) / 2
}
