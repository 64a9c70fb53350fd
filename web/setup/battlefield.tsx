import type { Game, Picture, Seat } from '@grognard/umpire'
import { StillChart } from '../shared/still-chart.tsx'
import { useWords } from '../shared/sentences.ts'

/** The ground before the battle, as a seat may see it. */
export function Battlefield(props: { game: Game; picture: Picture | null; seat: Seat }) {
  const { game, picture, seat } = props
  const words = useWords(game)
  const caption = picture
    ? words.say({ key: 'web.setup.sheet', values: { seat: { key: `seat.${seat}` } } })
    : words.say({ key: 'web.setup.sheet.none' })
  return <StillChart {...{ game, picture, caption }} />
}
