import { isRecord } from './shape.ts'

/**
 * In what the value differs from the base: two values have the same text exactly where they are the
 * same, as JSON has it. Much shorter than all of it, and empty where nothing differs.
 */
export function differenceFrom(base: unknown, value: unknown): string {
  if (base === value) return ''
  if (Array.isArray(base) && Array.isArray(value))
    return base.length === value.length ? inLists(base, value) : whole(value)
  if (isRecord(base) && isRecord(value)) return inRecords(base, value)
  return whole(value)
}

function inLists(base: readonly unknown[], value: readonly unknown[]): string {
  let text = ''
  for (let i = 0; i < value.length; i++) {
    const part = differenceFrom(base[i], value[i])
    if (part !== '') text += `${i}${part},`
  }
  return text === '' ? '' : `[${text}]`
}

function inRecords(base: Record<string, unknown>, value: Record<string, unknown>): string {
  const names = Object.keys(value)
  if (names.length !== Object.keys(base).length) return whole(value)
  let text = ''
  for (const name of names) {
    const before = base[name]
    if (before === undefined) return whole(value)
    const part = differenceFrom(before, value[name])
    if (part !== '') text += `${JSON.stringify(name)}${part},`
  }
  return text === '' ? '' : `{${text}}`
}

function whole(value: unknown): string {
  return `=${JSON.stringify(value)}`
}
