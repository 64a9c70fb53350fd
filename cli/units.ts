import { languages } from '@grognard/umpire'
import type { ValidationError, Playable, Shape, Unit, Value } from '@grognard/umpire'
import type { Teller } from './teller.ts'

interface Measure {
  size: number
  /** All names it may be typed by. */
  names: readonly string[]
}

/** What a player counts in: its name and its size for the umpire, and another that may be typed too. */
interface Scale extends Measure {
  name: string
  also?: Measure
}

export type Units = Record<Unit, Scale>

const degrees: Scale = { size: 100, name: 'deg', names: ['deg', '°'] }

/** Lengths are counted as the game tells them, or as on its ruler; named in any language. */
export function unitsOf(teller: Teller, state: Playable): Units {
  const { measure } = teller.game.picture(state)
  const { size, key } = measure.told ?? measure
  const name = teller.words.say({ key })
  const length = { size, name, names: namesOf(teller, key) }
  const also = { size: measure.size, names: namesOf(teller, measure.key) }
  return { length: measure.told ? { ...length, also } : length, angle: degrees }
}

function namesOf({ game, words }: Teller, key: string): string[] {
  const inTongues = languages.flatMap(language => game.messages[language][key] ?? [])
  return [...new Set([words.say({ key }), ...inTongues].map(one => one.toLowerCase()))]
}

export function unitOf(shape: Shape): Unit | undefined {
  return shape.type === 'integer' ? shape.unit : undefined
}

/** A typed number as the umpire counts, also with the minus sign that is printed; a length or angle without its unit is taken in it. */
export function numberIn(text: string, unit: Unit | undefined, units: Units): number | undefined {
  const [, digits, name = ''] =
    /^([+-]?\d+(?:\.\d+)?) ?(°|\p{L}+)?$/u.exec(text.replace('−', '-')) ?? []
  if (digits === undefined) return undefined
  if (unit === undefined) return name === '' ? Number(digits) : undefined
  const { also, ...main } = units[unit]
  const isNamed = ({ names }: Measure): boolean => names.includes(name.toLowerCase())
  const measure = name === '' ? main : [main, ...(also ? [also] : [])].find(isNamed)
  return measure && Math.round(Number(digits) * measure.size)
}

const MOST_DECIMALS = 6

/** The umpire's number as it would be typed, with no more decimals than give it back. */
export function numberTyped(value: number, unit: Unit | undefined, units: Units): string {
  if (unit === undefined) return String(value)
  const { size, name } = units[unit]
  const texts = Array.from({ length: MOST_DECIMALS + 1 }, (_, digits) =>
    (value / size).toFixed(digits),
  )
  const exact = texts.find(text => Math.round(Number(text) * size) === value)
  return `${exact ?? value / size}${name}`
}

/** A fault of a measure, with its bounds in the units in which it was typed. */
export function asTyped(fault: ValidationError, units: Units): ValidationError {
  const { unit, expected } = fault
  if (unit === undefined) return fault
  const { from, to } = expected.values ?? {}
  const text = (value: number): string => measureText(value, unit, units)
  const values = {
    ...(isBound(from) && { from: text(from) }),
    ...(isBound(to) && { to: text(to) }),
    example: text(2 * units[unit].size),
  }
  return { ...fault, expected: { key: `cli.${unit}${boundsOf(values)}`, values } }
}

function boundsOf(values: { from?: string; to?: string }): string {
  if (values.from === undefined) return ''
  return values.to === undefined ? 'From' : 'Within'
}

/** A side without a bound is checked against the largest whole number there is. */
function isBound(value: Value | undefined): value is number {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER
}

/** To be read: an angle has its sign, not the letters that are easy to type. */
function measureText(value: number, unit: Unit, units: Units): string {
  return numberTyped(value, unit, { ...units, angle: { ...units.angle, name: '°' } })
}
