import manifest from '../package.json' with { type: 'json' }
import { useLibraryWords } from '../shared/library-sentences.ts'

/** Which version of the page this is: whoever reports a fault can say so. */
export function Version() {
  const words = useLibraryWords()
  const { version } = manifest
  return <footer className="quiet">{words.say({ key: 'web.version', values: { version } })}</footer>
}
