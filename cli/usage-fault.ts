/** A flag or a file that cannot be used: a line on standard error, one more for each part; exit code 2. */
export class UsageFault extends Error {
  readonly parts: readonly string[]

  constructor(why: string, parts: readonly string[] = []) {
    super(why)
    this.name = 'UsageFault'
    this.parts = parts
  }
}
