import type { Translated } from '@grognard/umpire'
import type { english } from './setup.en.ts'

export const danish: Translated<typeof english> = {
  'web.open.goOn': 'Fortsæt slaget',
  'web.open.unproven':
    'Dette slag bestod ikke kontrollen: spillet igennem efter reglerne ender det ikke, som der står i filen.',
  'web.open.look': 'Åbn kun til visning',
  'web.open.leave': 'Åbn det ikke',
  'web.open.unread': '{file} kan ikke åbnes: {fault}',
  'web.open.noBattle': '{file} er ikke en slagfil fra Grognard. {fault}',
  'web.open.otherFormat':
    '{file} er ikke en slagfil fra Grognard: formatet er {given}, ikke {format}.',
  'web.open.noFormat':
    '{file} er ikke en slagfil fra Grognard: angivelsen af formatet mangler ({format}).',
  'web.open.damaged': '{file} er en slagfil, men den er beskadiget. {fault}',
  'web.open.damagedAt': '{file} er en slagfil, men den er beskadiget ved post {entry}. {fault}',
  'web.open.stranger': '{at}: »{given}« er ukendt her.',
  'web.open.torn':
    '{file} er en slagfil, men den er beskadiget: fra linje {line}, kolonne {column} kan den ikke læses.',
  'web.level': 'Spillestyrke',
  'web.level.ensign': 'Fændrik',
  'web.level.captain': 'Kaptajn',
  'web.level.admiral': 'Admiral',
  'web.level.ensign.about': 'Ser meget, men glemmer ordrer og overser den bedre vej.',
  'web.level.captain.about': 'Kæmper efter bogen, men overser noget af og til.',
  'web.level.admiral.about': 'Tænker frem, før beslutningen tages; bruger lidt længere tid.',
  'web.print.title': 'Udskriv til bordet',
  'web.print.about': 'Ark til et spil med modeller og blyant, som PDF på dit sprog.',
  'web.print.nothing': 'Dette spil behøver ingen ark: blyant og papir er nok.',
  'web.print.sheet': 'Ark',
  'web.print.sheet.all': 'Alle ark',
  'web.print.sheet.cards': 'Enhedskort',
  'web.print.sheet.log': 'Logbog',
  'web.print.sheet.commander': 'Kommandantens ark',
  'web.print.sheet.reference': 'Tabeller',
  'web.print.sheet.gauge': 'Lineal og skabelon',
  'web.print.paper': 'Papir',
  'web.print.paper.a4': 'A4',
  'web.print.paper.letter': 'Letter',
  'web.print.condition': 'Enhedskort',
  'web.print.condition.fresh': 'Friske, uden tab',
  'web.print.condition.asItStands': 'Som slaget står nu',
  'web.print.go': 'Udskriv',
  'web.print.laying': 'Arkene sættes op …',
  'web.print.done': 'PDF-filen ligger blandt dine hentede filer.',
  'web.print.failed': 'Arkene kunne ikke sættes op: {fault}',
  'web.setup.sheet': 'Opstillingen set fra: {seat}',
  'web.setup.sheet.none': 'Slagmarken vises, når dine valg passer sammen.',
  'web.setup.opening':
    'Kast terningerne til slagets begyndelse. Luk dette vindue for at ændre slagets indstillinger.',
  'web.dice.seeded.about':
    'Dommeren kaster for begge sider; hvert kast står i logbogen og kan efterprøves.',
  'web.dice.typed.about':
    'Dommeren spørger om hvert resultat: stil dine figurer op, kast dine egne terninger, og lad siden her være dommer.',
  'web.dice': 'Terninger',
  'web.dice.seeded': 'Dommeren kaster',
  'web.dice.typed': 'Jeg kaster selv og indtaster resultaterne',
  'web.dice.ask':
    'Kast {count, plural, one {en {sides, select, 6 {sekssidet terning} other {{sides}-sidet terning}}} other {# {sides, select, 6 {sekssidede terninger} other {{sides}-sidede terninger}}}}',
  'web.dice.sum': 'Indtast summen: {from} til {to}.',
  'web.dice.one': 'Indtast resultatet: {from} til {to}.',
  'web.dice.enter': 'Indtast resultatet',
  'web.dice.wrong': '{value} er ikke muligt: indtast et tal fra {from} til {to}.',
  'web.dice.added': 'Lægges til kastet',
  'web.dice.kept':
    '{count, plural, one {Dit kast gemmes og tæller} other {Dine # kast gemmes og tæller}} ved den næste ordre med de samme terninger.',
  'web.dice.before':
    '{count, plural, one {# tidligere kast er gemt og tæller.} other {# tidligere kast er gemt og tæller.}}',
  'web.seats.about':
    'To kan deles om skærmen: giv den videre, og ingen ser den andens hemmeligheder.',
  'web.seats': 'Hvem spiller',
  'web.options.rules.about':
    'Regler, hvor bogen lader valget stå åbent, eller som spillegrupper spiller forskelligt. Standardvalgene passer til det første slag.',
  'web.options.changed': '{count, plural, =0 {som i bogen} one {# ændret} other {# ændret}}',
  'web.options.scenario': 'Scenariet',
  'web.options.rules': 'Valgfrie regler',
  'web.begin': 'Begynd slaget',
  'web.player.me': 'Jeg selv',
  'web.player.friend': 'En ven ved samme skærm',
  'web.player.away': 'En ven online',
  'web.player.computer': 'Computeren',
  'web.papers': 'Bilag',
  'web.papers.about': 'Filer fra tidligere slag eller lavet i hånden. Du kan også spille uden.',
  'web.papers.choose': 'Vælg en fil',
  'web.papers.unfit': '{file} passer ikke: {fault}',
  'web.papers.unreadable':
    '{file} kan ikke læses: der er en fejl i linje {line}, kolonne {column}. Der forventes en JSON-fil.',
  'web.fault.gone': 'Dette slag er ikke i denne browser.',
  'web.fault.computer': 'Computerspilleren er gået i stå: {fault}',
  'web.fault.setup': 'Slaget kan ikke stilles op: {fault}',
  'web.fault.scenario': 'Det scenarie findes ikke her.',
  'web.origin': 'Før du spiller videre',
}
