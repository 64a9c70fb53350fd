/** Why the page cannot be served, in one line: 2 for a flag or a port, 1 for the page itself. */
export class ServeError extends Error {
  readonly exitCode: 1 | 2

  constructor(why: string, exitCode: 1 | 2 = 2) {
    super(why)
    this.name = 'ServeError'
    this.exitCode = exitCode
  }
}
