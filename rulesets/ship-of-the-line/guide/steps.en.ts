import type { Catalogue } from '@grognard/umpire/message.ts'

/** What happens in each phase, what may interrupt it, and what to think of at each step. */
export const stepsEnglish: Catalogue = {
  'phase.setup.about':
    'The wind is rolled once for the whole game, then who goes first. Each player chooses a flag, a card of each officer and the berths of his three ships.',
  'phase.round.about':
    'The ships play one after the other, the two sides in turn; each sails up to three cables and fires whenever she likes on her way. Prizes come last, and then the round begins anew.',
  'chapter.attack': 'A broadside',
  'chapter.answer': 'The answer to it',
  'chapter.boarding': 'A boarding',
  'chapter.parley': 'An offer of a draw',
  'step.nation.hint': 'It is for the looks alone: all ships are alike.',
  'step.officers.hint':
    'Each card helps once. A jury rudder or new canvas saves a ship that would have to strike.',
  'step.berth.hint':
    'Look where the wind comes from: nobody sails straight into it, and the weather side chooses the fight.',
  'step.dotOfReturn.hint':
    'Her own dot is taken and these are equally near. You choose her heading next.',
  'step.captain.hint':
    'Sail, fire, or both in any order. A broadside is answered; a shot into bow or stern is not, and the stern is worst.',
  'step.retaliation.hint': 'It costs nothing: these guns may fire in your own turn all the same.',
  'step.marines.hint':
    'Once a game they make this boarding harder for the enemy. Keep them if he is sure to fail or sure to win.',
  'step.grape.hint':
    'Each hit wears the boarder down by one before the hulls are compared; enough of them calls it off.',
  'step.secondGrape.hint': 'He lies alongside and cannot get away: the same guns may fire again.',
  'step.answerDraw.hint': 'The game ends at once if you agree.',
}
