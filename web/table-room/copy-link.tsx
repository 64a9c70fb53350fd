import { useState } from 'react'
import { useWords } from '../shared/sentences.ts'

interface CopyProps {
  link: string
  /** Of the button, in the catalogue. */
  name: string
  isPlain?: boolean
}

/** Nothing where the browser has no clipboard for this page. */
export function CopyLink({ link, name, isPlain = false }: CopyProps) {
  const words = useWords()
  const [isCopied, setCopied] = useState(false)
  if (!('clipboard' in navigator)) return null
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <button type="button" className={isPlain ? 'plain' : ''} onClick={() => void copy()}>
      {words.say({ key: isCopied ? 'web.far.copied' : name })}
    </button>
  )
}
