import type { Translated } from '@grognard/umpire/message.ts'
import type { gunnersEnglish } from './messages.en.ts'

/** Artillerister og deres kanoner; tilflugt og erobring. */
export const gunnersDanish: Translated<typeof gunnersEnglish> = {
  'order.takeRefuge': 'søg tilflugt',
  'step.refuge': 'Angreb meldt: artillerister kan søge tilflugt',
  'step.lastRefuge': 'Fortsatte angreb meldt: artillerister kan søge tilflugt',
  'ba.order.takeRefuge': 'Artilleristerne i {unit}: søg tilflugt ved {infantry}',
  'ba.refuse.noGunnersToFlee':
    '{unit} har ingen artillerister, der kan søge tilflugt: det kan kun artillerister ved afprodsede kanoner, eller som har forladt deres kanoner.',
  'ba.refuse.notAttacked':
    'Der er ikke meldt angreb på {unit}; artillerister kan kun søge tilflugt for et angreb.',
  'ba.refuse.noRefuge':
    '{infantry} kan ikke optage artillerister; det kan kun infanteri i sluttet formation i det fri.',
  'ba.refuse.refugeTooFar':
    '{infantry} står for langt fra {unit}: artillerister kan søge tilflugt inden for {cm, number} cm.',
  'ba.refuse.refugeTooSmall':
    '{infantry} skal have mindst dobbelt så mange figurer, som der er artillerister i {unit}.',
  'ba.refuse.refugeDisordered':
    '{unit} eller {infantry} er i uorden; det må ingen af dem være. Vælg en anden enhed.',
  'ba.event.refugeTaken': 'Artilleristerne i {unit} søger tilflugt ved {infantry}.',
  'ba.event.gunsCaptured': '{unit} erobrer kanonerne i {battery}.',
  'order.leaveGuns': 'forlad kanonerne',
  'order.manGuns': 'bemand kanonerne',
  'ba.unit.gunners': '{name} (artillerister)',
  'ba.order.leaveGuns': 'Artilleristerne i {unit}: forlad kanonerne',
  'ba.order.manGuns': '{unit}: bemand kanonerne i {battery}, {gunners}',
  'ba.event.gunsLeft': 'Artilleristerne i {unit} forlader deres kanoner.',
  'ba.event.gunsManned': 'Kanonerne i {unit} er bemandet: {gunners}.',
  'ba.refuse.noGunsToLeave':
    '{unit} har ingen kanoner at forlade; det kan kun artilleristerne i et batteri.',
  'ba.refuse.notItsGuns': '{unit} kan kun bemande kanoner i sit eget batteri.',
  'ba.refuse.notAtGuns':
    '{unit} er ikke i brikkontakt med kanonerne. Bring først artilleristerne derhen.',
  'ba.refuse.gunsToMan':
    'Angiv antallet af artillerister for {models, plural, one {figurpjecen} other {hver af de # figurpjecer}}.',
  'ba.refuse.gunnersPerGun': 'En figurpjece kan højst have {most, number} artillerister.',
  'ba.refuse.gunnersToShare':
    '{unit} skal i alt fordele mindst {least, number} og højst {most, number} artillerister på disse kanoner.',
}
