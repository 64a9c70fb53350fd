import { useEffect } from 'react'
import { play } from '../battle/chart/sounds.ts'
import { showTurn } from '../remote/told-here.ts'
import { farWords } from '../shared/far-sentences.ts'
import { settings } from '../shared/settings.ts'

/**
 * While it is one’s turn the window’s title and its small picture say so; a bell rings for who
 * wants it. A window that lies hidden keeps its line, so that nothing is pushed: it shows the same itself.
 */
export function useTurnSigns(isMyTurn: boolean, table: string): void {
  useEffect(() => {
    if (!isMyTurn) return undefined
    const { title } = document
    const turn = farWords().say({ key: 'web.far.yourTurn' })
    document.title = `● ${turn} – ${title}`
    const mark = document.createElement('link')
    Object.assign(mark, { rel: 'icon', type: 'image/svg+xml', href: './icon-turn.svg' })
    document.head.append(mark)
    if (settings.getState().chime === 'on') play('bell')
    if (document.hidden)
      showTurn({ title: turn, body: document.title, table }).catch(() => undefined)
    return () => {
      document.title = title
      mark.remove()
    }
  }, [isMyTurn, table])
}
