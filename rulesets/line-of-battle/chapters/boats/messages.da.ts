import type { Translated } from '@grognard/umpire'
import type { boatsEnglish } from './messages.en.ts'

export const boatsDanish: Translated<typeof boatsEnglish> = {
  'lob.order.transfer': '{ship} overfører {crew, number} mand til {to}',
  'lob.order.land':
    '{ship} sætter en trop i land for {objective}, opsamling ved {x, number} / {y, number} tommer',
  'lob.refuse.transferToItself': '{ship} kan ikke overføre mandskab til sig selv.',
  'lob.refuse.transferNotOwn':
    '{ship} giver kun mandskab til et af dine egne skibe højst {most, plural, =1 {1 tomme} other {# tommer}} borte. {nearest}',
  'lob.transfer.noOther': 'Du har intet andet skib på brættet.',
  'lob.transfer.open': '{to} må få noget.',
  'lob.transfer.closed': 'Heller ikke {to}, det nærmeste, må få noget nu.',
  'lob.refuse.transferTooFar':
    '{ship} og {to} ligger {inches, plural, =1 {1 tomme} other {# tommer}} fra hinanden; højst {most, number} er tilladt.',
  'lob.refuse.transferBeforeMove':
    '{ship} skal endnu sejle; mandskab overføres, når begge har sejlet.',
  'lob.refuse.transferTwice': '{ship} og {to} har udvekslet mandskab i dette træk.',
  'lob.refuse.transferCrew':
    '{ship} kan højst give {to} {most, number} mand: én bliver om bord, og ingen over fuld besætning.',
  'lob.refuse.noObjective': 'Der er intet mål »{id}« i dette slag.',
  'lob.refuse.landBeforeMove':
    '{ship} skal endnu sejle. Der landsættes efter sejladsen eller for anker.',
  'lob.refuse.landNearEnemy':
    '{enemy} er for tæt på {ship}: ingen fjende må være inden for {least, plural, =1 {1 tomme} other {# tommer}}.',
  'lob.refuse.landWithoutTask': 'Opgaven i land er flåde As; flåde B skal hindre den.',
  'lob.refuse.partyAshore': '{ship} har allerede en trop i land.',
  'lob.refuse.objectiveTaken': 'En af dine tropper tager sig allerede af {objective}.',
  'lob.refuse.notCoast': 'Landingsstedet skal ligge på kysten af landet med {objective}.',
  'lob.refuse.landTooFar':
    '{ship} ligger {inches, plural, =1 {1 tomme} other {# tommer}} fra landingsstedet; højst {most, number} er tilladt.',
  'lob.refuse.pickUpNotCoast': 'Opsamlingspunktet skal ligge på kysten af landet med {objective}.',
  'lob.event.crewPassed': '{ship} overfører {arrived, number} mand til {to}.',
  'lob.event.crewTested':
    '{ship} sender {declared, number} mand til {to}; på en {die, number} {arrived, plural, =0 {når ingen frem} other {når # frem}}{lost, plural, =0 {} other {, og # går tabt}}.',
  'lob.event.partyLanded':
    '{ship} landsætter en trop for {objective}; den skal hentes i træk {turn, number}.',
  'lob.event.landing.succeeded': 'Troppen fra {ship} er om bord på {carrier}: det lykkedes.',
  'lob.event.landing.failed': 'Troppen fra {ship} bliver ikke hentet: landgangen er mislykket.',
}
