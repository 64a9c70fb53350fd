import type { Catalogue } from '@grognard/umpire'

/** The page that begins with the shelf of games, and the setting up of a battle. */
export const shelf: Catalogue = {
  'web.mishap': 'Noget er gået i stykker på denne side',
  'web.mishap.kept':
    'Slaget er gemt til og med den sidst givne ordre. Indlæs siden igen for at gå videre.',
  'web.mishap.cause': 'Hvad siden siger om det: {cause}',
  'web.load.busy': 'Spillet stilles op …',
  'web.load.failed':
    '{game} er endnu ikke i denne browser og kunne ikke hentes. Hvert spil hentes, første gang det vælges: prøv igen, når der er forbindelse.',
  'web.load.fault': 'Det kunne ikke åbnes: {fault}. Prøv igen, når der er forbindelse.',
  'web.load.not': 'Her er intet at stille op',
  'web.load.again': 'Prøv igen',
  'web.saved.move': '{seats} er i trækket',
  'web.saved.continue': 'Spil videre',
  'web.saved.look': 'Se det',
  'web.difficulty.1': 'Let: til at begynde med',
  'web.difficulty.2': 'Middel: for spillere med lidt erfaring',
  'web.difficulty.3': 'Svær: for dem, der kan bogen',
  'web.terms.turns': '{turns, plural, one {# træk} other {# træk}}',
  'web.terms.minutes': 'cirka {minutes, number} minutter',
  'web.terms.hours': 'cirka {hours, plural, =1 {1 time} other {# timer}}',
  'web.terms.players': '{most, plural, =2 {2 spillere} other {{fewest, number} til # spillere}}',
  'web.setup.sheet': 'Slagmarken, som {seat} ser den',
  'web.setup.sheet.none': 'Slagmarken vises, når alle valg passer sammen.',
  'web.dice.seeded.about':
    'Dommeren kaster for begge sider; hvert kast står i logbogen og kan efterprøves.',
  'web.dice.typed.about':
    'Dommeren spørger om hvert resultat: stil dine figurer op, kast dine egne terninger, og lad siden her være dommer.',
  'web.seats.about':
    'To kan deles om skærmen: den gives videre, og ingen ser den andens hemmeligheder.',
  'web.options.rules.about':
    'Hvor bogen lader valget stå åbent, eller spillegrupper gør det forskelligt. Som de står, passer de til det første slag.',
  'web.options.changed': '{count, plural, =0 {som i bogen} one {# ændret} other {# ændret}}',
}
