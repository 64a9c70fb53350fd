import { route } from '../shared/routes.ts'

/** No page of a game opens without what may be asked over it. */
const dialogs = () => import('./dialogs.tsx')

async function withDialogs<Page>(fetching: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([fetching, dialogs()])
  return page
}

/** What is fetched when it is opened, so that the shelf is there at once. */
export const pages = {
  setup: () => withDialogs(import('./setup-page.tsx')),
  rules: () => withDialogs(import('../handbook/handbook.tsx')),
  campaign: () => withDialogs(import('../campaign/campaign-page.tsx')),
  battle: () => withDialogs(import('./battle-gate.tsx')),
  edit: () => withDialogs(import('../editor/editor-page.tsx')),
  you: () => import('../account/you-page.tsx'),
  arrivals: () => import('../account/arrivals.tsx'),
  puzzles: () => withDialogs(import('./puzzle-pages.tsx')),
  table: () => withDialogs(import('./table-gate.tsx')),
}

/** The dialogs, once the shelf is left. */
export async function dialogsAway(): Promise<Awaited<ReturnType<typeof dialogs>>> {
  await new Promise<void>(resolve => {
    const look = (): void => {
      if (route.getState().at === 'home') return
      stop()
      resolve()
    }
    const stop = route.subscribe(look)
    look()
  })
  return dialogs()
}

/** So long after the shelf its pictures and letters may still be on their way; milliseconds. */
const REST = 2000

/** Once the shelf stands and nothing else is to be done, the pages behind it are fetched ahead. */
export function fetchAhead(): void {
  // Safari knows no idle moments.
  const inIdleMoment = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1))
  const wait = (): void => void setTimeout(() => inIdleMoment(fetchAll), REST)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** What cannot be fetched now is asked for again, and told of, when it is opened. */
function fetchAll(): void {
  for (const fetchPage of Object.values(pages)) fetchPage().catch(() => undefined)
}
