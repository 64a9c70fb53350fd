import type { Translated } from '@grognard/umpire/message.ts'
import type { skirmishersEnglish } from './messages.en.ts'

/** Kæder og deres soutiens. */
export const skirmishersDanish: Translated<typeof skirmishersEnglish> = {
  'order.sendOut': 'udsend kæde',
  'order.recall': 'inddrag kæde',
  'order.soutien': 'tjen en kæde som soutien (sluttet støtte)',
  'ba.unit.skirmish': '{name} (kæde)',
  'ba.order.sendOut':
    '{unit}: udsend {figures, plural, one {# figur} other {# figurer}} i kæde, {cm, number} cm frem, med {gap, number} cm mellemrum',
  'ba.order.recall': '{unit}: inddrag {figures, plural, one {# figur} other {# figurer}} fra kæden',
  'ba.order.soutien': '{unit}: tjen som soutien for {line}',
  'ba.event.skirmishersSent':
    '{unit} udsender {figures, plural, one {# figur} other {# figurer}} i kæde.',
  'ba.event.skirmishersRecalled':
    '{unit} inddrager {figures, plural, one {# figur} other {# figurer}} fra sin kæde.',
  'ba.event.soutienNamed': '{unit} er nu soutien for {line}.',
  'ba.refuse.lineFormedUp':
    'Kæden fra {unit} er ude, men ikke længere i kædeformation. Inddrag den, eller lad den danne kæde igen.',
  'ba.refuse.noSuchLine': 'Vælg en af dine kæder, der er sendt ud.',
  'ba.refuse.notFitForSoutien':
    '{unit} kan ikke være soutien for {line}: det kræver en sluttet formation med mindst {least, number} figurer.',
  'ba.refuse.isItsSoutien': '{unit} er allerede soutien for {line}; det kræver ingen ordre.',
  'ba.refuse.cannotSkirmish':
    '{unit} kan ikke udsende kæde; det kan kun infanteri og kavaleri i formation.',
  'ba.refuse.tooManySkirmishers': '{unit} kan højst udsende {most, number} figurer mere.',
  'ba.refuse.tooFewSkirmishers': 'En kæde skal have mindst {least, number} figurer.',
  'ba.refuse.sentTooFar': '{unit} kan højst stille sin kæde {most, number} cm borte.',
  'ba.refuse.lineTooFar':
    'Kun når kæden fra {unit} er helt inden for {most, number} cm, kan flere figurer komme til.',
  'ba.refuse.notItsLine': '{unit} kan kun inddrage sin egen kæde, og kun når den ikke er delt fra.',
  'ba.refuse.lineRouts':
    'Kæden fra {unit} er i fuldstændig uorden og kan ikke modtage ordrer, før den er reorganiseret.',
  'ba.refuse.tooFarToRecall':
    '{near, plural, =0 {Ingen figurer står} one {# figur står} other {# figurer står}} inden for {most, number} cm af {unit}; kun de kan inddrages.',
  'ba.refuse.tooFewLeft':
    '{all, select, yes {Inddrag alle figurer, eller lad} other {Lad}} mindst {least, number} blive ude: færre ville blive fjernet fra bordet.',
}
