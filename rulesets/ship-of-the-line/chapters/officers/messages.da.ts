import type { Translated } from '@grognard/umpire/message.ts'
import type { officersEnglish } from './messages.en.ts'

/** Cards played by themselves. */
export const officersDanish: Translated<typeof officersEnglish> = {
  'order.playCard': 'kort',
  'sol.order.playCard': 'Spil »{card}«',
  'sol.order.playCard.how': 'Spil »{card}«: {how}',
  'sol.card.backTopsails.how':
    'bliver på sin prik med kurs {heading}; ingen bevægelse i denne tur og ingen drejning op i vinden',
  'sol.refuse.prizeCards': '{ship} er en prise; den lille besætning spiller ingen kort.',
  'sol.refuse.cardGoesWith.attack': '»{card}« hører til et angreb: giv ordre til at skyde med det.',
  'sol.refuse.cardGoesWith.boarding': '»{card}« hører til en entring: kald marinesoldaterne dér.',
  'sol.refuse.cardAtStart': 'Dette kort spilles ved turens begyndelse, før bevægelse og skud.',
  'sol.refuse.cardNamesMore': 'Til dette kort hører hverken mast eller drejning.',
  'sol.refuse.noWreck': 'Der hænger intet vrag ved {ship}.',
  'sol.refuse.mastForSails': 'Nævn en stående mast med plads til et sejl: {ship}.',
  'sol.refuse.rudderThere': '{ship} har stadig sit ror.',
  'sol.refuse.needsNoClubHaul': '{ship} kan stagvende uden kortet.',
  'sol.refuse.turnIntoWind':
    'Med bakkede mærssejl må {ship} dreje 45 grader, men ikke til {heading}, op i vinden. Drej den anden vej, eller slet ikke.',
  'sol.event.cardUsed': '{seat} spiller »{card}«.',
  'sol.event.wreckCleared': '{ship}: vraget kappes straks.',
  'sol.event.sailsBent': '{ship}: nye sejl er slået under.',
  'sol.event.hullPlugged':
    '{ship}: skudhuller er stoppet, {hull, plural, one {# skrogtræffer} other {# skrogtræffere}} tilbage.',
  'sol.event.rudderReplaced': '{ship}: styrer med et nødror.',
  'sol.event.topsailsBacked': '{ship}: bakker mærssejlene og ligger på {heading}.',
  'sol.event.movesGained': '{ship}: får en bevægelse mere.',
}
