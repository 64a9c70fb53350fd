import { Component } from 'react'
import type { ReactNode } from 'react'
import { errorText } from './error-text.ts'
import { useShelfWords } from './shelf-sentences.ts'

interface Props {
  /** What is said of the part instead of showing it, such as the id of a game. */
  name: string
  children: ReactNode
}

/** A part of a page that may break down: the fault is told in its place, and the rest of the page stands. */
export class Contained extends Component<Props, { fault: string | null }> {
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
  const words = useShelfWords()
  return <p role="alert">{words.say({ key: 'web.broken', values: { fault } })}</p>
}
