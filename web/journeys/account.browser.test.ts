import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../../checks/browser.ts'
import { siteWithMail } from './account-for-tests.ts'
import { accessFaultsInBothLights } from './axe-for-tests.ts'
import { openedSite } from './opened-site.ts'

let tokens: string[] = []
const site = openedSite(launchBrowser, async () => {
  const started = await siteWithMail()
  tokens = started.tokens
  return started
})

/** Asks for a link, and opens it as it comes. */
async function signIn(page: Page): Promise<void> {
  const before = tokens.length
  await page.goto(`${site.url}#/you`)
  await page.getByRole('textbox', { name: 'Email address' }).fill('anna@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect.poll(() => tokens.length).toBe(before + 1)
  await page.goto(`${site.url}#/sign-in/${tokens.at(-1)}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Signed in as anna@example.org').waitFor()
}

test('a seat that was taken here is there on another device after signing in by a link', async () => {
  const desk = await site.page({ reducedMotion: 'reduce' })
  await desk.goto(`${site.url}#/new/tic-tac-toe/standard`)
  await desk.getByRole('radio', { name: 'A friend online' }).last().check()
  await desk.getByRole('textbox', { name: 'Your name' }).fill('Anna')
  await desk.getByRole('button', { name: 'Open the table' }).click()
  await desk.getByRole('textbox', { name: 'Link to the table' }).waitFor()
  await signIn(desk)
  const phone = await site.page({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  await signIn(phone)
  await phone.goto(site.url)
  await phone.locator('.tables a').first().click()
  await phone.getByText('Anna (you)').waitFor()
  await phone.goto(`${site.url}#/you`)
  await phone.getByText('Webhook').click()
  await phone.getByRole('combobox', { name: 'Email' }).selectOption('At most one a day')
  await phone.getByRole('checkbox', { name: 'Quiet hours' }).check()
  expect(await accessFaultsInBothLights(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Sign out', exact: true }).click()
  await phone.getByRole('button', { name: 'Send me a link' }).waitFor()
  await phone.getByText('No tables yet.').waitFor()
  for (const page of [desk, phone]) await page.context().close()
})

test('a passkey makes an account, and signs in again', async () => {
  const page = await site.page()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await page.goto(`${site.url}#/you`)
  await page.getByRole('button', { name: 'Create an account with a passkey' }).click()
  await page.getByText('Signed in with a passkey. 1 passkey.').waitFor()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Jens')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('1 passkey.').waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Jens')
  await page.context().close()
})
