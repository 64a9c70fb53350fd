import { join } from 'node:path'

/** In the package, instead of `server/build-page.ts`: the page lies built beside the program. */
export const pageFolder = join(import.meta.dirname, '..', 'site')

export async function buildPage(): Promise<void> {}
