/** For a flag that may be given more than once. */
export function gathered(value: string, values: string[]): string[] {
  return [...values, value]
}
