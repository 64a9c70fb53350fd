import type { Translated } from '@grognard/umpire'
import type { stepsEnglish } from './messages.en.ts'

export const stepsGerman: Translated<typeof stepsEnglish> = {
  'phase.setup.about':
    'Wetter, Uhrzeit und Wind werden gewürfelt oder festgelegt, die Flotten zusammengestellt und die Schiffe aufgestellt.',
  'phase.command.about':
    'Jeder würfelt um die Initiative, die in diesem Zug die Reihenfolge bestimmt, und wählt verdeckt das Geschoss für jedes Schiff.',
  'phase.movement.about':
    'In der Reihenfolge der Initiative segelt jeder Spieler mit allen seinen Schiffen; ein Schiff darf stattdessen auch wenden, ankern, Mannschaft abgeben oder einen Landungstrupp absetzen.',
  'phase.combat.about':
    'Erst werden Ziele angesagt, dann wird gefeuert, Breitseite um Breitseite; wer beschossen wird, darf das Feuer erwidern. Schiffe Seite an Seite können geentert werden.',
  'phase.rally.about':
    'Schwer getroffene Schiffe legen eine Moralprobe ab. Dann ändern sich vielleicht Wetter und Wind, und die Uhr geht 30 Minuten weiter.',
  'sequence.tacking': 'Wende und Halse',
  'sequence.exchange': 'Eine Breitseite und der Gegenschlag',
  'sequence.shot': 'Ein Schuss',
  'sequence.round': 'Eine Runde Nahkampf',
  'sequence.moraleTest': 'Eine Moralprobe',
  'sequence.attributes': 'Eigenschaftspunkte',
  'sequence.parley': 'Ein Vorschlag',
  'step.conditions.hint':
    'Schweres Wetter verdirbt das Schießen, die Nacht auch; einem fliehenden Konvoi hilft beides.',
  'step.muster.hint':
    'Wenige große Schiffe halten mehr aus; viele kleine drehen schneller und bringen 1 Punkt für die Initiative.',
  'step.quarter.hint': 'Achte auf den Wind: Wer in Luv liegt, kann sich nähern, wann er will.',
  'step.place.hint':
    '3 Linienschiffe dicht hintereinander bilden eine Kampflinie und stehen fester. Lass Platz zum Drehen.',
  'step.edge.hint': 'Mit achterlichem Wind segeln Schiffe 2 Zoll weiter.',
  'step.vanguard.hint':
    'Die ersten Schiffe führen die anderen: Richte sie dorthin, wo du in 2 Zügen sein willst.',
  'step.shots.hint':
    'Vollkugeln für Rümpfe und große Entfernung, Kettenkugeln für Segel, Streukugeln für die Besatzung, aber nur auf kurze Entfernung. Die Wahl gilt den ganzen Zug.',
  'lob.advice.shotsLeft':
    '{count, plural, one {Für ein Schiff ist} other {Für # Schiffe ist}} kein Geschoss gewählt; „Fertig“ lädt Vollkugeln.',
  'lob.advice.flees':
    '{count, plural, one {{ships} flieht und kann} other {{ships} fliehen und können}} nur zum nächsten Rand segeln; dafür gibt es den Befehl zur Flucht.',
  'step.reinforcement.hint':
    'Bring das Schiff dorthin, wo es bald feuern kann, aber nicht allein vor die gegnerischen Geschütze.',
  'step.move.hint':
    'Beende die Fahrt mit der Breitseite zum Gegner, am besten quer vor seinem Bug oder hinter seinem Heck, höchstens 5 Zoll entfernt. Jedes Schiff muss mindestens 1 Zoll segeln.',
  'step.guns.hint':
    'Die halbe Besatzung fehlt: Feuere mit beiden Seiten, aber mit 2 weniger Feuerkraft, oder mit einer Seite und voller Feuerkraft. Gegen einen einzelnen Gegner genügt eine Seite.',
  'step.target.hint':
    'Nahe Schiffe sind leichter zu treffen. Die erste Breitseite eines Schiffs richtet doppelten Schaden an, wenn das Szenario nichts anderes sagt: Verschwende sie nicht auf große Entfernung.',
  'step.fire.hint':
    'Feuere zuerst auf den, den du am meisten fürchtest: Was du jetzt triffst, ist schwächer, wenn es selbst feuert.',
  'step.board.hint':
    'Vergleiche die Besatzungen: Jeder Mann mehr zählt in jeder Runde. Wer zuerst 2 Runden gewinnt, hat das Schiff.',
  'step.counter.hint':
    'Jede Schiffsseite darf das Feuer einmal im Zug erwidern, so stark wie vor dem Treffer. Warte nur, wenn ein besseres Ziel kommt.',
  'step.rescueMove.hint':
    'Deine zusätzliche Fahrt: Segle aus dem Schussfeld des Gegners oder bleib für die nächste Breitseite.',
  'step.prize.hint':
    'Eine Prise braucht Besatzung zum Kämpfen, und wer übersetzt, fehlt auf dem eigenen Schiff: Mit weniger als der halben Besatzung muss es eine Moralprobe ablegen.',
  'step.victor.hint':
    'Kämpfst du weiter, bekommst du auf jeden Wurf 1 dazu; löst du dich, liegen 2 Zoll zwischen den Rümpfen.',
  'step.points.hint':
    'Ein Punkt erhöht diesen Wurf um 1 und steht in der nächsten Schlacht wieder bereit.',
  'step.answer.hint': 'Es geschieht nur, wenn alle zustimmen.',
  'lob.talk.notes':
    'Verbündete verständigen sich über die Schlacht nur auf Zetteln. Ein Zettel wird übergeben, wenn sein Schreiber selbst an der Reihe ist.',
}
