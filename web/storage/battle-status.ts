import type { Words } from '@grognard/board/words/index.ts'
import type { Battle, Language, Picture } from '@grognard/umpire'
import { isComputer } from '../shared/player-kind.ts'
import { wordsFor } from '../shared/sentences.ts'
import type { Stood } from './saved-card.ts'
import type { Players } from '../shared/player-kind.ts'

/** Of the head strip, the turn and the clock. */
const LINES = 2

/** The battle in a few words of every language, as the seat may see it that a person plays. */
export function battleStatus(battle: Battle, players: Players): Record<Language, Stood> {
  const { game, state } = battle
  const seats = game.seats(state)
  const viewer = seats.find(seat => !isComputer(players[seat])) ?? seats[0] ?? ''
  const picture = game.picture(game.view(state, viewer))
  const told = (language: Language): Stood => stoodIn(wordsFor(language, game), battle, picture)
  return { en: told('en'), de: told('de'), da: told('da') }
}

function stoodIn(words: Words, { game, file, state }: Battle, picture: Picture): Stood {
  const asked = [...new Set(game.asks(state).map(({ seat }) => words.name('seat', seat)))]
  const seats = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(asked)
  return {
    title: words.say(picture.title ?? { key: game.scenarios[file.scenario]?.title ?? '' }),
    turn: picture.headline
      .slice(0, LINES)
      .map(message => words.say(message))
      .join(' · '),
    move: asked.length > 0 ? words.say({ key: 'web.saved.move', values: { seats } }) : '',
  }
}
