import { useLayoutEffect } from 'react'
import { bookById } from '@grognard/rulesets/library.ts'

/** The page wears the look of a game's age for as long as it shows that game. */
export function useAge(ruleset: string): void {
  useLayoutEffect(() => {
    const theme = bookById(ruleset)?.manifest.theme
    if (!theme) return undefined
    const { dataset } = document.documentElement
    dataset['age'] = theme
    return () => {
      delete dataset['age']
    }
  }, [ruleset])
}
