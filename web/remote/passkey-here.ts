import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { arrive, askAccount } from './account-here.ts'

/** Signs in by a passkey that its holder chooses. */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await askAccount<PublicKeyCredentialRequestOptionsJSON>('passkey/ask', {})
  const response = await startAuthentication({ optionsJSON })
  await askAccount('passkey/show', { response: plain(response) })
  await arrive()
}

/** Makes a passkey: a further one of who is signed in, otherwise with an account. */
export async function makePasskey(name: string): Promise<void> {
  const optionsJSON = await askAccount<PublicKeyCredentialCreationOptionsJSON>('passkey/new', {
    name,
  })
  const response = await startRegistration({ optionsJSON })
  await askAccount('passkey/keep', { name, response: plain(response) })
  await arrive()
}

/** It signs in no longer. */
export function forgetPasskey(id: string): Promise<unknown> {
  return askAccount('passkey/forget', { id })
}

function plain(response: object): object {
  return JSON.parse(JSON.stringify(response))
}
