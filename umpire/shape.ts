/** What a record from outside must look like; a small part of JSON Schema, checked without help. */
export type Shape =
  | { type: 'text'; values?: readonly string[]; longest?: number }
  | { type: 'integer'; from?: number; to?: number }
  | { type: 'number'; from?: number; to?: number }
  | { type: 'yesNo' }
  | { type: 'nothing' }
  | { type: 'list'; of: Shape; fewest?: number; most?: number }
  | { type: 'record'; fields: Record<string, Shape>; optional?: readonly string[] }
  | { type: 'table'; of: Shape }
  | { type: 'oneOf'; of: readonly Shape[] }
  | { type: 'anything' }

export interface Fault {
  /** Where, as `ships[2].class`; empty for the whole. */
  at: string
  expected: string
}

/** The first thing wrong with a value, or null. */
export function faultIn(shape: Shape, value: unknown, at = ''): Fault | null {
  switch (shape.type) {
    case 'anything':
      return null
    case 'nothing':
      return value === null ? null : { at, expected: 'null' }
    case 'yesNo':
      return typeof value === 'boolean' ? null : { at, expected: 'true or false' }
    case 'text':
      return faultInText(shape, value, at)
    case 'integer':
    case 'number':
      return faultInNumber(shape, value, at)
    case 'list':
      return faultInList(shape, value, at)
    case 'record':
      return faultInRecord(shape, value, at)
    case 'table':
      return faultInTable(shape, value, at)
    case 'oneOf':
      return faultInChoice(shape, value, at)
  }
}

export function describeFault(fault: Fault): string {
  return fault.at === '' ? `expected ${fault.expected}` : `${fault.at}: expected ${fault.expected}`
}

function faultInText(
  shape: Extract<Shape, { type: 'text' }>,
  value: unknown,
  at: string,
): Fault | null {
  const longest = shape.longest ?? 10_000
  if (typeof value !== 'string')
    return { at, expected: shape.values ? oneOf(shape.values) : 'text' }
  if (shape.values && !shape.values.includes(value)) return { at, expected: oneOf(shape.values) }
  return value.length > longest ? { at, expected: `at most ${longest} characters` } : null
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `"${values[0]}"` : `one of ${values.join(', ')}`
}

function faultInNumber(
  shape: Extract<Shape, { type: 'integer' | 'number' }>,
  value: unknown,
  at: string,
): Fault | null {
  const from = shape.from ?? Number.MIN_SAFE_INTEGER
  const to = shape.to ?? Number.MAX_SAFE_INTEGER
  const isRight = shape.type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)
  const noun = shape.type === 'integer' ? 'a whole number' : 'a number'
  const isBounded = shape.from !== undefined || shape.to !== undefined
  const expected = isBounded ? `${noun} from ${from} to ${to}` : noun
  return isRight && Number(value) >= from && Number(value) <= to ? null : { at, expected }
}

function faultInList(
  shape: Extract<Shape, { type: 'list' }>,
  value: unknown,
  at: string,
): Fault | null {
  if (!Array.isArray(value)) return { at, expected: 'a list' }
  if (value.length < (shape.fewest ?? 0))
    return { at, expected: `at least ${shape.fewest} entries` }
  if (value.length > (shape.most ?? 10_000))
    return { at, expected: `at most ${shape.most ?? 10_000} entries` }
  for (let i = 0; i < value.length; i++) {
    const fault = faultIn(shape.of, value[i], `${at}[${i}]`)
    if (fault) return fault
  }
  return null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function faultInRecord(
  shape: Extract<Shape, { type: 'record' }>,
  value: unknown,
  at: string,
): Fault | null {
  if (!isRecord(value)) return { at, expected: 'a record' }
  for (const [name, field] of Object.entries(shape.fields)) {
    const inside = at === '' ? name : `${at}.${name}`
    const isMissing = !Object.hasOwn(value, name)
    if (isMissing && shape.optional?.includes(name)) continue
    if (isMissing) return { at: inside, expected: 'a value; it is missing' }
    const fault = faultIn(field, value[name], inside)
    if (fault) return fault
  }
  const stranger = Object.keys(value).find(name => !Object.hasOwn(shape.fields, name))
  if (stranger === undefined) return null
  return {
    at: at === '' ? stranger : `${at}.${stranger}`,
    expected: `only the fields ${Object.keys(shape.fields).join(', ')}`,
  }
}

function faultInTable(
  shape: Extract<Shape, { type: 'table' }>,
  value: unknown,
  at: string,
): Fault | null {
  if (!isRecord(value)) return { at, expected: 'a record' }
  for (const [name, entry] of Object.entries(value)) {
    const fault = faultIn(shape.of, entry, at === '' ? name : `${at}.${name}`)
    if (fault) return fault
  }
  return null
}

function faultInChoice(
  shape: Extract<Shape, { type: 'oneOf' }>,
  value: unknown,
  at: string,
): Fault | null {
  const faults: Fault[] = []
  for (const choice of shape.of) {
    const fault = faultIn(choice, value, at)
    if (!fault) return null
    faults.push(fault)
  }
  return faults.reduce((best, fault) => (fault.at.length > best.at.length ? fault : best))
}
