/** What a table, and what accounts, may be asked beside orders: as nobody means it well. */

/** Questions of who has a seat, behind the table’s own address. A new link would lock the attackers out. */
export const tableDeeds = [
  'talk',
  'propose',
  'answer',
  'hand-over',
  'take-seat-back',
  'rematch',
  'ways',
  'stream/x',
] as const

export const accountPaths = [
  'account',
  'account/tables',
  'account/link',
  'account/sign-in',
  'account/sign-out',
  'account/name',
  'account/tie',
  'account/untie',
  'account/key',
  'account/seats',
  'account/delete',
  'account/sign-out-everywhere',
  'account/passkey/forget',
  'account/ways',
  'account/passkey/new',
  'account/passkey/keep',
  'account/passkey/ask',
  'account/passkey/show',
  'account/__proto__',
  'stop/x',
  'stop/%00',
] as const

type Pick = <Item>(items: readonly Item[]) => Item

const words = ['a', ' ', '\u0000', '\u001b[2J', '\u202e', '<img src=x>', 'ø'.repeat(500), '\ud800']
const targets = [1, 2, 0, -1, 0.5, 1e300, '1', null]

/** A question that the schema of one of them mostly lets through. */
export function strangeQuestion(pick: Pick, id: string): string {
  const questions: object[] = [
    { id, to: pick(['table', 'side', '__proto__']), text: pick(words) },
    { id: 'hostile-undo', told: 100, what: { about: 'undo', to: pick(targets) } },
    { id, told: 100, what: { about: pick(['draw', 'end', 'undo', 'constructor']) } },
    { id, proposal: 'hostile-undo', answer: pick(['accept', 'decline', 'withdraw', 'x']) },
    { id, proposal: '__proto__', answer: 'accept' },
    { seat: pick(['american', 'british', '__proto__']), level: pick(['__proto__', 'x', '']) },
    {},
    { mail: pick(['a@b', 'x', 'a@b\r\nbcc: c@d', `${'a'.repeat(300)}@b`]), language: 'en' },
    { token: 'z'.repeat(43), name: pick(words) },
    { name: pick(words) },
    { seats: [{ table: 'x', token: 'y'.repeat(22) }] },
    { seats: Array.from({ length: 201 }, () => ({ table: 'x', token: 'y'.repeat(22) })) },
    { table: '__proto__', seat: 'constructor', token: 'y'.repeat(22) },
    {
      way: 'webhook',
      url: pick(['http://127.0.0.1/', 'file:///etc/passwd', 'x']),
      language: 'en',
      timeZone: pick(['UTC', 'x']),
      quiet: null,
    },
    { id: 'x'.repeat(1500) },
  ]
  return JSON.stringify(pick(questions))
}
