import type { Fault, FaultKind } from '@grognard/remote/answers.ts'

/** What was asked cannot be done; said to whoever asked. */
export class TableFault extends Error {
  readonly fault: FaultKind
  readonly at: string | undefined

  constructor(fault: FaultKind, says: string, at?: string) {
    super(says)
    this.name = 'TableFault'
    this.fault = fault
    this.at = at
  }

  told(): Fault {
    const { fault, message, at } = this
    return { fault, says: message, ...(at !== undefined && { at }) }
  }
}

export const unknownTable = () => new TableFault('unknownTable', 'There is no such table.')

export const noSeat = () =>
  new TableFault('noSeat', 'This link opens no seat at this table; ask the host for a new one.')
