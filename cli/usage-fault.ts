/** A flag or a file that cannot be used: one line on standard error, exit code 2. */
export class UsageFault extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'UsageFault'
  }
}
