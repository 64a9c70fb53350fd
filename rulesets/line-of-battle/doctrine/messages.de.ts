import type { Translated } from '@grognard/umpire'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineGerman: Translated<typeof doctrineEnglish> = {
  'lob.because.rakes': 'Von dort bestreicht {ship} {target} der Länge nach.',
  'lob.because.bears': 'Von dort liegt {target} vor der Breitseite von {ship}.',
  'lob.because.unseen': 'Dort kann keine gegnerische Breitseite {ship} erreichen.',
  'lob.because.line': '{ship} hält den Platz in der Kampflinie.',
  'lob.because.boards': '{ship} kommt längsseits von {target}, mit der kleineren Besatzung.',
  'lob.because.closes': '{ship} kommt näher an {target}.',
  'lob.because.stands': '{ship} behält von dort aus freies Wasser.',
  'lob.because.target': 'Bei {target} richtet die Breitseite am meisten aus.',
  'lob.because.other': 'Auch {target} liegt im Bereich der Breitseite.',
  'lob.because.hold': 'Die Geschütze bleiben geladen.',
  'lob.because.answer': 'Erwidertes Feuer kann den Gegner etwas kosten.',
  'lob.because.bound': '{ship} kommt ihrem Ziel näher.',
  'lob.because.gage': '{ship} bleibt in Luv von {target}.',
  'lob.because.about': '{ship} findet voraus keinen sicheren Kurs und muss wenden.',
  'lob.because.anchors': '{ship} soll an Ort und Stelle bleiben.',
  'lob.because.relief': '{ship} hat Leute übrig, und {target} fehlen welche.',
  'lob.because.afloat': '{ship} kann vom Grund freikommen.',
  'lob.because.party': 'Von dort hat der Landungstrupp von {ship} den kürzesten Weg.',
  'lob.because.allSailed': 'Alle Schiffe, die segeln können, sind gesegelt.',
  'lob.because.far':
    'Noch ist kein Gegner innerhalb von {inches, number} Zoll; erst dort lohnt es sich, Kurse zu vergleichen.',
  'lob.because.sole': 'Jeder andere sichere Kurs endet an fast derselben Stelle.',
  'lob.because.leaves': '{ship} verlässt dort das Spielfeld.',
  'lob.because.flees': '{ship} hat den Mut verloren und muss fliehen.',
  'lob.because.enters': 'Von allen Stellen, an denen {ship} einlaufen darf, ist diese die beste.',
  'lob.because.stays': 'Kein sicherer Platz in Reichweite ist besser.',
  'lob.because.shotBest':
    '{target} ist der nächste Gegner, {inches, number} Zoll entfernt; {met, plural, =0 {Bord an Bord} other {auf etwa # Zoll}} richten {shot} den größten Schaden an.',
  'lob.because.shotOnly':
    '{target} ist der nächste Gegner, {inches, number} Zoll entfernt; auf etwa {met, number} Zoll reichen nur {shot} so weit.',
  'lob.because.shotMisses':
    '{target} ist der nächste Gegner, {inches, number} Zoll entfernt; bei diesem Licht und Wetter trifft in diesem Zug wohl kein Schuss.',
  'lob.because.shotBeyond':
    '{target} ist der nächste Gegner, {inches, number} Zoll entfernt und in diesem Zug kaum zu erreichen; {shot} reichen am weitesten.',
  'lob.because.shotAnyway':
    'Kein Gegner ist da, nach dem sich die Wahl richten könnte; {shot} reichen am weitesten.',
  'lob.because.shotAlike':
    'Mit so wenigen Geschützen richtet kein Geschoss gegen {target} viel aus.',
  'lob.because.allLoaded': 'Jedes Schiff, das zum Schuss kommen kann, hat geladen.',
  'lob.because.bothSides':
    '{ship} hat auf beiden Seiten Ziele, und zwei schwächere Breitseiten sind zusammen stärker als eine volle.',
  'lob.because.oneSide':
    '{ship} hat nicht auf beiden Seiten Ziele, und eine Seite feuert mit voller Kraft.',
  'lob.because.fullSide':
    '{ship} hat auf beiden Seiten Ziele, doch zwei schwächere Breitseiten sind zusammen nicht stärker als eine volle.',
  'lob.because.laid': 'Die Geschütze von {ship} zielen auf {target}, und was zielt, soll feuern.',
  'lob.because.rescueSafe':
    '{ship} liegt quer zu {target}: Auch wenn „Kreuzen und Retten“ misslingt, zählt die Breitseite wie beim einfachen „Kreuzen“.',
  'lob.because.rescueLikely':
    '{ship} liegt quer zu {target}: Die Nation ist gut im Manöver, und die Probe kostet keine Punkte.',
  'lob.because.allLaid': 'Jedes Geschütz, das einen Gegner erreicht, hat ein Ziel.',
  'lob.because.keepsLoad': 'Die doppelte Ladung wird für eine bessere Gelegenheit aufgehoben.',
  'lob.because.cannotHit':
    'Bei dieser Entfernung, diesem Licht und Wetter kann kein Geschütz treffen.',
  'lob.because.noAnswer': 'Von hier aus kann ein Gegenschlag nicht treffen.',
  'lob.because.storms': 'Die Besatzung von {ship} ist größer als die von {target}.',
  'lob.because.prize': '{target} lässt sich ohne Kampf nehmen.',
  'lob.because.noneWeaker': 'Keine gegnerische Besatzung längsseits ist kleiner.',
  'lob.because.manned': 'So bleiben Leute für beide Schiffe.',
  'lob.because.notLarger': 'Die Besatzung von {ship} ist nicht größer als die von {target}.',
  'lob.because.noPoints': '{ship} hat keine Aktionspunkte mehr, um weiterzukämpfen.',
  'lob.because.fewestPoints': 'Weniger Punkte würden nichts ändern.',
  'lob.because.recentred': 'Es schadet niemandem, die Schlacht in die Mitte zu rücken.',
  'lob.because.task': 'Der Auftrag des Szenarios soll zu Ende gebracht werden.',
  'lob.because.asLost': 'Die Schlacht ist so gut wie verloren.',
  'lob.because.asWon': 'Kein Geschütz kommt mehr zum Schuss, und du liegst nicht zurück.',
  'lob.because.toWin': 'Es ist noch etwas zu gewinnen.',
}
