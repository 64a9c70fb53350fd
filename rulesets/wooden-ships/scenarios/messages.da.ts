import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

export const scenariosDanish: Translated<typeof scenariosEnglish> = {
  'book.edition': 'Battle Rules v.3, august 1998',
  'book.authors': 'Niek van Diepen',
  'book.about':
    'Linjeskibe for sejl på et hav af sekskantede felter, med skrevne kurser, bredsider og entring: fra en duel mellem to fregatter til hele Trafalgar.',
  'book.begin':
    'Ny her? Begynd med Constitution mod Guerriere: ét skib hver og alt om at sejle og skyde på omkring 40 minutter.',
  'ws.scenario.constitution': 'Constitution mod Guerriere',
  'ws.scenario.constitution.about': 'En duel mellem to fregatter i kuling: her begynder man.',
  'ws.scenario.constitution.date': '19. august 1812, kl. 17',
  'ws.scenario.constitution.place': 'Nordatlanten, sydøst for Halifax',
  'ws.scenario.constitution.forces': 'En amerikansk fregat mod en britisk',
  'ws.scenario.mars-hercule': 'Mars mod Hercule',
  'ws.scenario.mars-hercule.about':
    'To skibe på 74 kanoner; det franske er nyt fra værftet og vil til Brest.',
  'ws.scenario.mars-hercule.date': '21. april 1798, kl. 21.15',
  'ws.scenario.mars-hercule.place': 'Ud for Pointe du Raz, Bretagne',
  'ws.scenario.mars-hercule.forces': 'Et britisk linjeskib mod et fransk',
  'ws.scenario.nymphe-cleopatre': 'Nymphe mod Cléopâtre',
  'ws.scenario.nymphe-cleopatre.about':
    'To fregatter på 36 kanoner; Cléopâtre var den første franske, der blev taget i den krig.',
  'ws.scenario.nymphe-cleopatre.date': '18. juni 1793, kl. 6.15',
  'ws.scenario.nymphe-cleopatre.place': 'Ud for Start Point, Devon',
  'ws.scenario.nymphe-cleopatre.forces': 'En britisk fregat mod en fransk',
  'ws.scenario.flamborough-head': 'Flamborough Head',
  'ws.scenario.flamborough-head.about':
    'John Paul Jones er »slet ikke begyndt at kæmpe«: en gammel ostindiefarer mod en ny todækker, helt tæt på eller slet ikke.',
  'ws.scenario.flamborough-head.date': '23. september 1779, kl. 19.15',
  'ws.scenario.flamborough-head.place': 'Ud for Flamborough Head, Yorkshire',
  'ws.scenario.flamborough-head.forces': 'Et amerikansk skib mod et britisk',
  'ws.scenario.ranger-drake': 'Ranger mod Drake',
  'ws.scenario.ranger-drake.about':
    'To slupper ud for Irlands kyst: få kanoner, og hver eneste tæller.',
  'ws.scenario.ranger-drake.date': '24. april 1778, kl. 18',
  'ws.scenario.ranger-drake.place': 'Ud for Carrickfergus, Irland',
  'ws.scenario.ranger-drake.forces': 'En amerikansk slup mod en britisk',
  'ws.scenario.ambuscade-bayonnaise': 'Ambuscade mod Bayonnaise',
  'ws.scenario.ambuscade-bayonnaise.about':
    'En korvet fuld af soldater og en fregat med bedre kanoner: den, der entrer først, kan vinde.',
  'ws.scenario.ambuscade-bayonnaise.date': '14. december 1798, kl. 11.30',
  'ws.scenario.ambuscade-bayonnaise.place': 'Biscayabugten',
  'ws.scenario.ambuscade-bayonnaise.forces': 'En britisk fregat mod en fransk korvet',
  'ws.scenario.constellation-insurgente': 'Constellation mod Insurgente',
  'ws.scenario.constellation-insurgente.about': 'Den nye amerikanske flådes første kamp, i kuling.',
  'ws.scenario.constellation-insurgente.date': '9. februar 1799, kl. 15',
  'ws.scenario.constellation-insurgente.place': 'Ud for Nevis, Vestindien',
  'ws.scenario.constellation-insurgente.forces': 'En amerikansk fregat mod en fransk',
  'ws.scenario.constellation-vengeance': 'Constellation mod Vengeance',
  'ws.scenario.constellation-vengeance.about':
    'En natkamp, som intet af skibene helt vandt: en elitebesætning mod en større.',
  'ws.scenario.constellation-vengeance.date': '1. februar 1800, kl. 20',
  'ws.scenario.constellation-vengeance.place': 'Ud for Guadeloupe, Vestindien',
  'ws.scenario.constellation-vengeance.forces': 'En amerikansk fregat mod en fransk',
  'ws.scenario.united-states-macedonian': 'United States mod Macedonian',
  'ws.scenario.united-states-macedonian.about':
    'Et langsomt skib med svære kanoner mod et hurtigt med lettere.',
  'ws.scenario.united-states-macedonian.date': '25. oktober 1812, kl. 9',
  'ws.scenario.united-states-macedonian.place': 'Vest for De Kanariske Øer',
  'ws.scenario.united-states-macedonian.forces': 'En amerikansk fregat mod en britisk',
  'ws.scenario.constitution-java': 'Constitution mod Java',
  'ws.scenario.constitution-java.about': 'To jævnbyrdige, lige hurtige fregatter.',
  'ws.scenario.constitution-java.date': '29. december 1812, kl. 14',
  'ws.scenario.constitution-java.place': 'Ud for Salvador, Brasilien',
  'ws.scenario.constitution-java.forces': 'En amerikansk fregat mod en britisk',
  'ws.scenario.chesapeake-shannon': 'Chesapeake mod Shannon',
  'ws.scenario.chesapeake-shannon.about':
    'Ens skibe og ulige besætninger: i 1813 var det forbi på et kvarter.',
  'ws.scenario.chesapeake-shannon.date': '1. juni 1813, kl. 17.30',
  'ws.scenario.chesapeake-shannon.place': 'Ud for Boston, Massachusetts',
  'ws.scenario.chesapeake-shannon.forces': 'En amerikansk fregat mod en britisk',
  'ws.scenario.wasp-reindeer': 'Wasp mod Reindeer',
  'ws.scenario.wasp-reindeer.about':
    'To slupper i svag vind, næsten kun med karronader, som intet gør ud over 2 felter.',
  'ws.scenario.wasp-reindeer.date': '28. juni 1814, kl. 15.15',
  'ws.scenario.wasp-reindeer.place': 'Kanalens vestlige indløb',
  'ws.scenario.wasp-reindeer.forces': 'En amerikansk slup mod en britisk',
  'ws.scenario.natividad': 'Lydia mod Natividad',
  'ws.scenario.natividad.about':
    'En duel fra C. S. Foresters roman fra 1937: en fregat med elitebesætning i storm mod en todækker med uøvet mandskab.',
  'ws.scenario.natividad.date': '1808, i romanen',
  'ws.scenario.natividad.place': 'Stillehavet, ud for Nicaragua',
  'ws.scenario.natividad.forces': 'En britisk fregat mod et skib med 50 kanoner under El Supremo',
  'ws.scenario.droits-de-lhomme': 'Droits de l’Homme',
  'ws.scenario.droits-de-lhomme.about':
    'To fregatter hænger sig på et linjeskib, der har mistet stængerne i en storm.',
  'ws.scenario.droits-de-lhomme.date': '13. januar 1797, kl. 17.30',
  'ws.scenario.droits-de-lhomme.place': 'Ud for Penmarch, Bretagne',
  'ws.scenario.droits-de-lhomme.forces': 'To britiske fregatter mod et fransk linjeskib',
  'ws.scenario.cyane-levant': 'Constitution mod Cyane og Levant',
  'ws.scenario.cyane-levant.about':
    'Ét stærkt skib mod to små med svære karronader: kommer det ind imellem dem, beskyder det begge langskibs.',
  'ws.scenario.cyane-levant.date': '20. februar 1815, kl. 18',
  'ws.scenario.cyane-levant.place': 'Ud for Madeira',
  'ws.scenario.cyane-levant.forces': 'En amerikansk fregat mod to britiske slupper',
  'ws.scenario.lake-erie': 'Eriesøen',
  'ws.scenario.lake-erie.about':
    'To stærke brigger med karronader, som intet udretter ud over 2 felter, mod tre skibe, der skyder længere, i næsten ingen vind. Kanonbådene er udeladt.',
  'ws.scenario.lake-erie.date': '10. september 1813, kl. 12',
  'ws.scenario.lake-erie.place': 'Ud for Put-in-Bay, Eriesøen',
  'ws.scenario.lake-erie.forces': 'To amerikanske brigger mod to britiske skibe og en skonnert',
  'ws.scenario.lake-champlain': 'Lake Champlain',
  'ws.scenario.lake-champlain.about':
    'En britisk fregat fører to små skibe rundt om pynten mod en amerikansk eskadre i linje, som dengang lå for anker og her er under sejl. Kanonbådene er udeladt.',
  'ws.scenario.lake-champlain.date': '11. september 1814, kl. 9',
  'ws.scenario.lake-champlain.place': 'Plattsburgh-bugten, Lake Champlain',
  'ws.scenario.lake-champlain.forces':
    'Fire amerikanske skibe mod en britisk fregat, en brig og en slup',
  'ws.scenario.president': 'Presidents sidste rejse',
  'ws.scenario.president.about':
    'En hurtig fregat er nær, og to mere kommer fra hver sin side. President vinder, hvis skibet stadig er frit efter 30 træk eller har mindst halvt så mange point som sine forfølgere.',
  'ws.scenario.president.date': '15. januar 1815, kl. 17',
  'ws.scenario.president.place': 'Ud for Long Island, New York',
  'ws.scenario.president.forces': 'Tre britiske fregatter på jagt efter en amerikansk',
  'ws.scenario.algeciras': 'Algeciras',
  'ws.scenario.algeciras.about':
    'Franske linjeskibe ligger for anker under land mellem grunde, og briterne løber ind i en døende brise, tre foran resten.',
  'ws.scenario.algeciras.date': '6. juli 1801, kl. 8.30',
  'ws.scenario.algeciras.place': 'Algeciras-bugten',
  'ws.scenario.algeciras.forces': 'Seks britiske linjeskibe mod tre franske og en fregat for anker',
  'ws.scenario.lissa': 'Lissa',
  'ws.scenario.lissa.about':
    'Fire fremragende fregatter i tæt linje mod seks, der løber ned mod dem i to linjer.',
  'ws.scenario.lissa.date': '13. marts 1811, kl. 9',
  'ws.scenario.lissa.place': 'Ud for Lissa (Vis), Adriaterhavet',
  'ws.scenario.lissa.forces': 'Fire britiske fregatter mod seks franske og venetianske',
  'ws.scenario.san-domingo': 'San Domingo',
  'ws.scenario.san-domingo.about':
    'To britiske kolonner afskærer en fransk eskadre, der vil mod vest. Franske linjeskibe, der forlader kortet over syd- eller vestkanten, redder deres point; franskmændene behøver kun halvt så mange point som briterne.',
  'ws.scenario.san-domingo.date': '6. februar 1806, kl. 10',
  'ws.scenario.san-domingo.place': 'Ud for San Domingo',
  'ws.scenario.san-domingo.forces':
    'Syv britiske linjeskibe og to fregatter mod fem franske, to fregatter og en korvet',
  'ws.scenario.open-battle': 'Åbent slag',
  'ws.scenario.open-battle.about':
    'Flåder for point, udtrukket med terninger eller bygget hemmeligt efter klassetavlen, i den vind, I vælger. Flest point vinder.',
  'ws.scenario.open-battle.date': '1790 til 1815',
  'ws.scenario.open-battle.place': 'Det åbne hav',
  'ws.scenario.open-battle.forces': 'Så mange point, som I aftaler, højst 10 skibe på hver side',
  'ws.scenario.trafalgar': 'Trafalgar',
  'ws.scenario.trafalgar.about':
    'Hele slaget: to britiske kolonner løber ned mod den forenede flådes linje. Efter 30 træk vinder den, der har flest point.',
  'ws.scenario.trafalgar.date': '21. oktober 1805, kl. 12',
  'ws.scenario.trafalgar.place': 'Ud for Kap Trafalgar',
  'ws.scenario.trafalgar.forces': '27 britiske linjeskibe mod 18 franske og 15 spanske',
  'ws.scenario.trafalgar-frigates': 'Trafalgar med fregatter',
  'ws.scenario.trafalgar-frigates.about':
    'Hele slaget med de 9 fregatter, der så til og gentog signaler. Hvor de ligger, har vi selv bestemt.',
  'ws.scenario.trafalgar-frigates.date': '21. oktober 1805, kl. 12',
  'ws.scenario.trafalgar-frigates.place': 'Ud for Kap Trafalgar',
  'ws.scenario.trafalgar-frigates.forces': '60 linjeskibe og 9 fregatter',
}
