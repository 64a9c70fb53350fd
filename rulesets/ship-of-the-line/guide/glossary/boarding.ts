import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../../rulebook.ts'

/** Boarding, prizes, and leaving the battle. */
export const boarding: readonly Term<RuleId>[] = [
  term<RuleId>(
    'SOL-091',
    [
      'strike / strikes / struck / capitulation',
      'To haul down the flag: the ship gives herself up.',
    ],
    ['streichen / streicht / gestrichen', 'Die Flagge einholen: Das Schiff ergibt sich.'],
    ['stryge / stryger / strøget', 'At hale flaget ned: skibet overgiver sig.'],
  ),
  term<RuleId>(
    'SOL-115',
    ['prize / prizes', 'A captured ship: she sails for her captor but does not fight.'],
    ['Prise / Prisen', 'Ein genommenes Schiff: Es fährt für seinen Eroberer, kämpft aber nicht.'],
    ['prise / priser / prisen', 'Et taget skib: det sejler for den, der tog det, men kæmper ikke.'],
  ),
  term<RuleId>(
    'SOL-100',
    ['boarding / boarders', 'Going aboard an enemy to take the ship hand to hand.'],
    [
      'entern / Entern / entert / Enterer',
      'Auf das feindliche Deck gehen und das Schiff im Handgemenge nehmen.',
    ],
    ['entring / entre / entrer / entrere', 'At gå om bord på fjenden og tage skibet i håndgemæng.'],
  ),
  term<RuleId>(
    'SOL-098',
    ['alongside', 'Side by side with another ship, hull to hull.'],
    ['längsseits', 'Seite an Seite mit einem anderen Schiff.'],
    ['langs siden', 'Side om side med et andet skib.'],
  ),
  term<RuleId>(
    'SOL-126',
    ['disengaged', 'Away beyond the edge: out of reach, mending, and coming back.'],
    ['abgesetzt', 'Jenseits des Randes: außer Reichweite, beim Ausbessern, bald zurück.'],
    [
      'ude af kampen',
      'Ude over kanten: uden for rækkevidde, i gang med at udbedre, på vej tilbage.',
    ],
  ),
]
