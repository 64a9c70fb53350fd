import type { Teller } from '../teller.ts'
import type { Account } from './account.ts'

export function htmlText(_teller: Teller, _account: Account): string {
  return ''
}
