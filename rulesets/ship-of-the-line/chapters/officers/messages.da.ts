import type { Translated } from '@grognard/umpire/message.ts'
import type { officersEnglish } from './messages.en.ts'

/** Cards played by themselves. */
export const officersDanish: Translated<typeof officersEnglish> = {
  'order.playCard': 'spil kort',
  'sol.order.playCard': 'Spil »{card}«',
  'sol.order.playCard.how': 'Spil »{card}«: {how}',
  'sol.card.backTopsails.how':
    'bliv på prikken, kurs {heading}; ingen bevægelse i denne tur og ingen drejning op i vinden',
  'sol.refuse.prizeCards': '{ship} er en prise; den lille besætning kan ikke spille kort.',
  'sol.refuse.cardGoesWith.attack': '»{card}« spilles med et angreb: skyd med det.',
  'sol.refuse.cardGoesWith.boarding': '»{card}« spilles ved en entring: send marinesoldaterne dér.',
  'sol.refuse.cardAtStart':
    'Dette kort kan kun spilles ved turens begyndelse, før enhver bevægelse og ethvert skud.',
  'sol.refuse.cardNamesMore':
    'Til dette kort hører hverken mast eller drejning. Udelad begge dele.',
  'sol.refuse.noWreck': '{ship} har ingen falden mast at kappe.',
  'sol.refuse.mastForSails': 'Vælg en stående mast på {ship} med plads til et sejl.',
  'sol.refuse.rudderThere': '{ship} har stadig sit ror.',
  'sol.refuse.needsNoClubHaul': '{ship} kan stagvende uden kortet.',
  'sol.refuse.turnIntoWind':
    'Med bakkede mærssejl må {ship} dreje 45 grader, men ikke til {heading}, op i vinden. Drej den anden vej eller slet ikke.',
  'sol.event.cardUsed': '{seat} spiller »{card}«.',
  'sol.event.wreckCleared': '{ship} kapper straks den faldne mast.',
  'sol.event.sailsBent': '{ship} slår nye sejl under.',
  'sol.event.hullPlugged':
    '{ship} stopper skudhuller: {hull, plural, one {# skrogtræffer} other {# skrogtræffere}} tilbage.',
  'sol.event.rudderReplaced': '{ship} styrer nu med et nødror.',
  'sol.event.topsailsBacked': '{ship} bakker mærssejlene og bliver liggende, kurs {heading}.',
  'sol.event.movesGained': '{ship} får én bevægelse mere.',
}
