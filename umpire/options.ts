import type { OptionSpec, OptionValue, Options } from './ruleset.ts'
import type { Fault } from './shape.ts'

/** The first option that is unknown or has a value it cannot take. */
export function faultInOptions(specs: Record<string, OptionSpec>, options: Options): Fault | null {
  for (const [name, value] of Object.entries(options)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
    if (!spec) return { at: `options.${name}`, expected: `one of ${Object.keys(specs).join(', ')}` }
    if (!canTake(spec, value)) return { at: `options.${name}`, expected: valuesOf(spec) }
  }
  return null
}

export function withDefaults(specs: Record<string, OptionSpec>, options: Options): Options {
  const full: Options = {}
  for (const [name, spec] of Object.entries(specs)) full[name] = options[name] ?? spec.default
  return full
}

function canTake(spec: OptionSpec, value: OptionValue): boolean {
  if (spec.values) return spec.values.includes(value)
  if (typeof spec.default === 'boolean') return typeof value === 'boolean'
  if (typeof spec.default === 'string') return typeof value === 'string'
  return typeof value === 'number' && isOnScale(spec, value)
}

function isOnScale(spec: OptionSpec, value: number): boolean {
  const from = spec.from ?? value
  const isStep = (value - from) % (spec.step ?? 1) === 0
  return Number.isInteger(value) && value >= from && value <= (spec.to ?? value) && isStep
}

function valuesOf(spec: OptionSpec): string {
  if (spec.values) return `one of ${spec.values.join(', ')}`
  if (typeof spec.default === 'boolean') return 'true or false'
  if (typeof spec.default === 'string') return 'text'
  const steps = spec.step ? ` in steps of ${spec.step}` : ''
  return `a whole number from ${spec.from} to ${spec.to}${steps}`
}
