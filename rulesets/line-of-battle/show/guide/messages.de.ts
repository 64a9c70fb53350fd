import type { Translated } from '@grognard/umpire'
import type { stepsEnglish } from './messages.en.ts'

export const stepsGerman: Translated<typeof stepsEnglish> = {
  'phase.setup.about':
    'Wetter, Uhrzeit und Wind werden gewürfelt oder festgelegt, die Flotten zusammengestellt und die Schiffe aufgestellt.',
  'phase.command.about':
    'Jeder würfelt um die Initiative, nach der in diesem Zug gehandelt wird, und wählt verdeckt, was jedes Schiff verschießt.',
  'phase.movement.about':
    'In der Folge der Initiative fährt jeder Spieler alle seine Schiffe; sie dürfen stattdessen auch wenden, ankern, Leute abgeben oder einen Trupp landen.',
  'phase.combat.about':
    'Erst werden Ziele angesagt, dann wird geschossen, Breitseite um Breitseite; wer getroffen wird, darf antworten. Schiffe Seite an Seite können geentert werden.',
  'phase.rally.about':
    'Schwer getroffene Schiffe legen eine Moralprobe ab. Dann ändern sich vielleicht Wetter und Wind, und die Uhr geht eine halbe Stunde weiter.',
  'sequence.tacking': 'Wende und Halse',
  'sequence.exchange': 'Eine Breitseite und der Gegenschlag',
  'sequence.shot': 'Ein Schuss',
  'sequence.round': 'Eine Runde Nahkampf',
  'sequence.moraleTest': 'Eine Moralprobe',
  'sequence.attributes': 'Eigenschaftspunkte',
  'sequence.parley': 'Ein Vorschlag',
  'step.conditions.hint':
    'Schweres Wetter verdirbt das Schießen, die Nacht auch; ein fliehender Konvoi mag beides.',
  'step.muster.hint':
    'Wenige große Schiffe halten mehr aus; viele kleine drehen schneller und bringen einen Punkt Initiative.',
  'step.quarter.hint':
    'Achte auf den Wind: Wer in Luv liegt, kann sich dem anderen nähern, wann er will.',
  'step.place.hint':
    'Drei Linienschiffe dicht hintereinander bilden eine Linie und stehen fester. Lass Platz zum Drehen.',
  'step.edge.hint': 'Mit dem Wind im Rücken kommen Schiffe zwei Zoll weiter.',
  'step.vanguard.hint':
    'Die ersten Schiffe führen die anderen: Richte sie dorthin, wo du in zwei Zügen sein willst.',
  'step.shots.hint':
    'Massivkugeln für Rumpf und Ferne, Kettenkugeln für Segel, Streukugeln für die Besatzung und nur nah. Es gilt den ganzen Zug.',
  'lob.advice.shotsLeft':
    '{count, plural, one {Für ein Schiff ist} other {Für # Schiffe ist}} noch nichts gewählt; „Fertig“ lädt {count, plural, one {es} other {sie}} mit Massivkugeln.',
  'lob.advice.flees':
    '{count, plural, one {{ships} flieht und darf} other {{ships} fliehen und dürfen}} nur zum nächsten Rand fahren; dafür gibt es den Befehl zur Flucht.',
  'step.reinforcement.hint':
    'Bring sie dorthin, wo sie bald schießen kann, aber nicht allein vor die feindlichen Geschütze.',
  'step.move.hint':
    'Ende mit der Breitseite zum Feind, am besten quer vor Bug oder Heck auf höchstens 5 Zoll. Jedes Schiff muss einen Zoll fahren.',
  'step.guns.hint':
    'Die halbe Mannschaft fehlt: beide Seiten mit zwei weniger oder eine mit voller Kraft? Gegen einen Feind: eine.',
  'step.target.hint':
    'Nahe Schiffe trifft man leichter, und die erste Breitseite schadet doppelt, wenn das Szenario nichts anderes sagt: nicht in der Ferne verschwenden.',
  'step.fire.hint':
    'Schieße zuerst auf den, den du am meisten fürchtest: Was du jetzt triffst, ist schwächer, wenn es selbst schießt.',
  'step.board.hint':
    'Zähle die Mannschaften: Jeder Mann mehr als beim Feind zählt in jeder Runde. Wer zwei Runden gewinnt, hat das Schiff.',
  'step.counter.hint':
    'Jede Seite darf einmal im Zug antworten, so stark wie vor dem Treffer. Warte nur, wenn ein besseres Ziel kommt.',
  'step.rescueMove.hint':
    'Deine Zugabe: Fahre aus dem Schussfeld des Feindes oder bleib für die nächste Breitseite.',
  'step.prize.hint':
    'Eine Prise braucht Leute zum Kämpfen, und wer übersetzt, fehlt auf dem eigenen Schiff: Mit weniger als der halben Mannschaft muss es eine Moralprobe ablegen.',
  'step.victor.hint':
    'Wer weiterkämpft, greift mit eins mehr auf jeden Wurf an; wer sich löst, legt zwei Zoll zwischen die Schiffe.',
  'step.points.hint':
    'Ein Punkt gibt eins auf diesen Wurf und ist dann bis zur nächsten Schlacht fort.',
  'step.answer.hint': 'Es geschieht nur, wenn alle zustimmen.',
}
