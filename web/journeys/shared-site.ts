import { sharedPage, sharedSite, startSite } from './site-for-tests.ts'

/** Builds the application once for all browser tests of a run. */
export default async function share(): Promise<() => Promise<void>> {
  const site = await startSite()
  process.env[sharedSite] = site.url
  process.env[sharedPage] = site.folder
  return site.close
}
