import { Component } from 'react'
import type { ReactNode } from 'react'
import { focusPlace } from './focus-register.ts'
import { errorText } from './error-text.ts'
import { useLibraryWords } from './library-sentences.ts'
import { hashOf } from './routes.ts'

interface Props {
  /** What is said of the part instead of showing it, such as the id of a game. */
  name: string
  children: ReactNode
}

/** A part of a page that may break down: the fault is told in its place, and the rest of the page stands. */
export class ErrorBoundary extends Component<Props, { fault: string | null }> {
  override state: { fault: string | null } = { fault: null }

  static getDerivedStateFromError(error: unknown): { fault: string | null } {
    return { fault: errorText(error) }
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (fault === null) return this.props.children
    return <Broken fault={[this.props.name, fault].filter(part => part !== '').join(': ')} />
  }
}

function Broken({ fault }: { fault: string }) {
  const words = useLibraryWords()
  return <p role="alert">{words.say({ key: 'web.broken', values: { fault } })}</p>
}

/** Nothing of the page is left that would follow a link. */
function leave(): void {
  location.hash = hashOf({ at: 'home' })
  location.reload()
}

/** Instead of a page that has broken down: what is lost (nothing), and the ways to go on. */
export function PageBroken({ error }: { error: unknown }) {
  const words = useLibraryWords()
  return (
    <main ref={focusPlace('content')} className="setup">
      <h1 ref={focusPlace('heading')}>{words.say({ key: 'web.mishap' })}</h1>
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
