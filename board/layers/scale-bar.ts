/** The longest bar in pixels. */
const LONGEST = 190

/** How many steps of the measure, each so many pixels, a bar of the scale shows: a round number that fits. */
export function stepsOfBar(pixels: number): number {
  const decade = 10 ** Math.floor(Math.log10(LONGEST / pixels))
  const round = [5, 4, 2, 1].map(step => step * decade).find(steps => steps * pixels <= LONGEST)
  return round ?? decade
}
