import type { Translated } from '@grognard/umpire/message.ts'
import type { stepsEnglish } from './guide.en.ts'

export const stepsGerman: Translated<typeof stepsEnglish> = {
  'phase.setup.about': 'Beide Seiten stellen Einheiten und Chefs auf ihrem Gelände auf.',
  'phase.orders.about':
    'Beide Seiten schreiben verdeckt einen Befehl für jede Einheit. Wer weit von seinem Chef steht oder erschüttert ist, würfelt, ob er ihm folgt.',
  'phase.announcement.about':
    'Angriffe werden bekannt. Kanoniere dürfen flüchten, gefallene Chefs werden ersetzt, fliehende Einheiten gesammelt.',
  'phase.continuedFire.about':
    'Wer im letzten Zug schoss, darf gleich wieder auf dasselbe Ziel schießen; dann bewegt er sich nicht und schießt nicht noch einmal.',
  'phase.movement.about':
    'Alle Einheiten führen ihre Befehle gleichzeitig aus, in zwanzig kurzen Schritten; danach bewegt sich der Stab.',
  'phase.fire.about':
    'Beide Seiten nennen ihre Ziele, bevor ein Würfel fällt; alles Feuer wirkt gleichzeitig.',
  'phase.melee.about':
    'Einheiten in Kontakt kämpfen. Wer verliert, gerät in Unordnung; wer gewinnt, darf nachdrängen.',
  'phase.end.about':
    'Feldarbeiten werden fertig, Geschütze genommen, der Stab bewegt sich noch einmal, Einheiten erholen sich.',
  'sequence.forced': 'Rückzug und Flucht',
  'step.deploy.hint':
    'Halte jede Einheit im Umkreis von 30 cm um ihren Chef und Unterstützung dicht hinter der ersten Linie.',
  'step.orders.hint':
    'Bis 30 cm vom Chef gehorcht eine geordnete Einheit ohne Wurf. Zum Nahkampf braucht sie einen Angriffsbefehl, zum Schießen keinen.',
  'step.refuge.hint':
    'Wer bleibt, kämpft an den Geschützen; bei der Infanterie überleben die Kanoniere, doch die Geschütze können verloren gehen.',
  'step.chiefs.hint':
    'Sammle Einheiten mit einem Chef daneben. Ein gefallener Chef überlässt die ganze Brigade den Würfeln.',
  'step.continuedFire.hint':
    'Nutze es, wenn das Ziel noch steht, wo es stand; lass es, wenn die Einheit sich bewegen muss.',
  'step.staff.hint':
    'Stell Chefs dorthin, wo die nächsten Befehle zählen: Bei einer Einheit hilft ein Chef ihr, kann aber fallen.',
  'step.fire.hint':
    'Mehrere auf ein Ziel bewirken mehr als jede auf ein eigenes. Flanke, Rücken und Kolonnen leiden am meisten.',
  'step.attackers.hint':
    'Ein Nachbar oder eine Unterstützung gibt zwei mehr: Nimm frische geschlossene Einheiten in der Nähe.',
  'step.defenders.hint':
    'Ein Nachbar oder eine Unterstützung gibt zwei mehr; wer in Flanke oder Rücken gefasst ist, darf aber kein Nachbar sein.',
  'step.advance.hint':
    'Nachdrängen hält den Feind im Laufen, doch die Einheit kann allein vor einer frischen Linie enden.',
  'step.lastRefuge.hint':
    'Der Feind kommt noch einmal: Kanoniere bei geordneter Infanterie können sich noch retten.',
  'step.lastAttackers.hint': 'Wie zuvor: Ein Nachbar oder eine Unterstützung gibt zwei mehr.',
  'step.lastDefenders.hint': 'Wie zuvor: Ein Nachbar oder eine Unterstützung gibt zwei mehr.',
  'step.lastStaff.hint':
    'Wo die Chefs jetzt stehen, entscheidet, welche Befehle im nächsten Zug sicher sind.',
  'step.direction.hint':
    'Zeige auf der Karte, wohin sie läuft (mit Tasten: Pfeile, dann Leertaste, dann Eingabe). Weg vom Feind und frei von den eigenen: Eine Flucht, die Freunde berührt, kann sie mitreißen.',
}
