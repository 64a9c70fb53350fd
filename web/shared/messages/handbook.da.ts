import type { Translated } from '@grognard/umpire'
import type { english } from './handbook.en.ts'

export const danish: Translated<typeof english> = {
  'web.guide': 'Håndbog',
  'web.guide.open': 'Vis i regelbogen',
  'web.guide.parts': 'Håndbogens dele',
  'web.guide.primer': 'Sådan spilles det',
  'web.guide.rules': 'Alle regler',
  'web.guide.tables': 'Tabeller',
  'web.guide.terms': 'Fagord',
  'web.guide.phase': '{phase}: hvad der sker her',
  'web.guide.between': 'Afbrydelser',
  'web.guide.between.about': 'De afbryder trækket, når en ordre kræver det.',
  'web.guide.umpire': 'Dommeren klarer resten:',
  'web.guide.search': 'Søg i reglerne',
  'web.guide.used': 'Kun regler, der har været i brug i dette slag',
  'web.guide.usedHere': 'har været i brug i dette slag',
  'web.guide.count': '{count, plural, =0 {Ingen regler fundet} one {# regel} other {# regler}}',
  'web.guide.enforced': 'Dommeren håndhæver alle regler, medmindre der står andet under en regel.',
  'web.guide.status.advisory': 'vist som råd',
  'web.guide.status.omitted': 'udeladt',
  'web.primer.hands': 'At give ordrer',
  'web.primer.finger':
    'Tryk på en markeret brik, og tryk så på kortet, hvor den skal hen, eller træk vejen dertil, eller tryk på et mål; knappen forneden giver ordren. To fingre zoomer, og et langt tryk på en brik viser dens rækkevidde.',
  'web.primer.mouse':
    'Klik på en markeret brik, og klik så på kortet, hvor den skal hen, eller træk vejen dertil, eller klik på et mål; knappen forneden giver ordren. Hjulet zoomer; træk på et tomt sted for at flytte kortet.',
  'web.primer.keys':
    'Med tastaturet: Tab går til en markeret brik, Enter vælger den. Piletasterne flytter et trådkors, mellemrum sætter et punkt på vejen, Enter giver ordren. ? viser alle taster.',
  'web.primer.new': 'Ny i {game}?',
  'web.primer.away': 'Vis ikke igen',
  'web.rule': 'Regel {rule}',
  'web.rule.unknown': 'Dette nummer findes ikke i regelbogen.',
  'web.rule.ruling': 'En fortolkning fra dette projekt, ikke trykt i bogen.',
  'web.rule.reconstruction': 'En rekonstruktion fra dette projekt, ikke trykt i bogen.',
}
