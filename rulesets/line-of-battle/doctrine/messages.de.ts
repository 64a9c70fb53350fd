import type { Catalogue } from '@grognard/umpire/message.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineGerman: Catalogue = {
  'lob.because.rakes': 'Von dort bestreicht {ship} {target} der Länge nach.',
  'lob.because.bears': 'Von dort hat {ship} {target} in der Breitseite.',
  'lob.because.unseen': 'Dort trifft keine feindliche Breitseite {ship}.',
  'lob.because.line': '{ship} hält ihren Platz in der Kampflinie.',
  'lob.because.boards': '{ship} kommt längsseits von {target}, deren Mannschaft schwächer ist.',
  'lob.because.closes': '{ship} kommt näher an {target}.',
  'lob.because.stands': '{ship} behält von dort aus freies Wasser.',
  'lob.because.target': 'Bei {target} richtet die Breitseite am meisten aus.',
  'lob.because.other': 'Auch {target} liegt im Bereich der Breitseite.',
  'lob.because.hold': 'Die Geschütze bleiben geladen.',
  'lob.because.answer': 'Jede Antwort kostet den Feind etwas.',
  'lob.because.bound': '{ship} kommt ihrem Ziel näher.',
  'lob.because.gage': '{ship} bleibt in Luv von {target}.',
  'lob.because.about': '{ship} findet voraus keinen sicheren Kurs und muss wenden.',
  'lob.because.anchors': '{ship} soll liegen bleiben, wo sie ist.',
  'lob.because.relief': '{ship} hat Leute übrig, und {target} fehlen welche.',
  'lob.because.afloat': '{ship} kann vom Grund freikommen.',
  'lob.because.party': 'Von dort hat der Landetrupp von {ship} den kürzesten Weg.',
  'lob.because.allSailed': 'Alle Schiffe, die segeln können, sind gesegelt.',
}
