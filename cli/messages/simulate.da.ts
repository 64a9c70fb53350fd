import type { Catalogue } from '@grognard/umpire'

export const simulate: Catalogue = {
  'cli.simulate.title': '{title}: {scenario}',
  'cli.simulate.plan': '{battles, plural, one {# slag} other {# slag}}, startværdi {seed}.',
  'cli.simulate.planSwapped':
    '{battles, plural, one {# slag} other {# slag}}, startværdi {seed}; hver startværdi to gange, med pladserne byttet.',
  'cli.simulate.value': '{name} = {value}',
  'cli.simulate.counted': 'Heraf {battles, plural, one {# slag} other {# slag}}.',
  'cli.simulate.countedOnce':
    'Af {of, plural, one {# slag} other {# slag}} tæller her {battles}: alle pladser spilles ens, så et bytte gentager kun det samme slag.',
  'cli.simulate.option.true': 'ja',
  'cli.simulate.option.false': 'nej',
  'cli.simulate.player.ensign': 'fændrik',
  'cli.simulate.player.captain': 'kaptajn',
  'cli.simulate.player.admiral': 'admiral',
  'cli.simulate.player.doctrine': 'doktrinen alene',
  'cli.simulate.player.plan': 'doktrinen alene, plan “{plan}”',
  'cli.simulate.player.random': 'ren tilfældighed',
  'cli.simulate.seat': '{seat} ({player})',
  'cli.simulate.head.seat': 'Plads',
  'cli.simulate.head.wins': 'Sejre',
  'cli.simulate.head.within': '95 %-interval',
  'cli.simulate.head.lost': 'Tabte brikker',
  'cli.simulate.head.worth': 'Forspring på bordet',
  'cli.simulate.leadAbout':
    'Forspring på bordet: hvor langt foran computeren ser en plads til sidst. Det er ikke en score og siger ikke, hvem der vinder.',
  'cli.simulate.draws': 'Ingen vinder',
  'cli.simulate.length':
    'Længde {turns}: {mean} ({interval}); halvdelen {lower} til {upper}, alle {least} til {most}.',
  'cli.simulate.orders':
    'Givne ordrer: {mean} ({interval}); halvdelen {lower} til {upper}, alle {least} til {most}.',
  'cli.simulate.faults':
    'Ikke talt med, fordi de mislykkedes: {count, plural, one {# slag} other {# slag}}.',
  'cli.simulate.fault': 'Slag {number} mislykkedes og er gemt i {file}: {fault}',
  'cli.simulate.faultUnkept': 'Slag {number} mislykkedes: {fault}',
  'cli.simulate.compare':
    '{name}: {other} mod {one}, i {pairs, plural, one {# par} other {# par}} slag med samme startværdi; en forskel regnes for ægte, når den ved et tilfælde har en sandsynlighed under {limit}',
  'cli.simulate.compare.wins': '{seat} vinder: {difference} procentpoint ({interval}).',
  'cli.simulate.compare.lost': '{seat} mister brikker: {difference} ({interval}).',
  'cli.simulate.compare.length': 'Længde {turns}: {difference} ({interval}).',
  'cli.simulate.compare.player': 'Den, der er nævnt for pladsen »{seat}«, hvor han end sidder,',
  'cli.simulate.compare.real':
    'Forskellen er ægte: sandsynligheden for, at den bliver så stor ved et tilfælde, er {chance}.',
  'cli.simulate.compare.chance':
    'Det kan være tilfældigt: sandsynligheden for, at en forskel bliver så stor ved et tilfælde, er {chance}.',
  'cli.simulate.compare.none': 'Intet par er forskelligt.',
  'cli.simulate.compare.open':
    'Endnu ikke afgjort, for test og interval er uenige: sandsynligheden for, at en forskel bliver så stor ved et tilfælde, er {chance}. Flere slag ville afgøre det.',
  'cli.simulate.compare.same':
    '{name}: {other} ændrede intet her. Hvert slag går som med {one}, så tallene står her kun én gang.',
  'cli.simulate.progress': '{done, number} af {of, number} slag, {share}; omkring {left} tilbage',
  'cli.simulate.progressStart': '{done, number} af {of, number} slag',
  'cli.simulate.progressFar':
    '{done, number} af {of, number} slag, {share}; omkring {left} tilbage; {workers, plural, one {# arbejder} other {# arbejdere}}, {threads} slag ad gangen',
  'cli.simulate.progressFarStart':
    '{done, number} af {of, number} slag; {workers, plural, one {# arbejder} other {# arbejdere}}, {threads} slag ad gangen',
  'cli.simulate.noWorker':
    'Ingen arbejder har meldt sig endnu. På hver maskine, der skal spille: {command}',
  'cli.simulate.otherWorkers':
    '{others, plural, one {# arbejder har} other {# arbejdere har}} en anden version af dette program og kan ikke hjælpe.',
  'cli.simulate.working':
    'Denne maskine spiller {threads} slag ad gangen for {broker}. Ctrl-C afslutter det.',
  'cli.simulate.worked': '{battles} slag spillet.',
  'cli.simulate.interrupted':
    'Afbrudt: {done, number} af {of, number} slag er gemt i {file}. Fortsæt med: {command}',
  'cli.simulate.interruptedAtOnce': 'Afbrudt, før et slag var slut: intet er gemt.',
  'cli.simulate.written': '{file} er skrevet.',
  'cli.simulate.saved': 'Slag {number} er gemt i {file}.',
  'cli.simulate.savedFault': 'Slag {number} mislykkedes; indtil da er det gemt i {file}.',
  'cli.simulate.again': 'Det samme igen: {command}',
  'cli.simulate.run.format': '{file} er ikke en kørselsfil.',
  'cli.simulate.run.form':
    '{file} er skrevet af en tidligere version af programmet, som ikke gemte, hvordan slag endte: spil dem om.',
  'cli.simulate.run.torn': '{file}: planen i første linje kan ikke læses.',
  'cli.simulate.run.edition':
    '{file} er spillet med en anden udgave af reglerne eller en anden version af programmet. Resten ville blive andre slag.',
  'cli.simulate.run.players':
    '{file} er spillet med andre regler eller spillere: slag {number} går anderledes, når det spilles igen. Resten ville høre til en anden kørsel; begynd en ny.',
  'cli.simulate.run.result': '{file}: linje {line} er ikke et resultat af denne kørsel.',
  'cli.simulate.planSoFar':
    '{done, number} af {battles, plural, one {# slag} other {# slag}}, startværdi {seed}; kørslen er ikke slut.',
  'cli.report.rules': 'Regler: {edition}. Spillet med version {engine} af programmet.',
  'cli.report.command': 'Kommandoen, der gentager kørslen',
  'cli.report.result': 'Hvem vinder',
  'cli.report.resultAbout':
    'Andelen af vundne slag med dens 95 %-interval: her ligger den sande andel med 95 % sikkerhed. Forspringet på bordet siger, hvor langt foran computeren ser en plads til sidst. Det er ikke en score og siger ikke, hvem der vinder; det gør scenariet.',
  'cli.report.compare': 'Hvad der gør en forskel',
  'cli.report.found.standingOut': 'Hvad der skiller sig ud',
  'cli.report.found.standingOutAbout':
    'Tal og omstændigheder, som en plads med sikkerhed vinder oftere eller sjældnere med end uden: de to 95 %-intervaller overlapper ikke. Det tydeligste står først, højst fem. Det, der altid eller aldrig følger med sejren, er udeladt, da det mest er resultatet under et andet navn. Noget af det kan være en følge af sejren snarere end årsag til den.',
  'cli.report.found.endings': 'Hvordan slag ender',
  'cli.report.found.endingsAbout':
    'Hvor mange slag der endte sådan, og hvem der vandt dem, med 95 %-intervaller.',
  'cli.report.found.circumstances': 'Under hvilke omstændigheder',
  'cli.report.found.circumstancesAbout':
    'Hvor mange slag det gjaldt for, og hvem der vandt dem, med 95 %-intervaller.',
  'cli.report.found.seated': 'Hvilken plads det var, og om den vandt',
  'cli.report.found.seatedAbout':
    'I hvor mange slag det gjaldt for en plads, hvor mange af dem den plads vandt, og hvor mange hver plads vandt, når det gjaldt for den, med 95 %-intervaller.',
  'cli.report.found.counts': 'Hvad der skete: hvor ofte pr. slag (andel af slag med det)',
  'cli.report.found.countsAbout':
    'For hver plads: hvor ofte det skete i et slag, med middeltallets 95 %-interval, og i parentes andelen af slag, hvor det overhovedet skete. Dernæst hvor ofte det skete for vinderne af et slag og for taberne. Til sidst hvor mange af de pladser, det skete for i et slag, der vandt slaget, og hvor mange af de øvrige. Den vindende side lever længere og gør mere, så en forskel beviser ingen årsag.',
  'cli.report.head.ending': 'Slutning',
  'cli.report.head.what': 'Hvad',
  'cli.report.head.seat': 'Plads',
  'cli.report.head.circumstance': 'Omstændighed',
  'cli.report.head.is': 'Værdi',
  'cli.report.head.battles': 'Slag',
  'cli.report.head.whoever': 'Sejre i alt',
  'cli.report.head.when': 'Sejre som {seat}',
  'cli.report.head.won': '{seat} vinder',
  'cli.report.head.nobody': 'Ingen vinder',
  'cli.report.head.count': 'Talt',
  'cli.report.head.by.winners': 'Vindere',
  'cli.report.head.by.losers': 'Tabere',
  'cli.report.head.with': 'Sejre med',
  'cli.report.head.without': 'Sejre uden',
  'cli.report.length': 'Hvor længe det varer',
  'cli.report.lengthAbout': 'Slag efter deres længde {turns}.',
  'cli.report.ordersAbout': 'Slag efter antallet af givne ordrer.',
  'cli.report.lost': 'Hvad der går tabt',
  'cli.report.lostAbout': 'Slag efter antallet af brikker, som en plads har mistet til sidst.',
  'cli.report.worth': 'Forspringet på bordet, som computeren vurderer det',
  'cli.report.worthAbout':
    'Slag efter, hvor langt foran de andre computeren ser en plads til sidst. Det er ikke en score og siger ikke, hvem der vinder; det gør scenariet.',
  'cli.report.battles': 'Alle slag',
  'cli.report.battlesAbout':
    'Vil du se et slag igen, så føj teksten i dets sidste kolonne til kommandoen ovenfor. Den skriver en slagfil, som du kan åbne på siden eller med {program} replay FIL.',
  'cli.report.head.number': 'Slag',
  'cli.report.head.seed': 'Startværdi',
  'cli.report.head.value': 'Varieret',
  'cli.report.head.players': 'Spillere',
  'cli.report.head.winners': 'Vinder',
  'cli.report.head.length': 'Længde',
  'cli.report.head.orders': 'Ordrer',
  'cli.report.head.lost': 'Tabt',
  'cli.report.head.replay': 'Se det igen',
  'cli.report.nobody': 'ingen',
  'cli.report.fault': 'mislykkedes: {fault}',
}
