import type { Translated } from '@grognard/umpire'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineGerman: Translated<typeof doctrineEnglish> = {
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
  'lob.because.answer': 'Eine Antwort kann den Feind etwas kosten.',
  'lob.because.bound': '{ship} kommt ihrem Ziel näher.',
  'lob.because.gage': '{ship} bleibt in Luv von {target}.',
  'lob.because.about': '{ship} findet voraus keinen sicheren Kurs und muss wenden.',
  'lob.because.anchors': '{ship} soll liegen bleiben, wo sie ist.',
  'lob.because.relief': '{ship} hat Leute übrig, und {target} fehlen welche.',
  'lob.because.afloat': '{ship} kann vom Grund freikommen.',
  'lob.because.party': 'Von dort hat der Landetrupp von {ship} den kürzesten Weg.',
  'lob.because.allSailed': 'Alle Schiffe, die segeln können, sind gesegelt.',
  'lob.because.far':
    'Noch ist kein Feind innerhalb von {inches, number} Zoll; erst dann wird ein Kurs gegen den anderen abgewogen.',
  'lob.because.sole': 'Jeder andere sichere Kurs endet so gut wie an derselben Stelle.',
  'lob.because.leaves': '{ship} verlässt dort das Spielfeld.',
  'lob.because.flees': '{ship} hat den Mut verloren und muss fliehen.',
  'lob.because.enters':
    'Dort liegt {ship} von allen Stellen, an denen sie hereinkommen darf, am besten.',
  'lob.because.stays': 'Kein sicherer Platz, den sie noch erreicht, ist besser.',
  'lob.because.shotBest':
    '{target} ist der nächste Feind, {inches, number} Zoll entfernt; {met, plural, =0 {Bord an Bord} other {auf etwa # Zoll}} richten {shot} am meisten aus.',
  'lob.because.shotOnly':
    '{target} ist der nächste Feind, {inches, number} Zoll entfernt; auf etwa {met, number} Zoll reichen nur {shot} so weit.',
  'lob.because.shotMisses':
    '{target} ist der nächste Feind, {inches, number} Zoll entfernt; bei diesem Licht und Wetter trifft in diesem Zug wohl kein Schuss.',
  'lob.because.shotBeyond':
    '{target} ist der nächste Feind, {inches, number} Zoll entfernt und in diesem Zug kaum zu erreichen; {shot} reichen am weitesten.',
  'lob.because.shotAnyway':
    'Kein Feind ist da, nach dem zu wählen wäre; {shot} reichen am weitesten.',
  'lob.because.shotAlike':
    'Ihre Geschütze sind zu wenige, als dass ein Geschoss gegen {target} viel ausrichtete.',
  'lob.because.allLoaded': 'Jedes Schiff, das zum Schuss kommen kann, hat seine Munition.',
  'lob.because.bothSides':
    '{ship} hat auf beiden Seiten Ziele, und zwei schwächere Breitseiten sind zusammen stärker als eine volle.',
  'lob.because.oneSide':
    '{ship} hat nicht auf beiden Seiten Ziele, und eine Seite feuert mit voller Kraft.',
  'lob.because.fullSide':
    '{ship} hat auf beiden Seiten Ziele, doch zwei schwächere Breitseiten sind zusammen nicht stärker als eine volle.',
  'lob.because.laid':
    'Die Geschütze von {ship} sind auf {target} gerichtet, und was gerichtet ist, wird abgefeuert.',
  'lob.because.rescueSafe':
    '{ship} liegt quer zu {target}: Misslingt das Retten, zählt die Breitseite noch wie beim bloßen Kreuzen.',
  'lob.because.rescueLikely':
    '{ship} liegt quer zu {target}: Ihre Nation ist gut im Manöver, und die Probe kostet keine Punkte.',
  'lob.because.allLaid': 'Kein Geschütz, das einen Feind bestreicht, ist noch zu richten.',
  'lob.because.keepsLoad': 'Die doppelte Ladung wird für eine bessere Gelegenheit aufgehoben.',
  'lob.because.cannotHit':
    'Bei dieser Entfernung, diesem Licht und Wetter kann kein Geschütz treffen.',
  'lob.because.noAnswer': 'Von hier aus kann eine Antwort nicht treffen.',
  'lob.because.storms': 'Die Mannschaft von {ship} ist stärker als die von {target}.',
  'lob.because.prize': '{target} ist ohne Kampf zu nehmen.',
  'lob.because.noneWeaker': 'Keine feindliche Mannschaft längsseits ist schwächer.',
  'lob.because.manned': 'So bleiben Leute für beide Schiffe.',
  'lob.because.notLarger': 'Die Mannschaft von {ship} ist nicht stärker als die von {target}.',
  'lob.because.noPoints': '{ship} hat keine Punkte mehr, um weiterzukämpfen.',
  'lob.because.fewestPoints': 'Weniger Punkte würden nichts ändern.',
  'lob.because.recentred': 'Das Gefecht in die Mitte zu rücken schadet niemandem.',
  'lob.because.task': 'Die Aufgabe des Gefechts soll zu Ende gebracht werden.',
  'lob.because.asLost': 'Das Gefecht ist so gut wie verloren.',
  'lob.because.asWon': 'Kein Geschütz kommt mehr zum Schuss, und du liegst nicht zurück.',
  'lob.because.toWin': 'Es ist noch etwas zu gewinnen.',
}
