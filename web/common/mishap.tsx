import { hashOf } from '../route.ts'
import { errorText } from './error-text.ts'
import { useShelfWords } from './shelf-sentences.ts'

/** Nothing of the page is left that would follow a link. */
function leave(): void {
  location.hash = hashOf({ at: 'home' })
  location.reload()
}

/** Instead of a page that has broken down: what is lost (nothing), and the ways to go on. */
export function Mishap({ error }: { error: unknown }) {
  const words = useShelfWords()
  return (
    <main className="setup">
      <h1>{words.say({ key: 'web.mishap' })}</h1>
      <p role="alert">{words.say({ key: 'web.mishap.kept' })}</p>
      <p className="laid-out-ways">
        <button type="button" onClick={() => location.reload()}>
          {words.say({ key: 'web.load.again' })}
        </button>
        <button type="button" className="plain" onClick={leave}>
          {words.say({ key: 'web.home' })}
        </button>
      </p>
      <p className="quiet">
        {words.say({ key: 'web.mishap.cause', values: { cause: errorText(error) } })}
      </p>
    </main>
  )
}
