import type { Catalogue } from '@grognard/umpire/message.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineDanish: Catalogue = {
  'lob.because.rakes': 'Derfra bestryger {ship} {target} på langs.',
  'lob.because.bears': 'Derfra har {ship} {target} i sin bredside.',
  'lob.because.unseen': 'Dér rammer ingen fjendtlig bredside {ship}.',
  'lob.because.line': '{ship} holder sin plads i slaglinjen.',
  'lob.because.boards': '{ship} kommer langs siden af {target}, hvis besætning er svagere.',
  'lob.because.closes': '{ship} kommer nærmere {target}.',
  'lob.because.stands': '{ship} har frit vand videre derfra.',
  'lob.because.target': 'Bredsiden gør størst skade på {target}.',
  'lob.because.other': 'Bredsiden kan også nå {target}.',
  'lob.because.hold': 'Kanonerne forbliver ladte.',
  'lob.because.answer': 'Hvert svar koster fjenden noget.',
  'lob.because.bound': '{ship} kommer nærmere sit mål.',
  'lob.because.gage': '{ship} bliver til luvart af {target}.',
  'lob.because.about': '{ship} finder ingen sikker kurs forude og må vende.',
  'lob.because.anchors': '{ship} skal blive liggende.',
  'lob.because.relief': '{ship} har folk at undvære, og {target} mangler nogle.',
  'lob.because.afloat': '{ship} kan komme fri af grunden.',
  'lob.because.party': 'Derfra har landgangspartiet fra {ship} den korteste vej.',
  'lob.because.allSailed': 'Alle skibe, der kan sejle, har sejlet.',
}
