import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import type { PrintedGauge, PrintedSheet } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import {
  baseSize,
  cloudRadius,
  detectionReach,
  millimetre,
  objectiveReach,
  rulersLast,
  section,
} from '../../book/tables/measures.ts'
import { said } from './words.ts'

/** Corners of a disc that is cut out; our own measure. */
const CORNERS = 72

/** [WAS-001] [WAS-073] [WAS-006] The ruler of ranges, and discs of fog, smoke and bases, as large as on the table. */
export function gaugeSheets(): PrintedSheet[] {
  return [
    {
      title: said('ruler'),
      isLandscape: true,
      parts: [
        {
          part: 'ruler',
          title: said('ruler'),
          rules: ['WAS-001', 'WAS-002'],
          step: section / millimetre,
          unit: said('ruler.unit'),
          steps: rulersLast + 1,
          marks: [
            ...Array.from({ length: rulersLast + 1 }, (_, range) => ({
              at: range + 1,
              name: said('ruler.range', { range }),
            })),
            { at: objectiveReach.claims / section, name: said('distance.claims') },
            { at: objectiveReach.hinders / section, name: said('distance.hinders') },
            { at: detectionReach.usual / section, name: said('distance.detects') },
            { at: detectionReach.subHunter / section, name: said('distance.hunterDetects') },
          ],
        },
      ],
    },
    {
      title: said('discs'),
      parts: [
        discOf('fog', cloudRadius.fog, 'WAS-073'),
        discOf('smoke', cloudRadius.smoke, 'WAS-073'),
        discOf('base', baseSize / 2, 'WAS-006'),
      ],
    },
  ]
}

function discOf(name: string, radius: number, rule: RuleId): PrintedGauge {
  const size = radius / millimetre
  const points = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const heading = ((corner % CORNERS) * 36_000) / CORNERS
    return [size + size * sine(heading), size - size * cosine(heading)]
  }).flat()
  return {
    part: 'gauge',
    title: said(`disc.${name}`),
    rules: [rule],
    width: 2 * size,
    height: 2 * size,
    lines: [{ kind: 'cut', points }],
    labels: [],
  }
}
