import { linesOf } from './lines.ts'
import type { Press } from './press.ts'
import { inks, leading, styles } from './style.ts'

const RULES_GAP = 8

/** A small heading with the numbers of its rules to the right, over the given breadth. */
export interface Heading {
  height: number
  draw(x: number, y: number): void
}

export function headingOf(
  press: Press,
  title: string,
  rules: readonly string[],
  width: number,
): Heading {
  const { heading, rules: small } = styles
  const numbers = rulesText(rules)
  const numbersWidth = Math.min(press.widthOf(numbers, small), width * 0.45)
  const titles = linesOf(press, capital(title), heading, width - numbersWidth - RULES_GAP)
  const numberLines = numbers === '' ? [] : linesOf(press, numbers, small, numbersWidth + 0.5)
  const titleHeight = titles.length * leading(heading)
  const height = Math.max(titleHeight, numberLines.length * leading(small)) + 3
  return {
    height,
    draw(x, y) {
      const top = y + height - 3
      for (const [at, line] of titles.entries())
        press.write(line, x, top - titleHeight + at * leading(heading), heading)
      const first = top - numberLines.length * leading(small) - 1
      for (const [at, line] of numberLines.entries())
        press.write(line, x + width, first + at * leading(small), small, 'right')
    },
  }
}

/** Small capitals begin with a large one. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Rules in a row with one stem are told once: LOB-129, 134. */
export function rulesText(rules: readonly string[]): string {
  let stem = ''
  const told = rules.map(rule => {
    const cut = rule.lastIndexOf('-') + 1
    const isSame = cut > 0 && rule.slice(0, cut) === stem
    stem = rule.slice(0, cut)
    return isSame ? rule.slice(cut) : rule
  })
  return told.join(', ')
}

/** The double rule of the age: a heavy stroke and a fine one. */
export function doubleRule(press: Press, x: number, y: number, width: number, ink?: string): void {
  const colour = ink ?? inks.rule
  press.line([x, y, x + width, y], { weight: 1.4, ink: colour })
  press.line([x, y + 2.4, x + width, y + 2.4], { weight: 0.4, ink: colour })
}
