import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { focusPlace } from './focus-register.ts'
import { useLibraryWords } from './library-sentences.ts'
import { hashOf } from './routes.ts'

export type Fetched<Value> =
  | { at: 'loading' }
  | { at: 'loaded'; value: Value }
  | { at: 'failed'; error: unknown }

/** What `fetch` brings, asked again whenever another function is given. */
export function useFetched<Value>(fetch: () => Promise<Value>): Fetched<Value> {
  const [fetched, setFetched] = useState<Fetched<Value>>({ at: 'loading' })
  useEffect(() => {
    let isGone = false
    const show = (next: Fetched<Value>): void => {
      if (!isGone) setFetched(next)
    }
    fetch().then(
      value => show({ at: 'loaded', value }),
      (error: unknown) => show({ at: 'failed', error }),
    )
    return () => {
      isGone = true
    }
  }, [fetch])
  return fetched
}

/** While a game or a battle is fetched; what is there at once shows no such line. */
export function PageLoading() {
  const words = useLibraryWords()
  return (
    <main ref={focusPlace('content')} className="setup">
      <h1 ref={focusPlace('heading')} className="laid-out quiet" aria-live="polite">
        {words.say({ key: 'web.load.busy' })}
      </h1>
    </main>
  )
}

/** Why nothing can be laid out, with a way to try again and a way home. */
export function PageFailed({ fault, children }: { fault: string; children?: ReactNode }) {
  const words = useLibraryWords()
  return (
    <main ref={focusPlace('content')} className="setup">
      <h1 ref={focusPlace('heading')}>{words.say({ key: 'web.load.not' })}</h1>
      <p role="alert">{fault}</p>
      <p className="laid-out-ways">
        <button type="button" onClick={() => location.reload()}>
          {words.say({ key: 'web.load.again' })}
        </button>
        <a href={hashOf({ at: 'home' })}>{words.say({ key: 'web.home' })}</a>
      </p>
      {children}
    </main>
  )
}

/** Where an address leads nowhere: that nothing is lost, and the way home. */
export function PageNotFound() {
  const words = useLibraryWords()
  return (
    <main ref={focusPlace('content')} className="setup">
      <h1 ref={focusPlace('heading')}>{words.say({ key: 'web.nowhere' })}</h1>
      <p>{words.say({ key: 'web.nowhere.about' })}</p>
      <p className="laid-out-ways">
        <a className="button main" href={hashOf({ at: 'home' })}>
          {words.say({ key: 'web.home' })}
        </a>
      </p>
    </main>
  )
}
