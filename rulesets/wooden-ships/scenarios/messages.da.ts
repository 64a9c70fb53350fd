import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

export const scenariosDanish: Translated<typeof scenariosEnglish> = {
  'book.edition': 'Battle Rules v.3, august 1998',
  'book.authors': 'Niek van Diepen',
  'book.about':
    'Linjeskibe for sejl på et hav af sekskantede felter: skrevne kurser, bredsider, entring, fra to fregatters duel til hele Trafalgar.',
  'book.begin':
    'Ny her? Begynd med Constitution mod Guerriere: ét skib hver og alt om at sejle og skyde på omkring 40 minutter.',
  'ws.scenario.constitution': 'Constitution v Guerriere',
  'ws.scenario.constitution.about': 'En duel mellem to fregatter i frisk vind: her begynder man.',
  'ws.scenario.constitution.date': '19. august 1812, kl. 17',
  'ws.scenario.constitution.place': 'Nordatlanten, sydøst for Halifax',
  'ws.scenario.constitution.forces': 'En amerikansk fregat mod en britisk',
  'ws.scenario.mars-hercule': 'Mars v Hercule',
  'ws.scenario.mars-hercule.about':
    'To skibe på 74 kanoner; det franske er nyt fra værftet og vil til Brest.',
  'ws.scenario.mars-hercule.date': '21. april 1798, kl. 21.15',
  'ws.scenario.mars-hercule.place': 'Ud for Pointe du Raz, Bretagne',
  'ws.scenario.mars-hercule.forces': 'Et britisk linjeskib mod et fransk',
  'ws.scenario.nymphe-cleopatre': 'Nymphe v Cléopâtre',
  'ws.scenario.nymphe-cleopatre.about':
    'To fregatter på 36 kanoner: den første franske, der blev taget i den krig.',
  'ws.scenario.nymphe-cleopatre.date': '18. juni 1793, kl. 6.15',
  'ws.scenario.nymphe-cleopatre.place': 'Ud for Start Point, Devon',
  'ws.scenario.nymphe-cleopatre.forces': 'En britisk fregat mod en fransk',
  'ws.scenario.flamborough-head': 'Flamborough Head',
  'ws.scenario.flamborough-head.about':
    'John Paul Jones er slet ikke begyndt at kæmpe: en gammel ostindiefarer mod en ny todækker, helt tæt på eller slet ikke.',
  'ws.scenario.flamborough-head.date': '23. september 1779, kl. 19.15',
  'ws.scenario.flamborough-head.place': 'Ud for Flamborough Head, Yorkshire',
  'ws.scenario.flamborough-head.forces': 'Et amerikansk skib mod et britisk',
  'ws.scenario.san-domingo': 'San Domingo',
  'ws.scenario.san-domingo.about':
    'To britiske kolonner afskærer en fransk eskadre, der vil mod vest. Franske linjeskibe, der forlader arket mod syd eller vest, redder deres point; franskmændene skal have halvt så mange som briterne.',
  'ws.scenario.san-domingo.date': '6. februar 1806, kl. 10',
  'ws.scenario.san-domingo.place': 'Ud for San Domingo',
  'ws.scenario.san-domingo.forces':
    'Syv britiske linjeskibe og to fregatter mod fem franske, to fregatter og en korvet',
  'ws.scenario.trafalgar': 'Trafalgar',
  'ws.scenario.trafalgar.about':
    'Hele slaget: to britiske kolonner løber ned mod den forenede flådes linje. Efter 30 træk vinder den, der har flest point.',
  'ws.scenario.trafalgar.date': '21. oktober 1805, kl. 12',
  'ws.scenario.trafalgar.place': 'Ud for Kap Trafalgar',
  'ws.scenario.trafalgar.forces': '27 britiske linjeskibe mod 18 franske og 15 spanske',
  'ws.scenario.trafalgar-frigates': 'Trafalgar med fregatter',
  'ws.scenario.trafalgar-frigates.about':
    'Hele slaget med de ni fregatter, der så til og gentog signaler. Hvor de ligger, er vores.',
  'ws.scenario.trafalgar-frigates.date': '21. oktober 1805, kl. 12',
  'ws.scenario.trafalgar-frigates.place': 'Ud for Kap Trafalgar',
  'ws.scenario.trafalgar-frigates.forces': '60 linjeskibe og ni fregatter',
}
