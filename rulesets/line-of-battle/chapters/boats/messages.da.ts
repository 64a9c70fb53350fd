import type { Translated } from '@grognard/umpire'
import type { boatsEnglish } from './messages.en.ts'

export const boatsDanish: Translated<typeof boatsEnglish> = {
  'lob.order.transfer': '{ship}: overfør {crew, number} mand til {to}',
  'lob.order.land':
    '{ship}: landsæt en trop for {objective}, der hentes ved {x, number} / {y, number} tommer',
  'lob.refuse.transferToItself':
    '{ship} kan ikke overføre mandskab til sig selv. Vælg et andet af dine skibe.',
  'lob.refuse.transferNotOwn':
    '{ship} kan kun overføre mandskab til et af dine egne skibe højst {most, plural, =1 {1 tomme} other {# tommer}} borte. {nearest}',
  'lob.transfer.noOther': 'Du har intet andet skib på bordet.',
  'lob.transfer.open': '{to} kan tage imod mandskab.',
  'lob.transfer.closed': '{to}, det nærmeste, kan ikke tage imod mandskab nu.',
  'lob.refuse.transferTooFar':
    '{ship} og {to} ligger {inches, plural, =1 {1 tomme} other {# tommer}} fra hinanden; højst {most, number} er tilladt.',
  'lob.refuse.transferBeforeMove':
    '{ship} skal først sejle; mandskab overføres, når begge skibe har sejlet.',
  'lob.refuse.transferTwice': '{ship} og {to} har allerede udvekslet mandskab i dette træk.',
  'lob.refuse.transferCrew':
    '{ship} kan højst give {to} {most, number} mand: én skal blive om bord, og {to} kan ikke få mere end fuld besætning.',
  'lob.refuse.noObjective': 'Der er intet mål »{id}« i dette slag.',
  'lob.refuse.landBeforeMove':
    '{ship} skal først sejle. En trop landsættes efter sejladsen eller for anker.',
  'lob.refuse.landNearEnemy':
    '{enemy} er for tæt på {ship}: ingen fjende må være inden for {least, plural, =1 {1 tomme} other {# tommer}}.',
  'lob.refuse.landWithoutTask':
    'Kun siden med opgaven i land må landsætte en trop; din skal hindre den.',
  'lob.refuse.partyAshore': '{ship} har allerede en trop i land.',
  'lob.refuse.objectiveTaken':
    'En anden af dine landgangstropper er allerede på vej til {objective}.',
  'lob.refuse.notCoast':
    'Landingspunktet skal ligge på kysten af det land, hvor målet er: {objective}.',
  'lob.refuse.landTooFar':
    '{ship} ligger {inches, plural, =1 {1 tomme} other {# tommer}} fra landingspunktet; højst {most, number} er tilladt.',
  'lob.refuse.pickUpNotCoast':
    'Opsamlingspunktet skal ligge på kysten af det land, hvor målet er: {objective}.',
  'lob.event.crewPassed': '{ship} overfører {arrived, number} mand til {to}.',
  'lob.event.crewTested':
    '{ship} kaster {die, number} for at overføre {declared, number} mand til {to}: {arrived, plural, =0 {ingen når frem} other {# når frem}}{lost, plural, =0 {} other {, og # går tabt}}.',
  'lob.event.partyLanded':
    '{ship} landsætter en trop for {objective}; den skal hentes i træk {turn, number}.',
  'lob.event.landing.succeeded':
    'Landgangen er lykkedes: troppen fra {ship} er tilbage om bord på {carrier}.',
  'lob.event.landing.failed': 'Landgangen er mislykket: troppen fra {ship} blev ikke hentet.',
}
