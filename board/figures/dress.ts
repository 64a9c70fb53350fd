import type { Block } from '@grognard/umpire'
import type { Headgear } from './soldier.ts'

interface Dress {
  headgear: Headgear
}

/** Nations whose line wears no shako about 1813-15. */
const headgears: Record<string, Headgear> = {
  sweden: 'hat',
  poland: 'czapka',
}

/** What a man wears besides his coat, whose colours stand in the style sheet. */
export function dressOf(nation: string, mark: Block['mark']): Dress {
  return { headgear: mark === 'light' ? 'shako' : (headgears[nation] ?? 'shako') }
}
