import type { PrintedGauge } from '@grognard/umpire'
import type { Block } from './flow.ts'
import { headingOf } from './heading.ts'
import { columnOf, POINTS_PER_MM } from './paper.ts'
import type { Press, Stroke } from './press.ts'
import { inks, leading, styles } from './style.ts'
import type { PrintWords } from './words.ts'

const strokes: Record<PrintedGauge['lines'][number]['kind'], Stroke> = {
  cut: { weight: 0.9 },
  mark: { weight: 0.5, ink: inks.quiet },
  axis: { weight: 0.4, ink: inks.quiet, dash: 2.5 },
}

/** A gauge to cut out, at true scale. RangeError where the page is too small for it. */
export function gaugeBlock(
  press: Press,
  words: PrintWords,
  gauge: PrintedGauge,
  width: number,
): Block {
  const breadth = gauge.width * POINTS_PER_MM
  const height = gauge.height * POINTS_PER_MM
  if (breadth > width) throw new RangeError(`The gauge "${gauge.title.key}" is too wide.`)
  const isNarrow = breadth <= columnOf(press.paper)
  const room = isNarrow ? columnOf(press.paper) : width
  const heading = headingOf(press, words.say(gauge.title), gauge.rules, room)
  return {
    span: isNarrow ? 'column' : 'page',
    height: heading.height + 4 + height,
    draw(x, y) {
      heading.draw(x, y)
      const left = x + (room - breadth) / 2
      const top = y + heading.height + 4
      for (const { kind, points } of gauge.lines)
        press.line(
          points.map((at, index) => (index % 2 === 0 ? left : top) + at * POINTS_PER_MM),
          strokes[kind],
        )
      for (const { x: aside, y: down, text } of gauge.labels) {
        const foot = top + down * POINTS_PER_MM - leading(styles.note)
        press.write(words.cell(text), left + aside * POINTS_PER_MM, foot, styles.note, 'centre')
      }
    },
  }
}
