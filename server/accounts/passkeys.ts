import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { TableFault } from '../battles/faults.ts'
import { sha256 } from '../battles/tokens.ts'
import type { OfferedHere } from '../offers.ts'
import type { AccountRow } from '../store/accounts-schema.ts'
import type { Store } from '../store/open-database.ts'
import { inTransaction } from '../store/transactions.ts'
import { makeAccount } from './mail-links.ts'

/** Milliseconds in which a passkey has to answer. */
const PATIENCE = 5 * 60_000

/** EdDSA, ES256 and RS256: what passkeys are made with. */
const ALGORITHMS = [-8, -7, -257]

/** Whom a passkey trusts: a name of a machine, and the page’s own address. */
interface RelyingParty {
  id: string
  origin: string
}

/**
 * Browsers keep passkeys for pages behind TLS and on this machine alone. Where no public address was
 * given, what the browser asked for is believed only if it is this machine’s. Null where there are none.
 */
export function relyingParty(
  { publicUrl }: OfferedHere,
  host: string | undefined,
): RelyingParty | null {
  const { hostname: id, origin, protocol } = new URL(publicUrl ?? localAddress(host))
  if (id === 'localhost') return { id, origin }
  const isNumbered = /^[\d.]+$|^\[/.test(id)
  return protocol === 'https:' && !isNumbered ? { id, origin } : null
}

function localAddress(host = ''): string {
  return /^localhost(:\d{1,5})?$/.test(host) ? `http://${host}/` : 'http://0.0.0.0/'
}

const failed = () => new TableFault('refused', 'This passkey was not accepted.')

/** What a browser needs to make a passkey: for who is signed in, or for a new account. */
export async function registration(
  store: Store,
  party: RelyingParty,
  account: AccountRow | null,
  name: string,
) {
  const options = await generateRegistrationOptions({
    rpName: 'Grognard',
    rpID: party.id,
    userName: account?.mail ?? (account?.name || name || 'Grognard'),
    userDisplayName: account?.name || name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: account ? await passkeysOf(store, account.id) : [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await remember(store, options.challenge, account?.id ?? null)
  return options
}

async function passkeysOf(store: Store, account: string) {
  const rows = await store
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('account_id', '=', account)
    .execute()
  return rows.map(({ id, transports }) => ({ id, transports: transportsIn(transports) }))
}

function transportsIn(text: string): string[] {
  const found: unknown = JSON.parse(text)
  return Array.isArray(found) ? found.filter(one => typeof one === 'string') : []
}

/** Keeps a passkey that was made; of who is not signed in it makes an account. Throws TableFault. */
export async function register(
  store: Store,
  party: RelyingParty,
  account: AccountRow | null,
  { response, name }: { response: RegistrationResponseJSON; name: string },
): Promise<AccountRow> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge => spend(store, challenge, account?.id ?? null),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => {
    throw failed()
  })
  if (!registrationInfo) throw failed()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return inTransaction(store, async within => {
    const owner = account ?? (await makeAccount(within, { name, mail: null }))
    await within
      .insertInto('passkeys')
      .values({
        id,
        account_id: owner.id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        made_at: Date.now(),
      })
      .execute()
    return owner
  })
}

/** What a browser needs to show a passkey; which, its holder chooses. */
export async function assertion(store: Store, party: RelyingParty) {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'preferred',
  })
  await remember(store, options.challenge, null)
  return options
}

/** The account whose passkey this is. Throws TableFault. */
export async function signInByPasskey(
  store: Store,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
): Promise<AccountRow> {
  const passkey = await store
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirst()
  if (!passkey) throw failed()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge => spend(store, challenge, null),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: transportsIn(passkey.transports),
    },
    requireUserVerification: false,
  }).catch(() => {
    throw failed()
  })
  if (!verified) throw failed()
  await store
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter })
    .where('id', '=', passkey.id)
    .execute()
  return store
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', passkey.account_id)
    .executeTakeFirstOrThrow()
}

/** Who signs in by it alone keeps it. Throws TableFault. */
export function forgetPasskey(store: Store, account: AccountRow, id: string): Promise<void> {
  return inTransaction(store, async within => {
    const kept = await passkeysOf(within, account.id)
    if (account.mail === null && kept.length < 2)
      throw new TableFault('refused', 'This is the only way into the account.')
    await within
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .execute()
  })
}

async function remember(store: Store, challenge: string, account: string | null): Promise<void> {
  const now = Date.now()
  await store.deleteFrom('challenges').where('expires_at', '<', now).execute()
  await store
    .insertInto('challenges')
    .values({ hash: sha256(challenge), account_id: account, expires_at: now + PATIENCE })
    .execute()
}

/** A challenge is answered once, in time, and by who was asked. */
async function spend(store: Store, challenge: string, account: string | null): Promise<boolean> {
  const spent = await store
    .deleteFrom('challenges')
    .where('hash', '=', sha256(challenge))
    .where('expires_at', '>', Date.now())
    .where('account_id', account === null ? 'is' : '=', account)
    .executeTakeFirst()
  return spent.numDeletedRows === 1n
}
