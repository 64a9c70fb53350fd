import type { OptionSpec } from './ruleset.ts'
import type { OptionValue, Options } from './kind.ts'
import type { Shape } from './shape.ts'
import { describeError, errorAt } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'

/** The first option that is unknown or has a value it cannot take. */
export function errorInOptions(
  specs: Record<string, OptionSpec>,
  options: Options,
): ValidationError | null {
  for (const [name, value] of Object.entries(options)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
    const at = `options.${name}`
    if (!spec) return errorAt(at, 'oneOf', { values: Object.keys(specs).join(', ') })
    if (!canTake(spec, value)) return errorInValue(spec, at)
  }
  return null
}

/** What the options of these declarations can be: one of the values, or whatever the default is. */
export type OptionsOf<Specs extends Record<string, OptionSpec>> = {
  -readonly [Name in keyof Specs]: ValueOf<Specs[Name]>
}

type ValueOf<Spec extends OptionSpec> = Spec extends { values: readonly (infer Value)[] }
  ? Value
  : Widened<Spec['default']>

type Widened<Value> = Value extends boolean ? boolean : Value extends number ? number : string

/** The options with their exact types, defaults filled in; a value that one cannot take throws. */
export function readOptions<Specs extends Record<string, OptionSpec>>(
  specs: Specs,
  chosen: Options,
): OptionsOf<Specs> {
  const full: Options = withDefaults(specs, chosen)
  assertOptions(specs, full)
  return full
}

function assertOptions<Specs extends Record<string, OptionSpec>>(
  specs: Specs,
  full: Options | OptionsOf<Specs>,
): asserts full is OptionsOf<Specs> {
  const error = errorInOptions(specs, full)
  if (error) throw new RangeError(describeError(error))
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

function errorInValue(
  { values, default: usual, from, to, step }: OptionSpec,
  at: string,
): ValidationError {
  if (values) return errorAt(at, 'oneOf', { values: values.join(', ') })
  if (typeof usual === 'boolean') return errorAt(at, 'yesNo')
  if (typeof usual === 'string') return errorAt(at, 'text')
  const bounds = { from: from ?? Number.MIN_SAFE_INTEGER, to: to ?? Number.MAX_SAFE_INTEGER }
  if (step === undefined) return errorAt(at, 'integerWithin', bounds)
  return errorAt(at, 'integerInSteps', { ...bounds, step })
}

/** The options of a battle as its state keeps them; those left out have their default. */
export function shapesOfOptions(specs: Record<string, OptionSpec>): Shape {
  const shapes = Object.entries(specs).map(([name, spec]) => [name, shapeOfOption(spec)])
  const usual = Object.entries(specs).map(([name, spec]) => [name, spec.default])
  return {
    type: 'record',
    fields: Object.fromEntries(shapes),
    usual: Object.fromEntries(usual),
  }
}

function shapeOfOption({ values, default: usual, from, to, step }: OptionSpec): Shape {
  if (values) return { type: 'oneOf', of: values.map(shapeOfValue), usual }
  if (typeof usual === 'boolean') return { type: 'yesNo', usual }
  if (typeof usual === 'string') return { type: 'text', usual }
  const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  return { type: 'integer', ...bounds, ...(step !== undefined && from === 0 && { step }), usual }
}

function shapeOfValue(value: OptionValue): Shape {
  if (typeof value === 'string') return { type: 'text', values: [value] }
  return typeof value === 'number' ? { type: 'integer', from: value, to: value } : { type: 'yesNo' }
}
