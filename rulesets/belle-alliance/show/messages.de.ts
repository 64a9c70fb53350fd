import type { Translated } from '@grognard/umpire/message.ts'
import type { showEnglish } from './messages.en.ts'

export const showGerman: Translated<typeof showEnglish> = {
  'ba.body.regiment': 'Regiment {chief}',
  'ba.body.brigade': 'Brigade {chief}',
  'ba.body.division': 'Division {chief}',
  'ba.body.corps': 'Korps {chief}',
  'ba.body.army': 'Armee {chief}',
  'group.advance': 'In Formation marschieren',
  'group.attack': 'Angreifen',
  'group.skirmish': 'Schützenketten aussenden',
  'group.hold': 'Halten: Befehle streichen',
  'group.fireAt': 'Auf ein Ziel feuern',
  // What is written on the map and on the cards.
  'ba.measuring.barred':
    'Vor Befehl und Feueransage wird nicht gemessen (BA-1.1.1-11). Die Option „Messen“ erlaubt es jederzeit.',
  'ba.row.figures': 'Figuren',
  'ba.row.figures.lost':
    'Nimm {piece} mindestens {count, plural, one {# Figur} other {# Figuren}} ab',
  'ba.piece.unit': '{unit}, {figures, number} Figuren',
  'ba.piece.chief': '{chief}',
  'ba.piece.orderly': 'Ordonnanz ({chief})',
  'ba.card.unit': '{arm}, {weapon}, Kampfwert {valeur, number}',
  'ba.card.state': '{figures, number} von {of, number} Figuren, {formation}, {disorder}',
  'ba.card.chief': 'Unmittelbarer Befehlshaber: {chief}',
  'ba.card.noChief': 'keiner',
  'ba.card.chiefHimself': '{quality}, {level}',
  'ba.card.orderly': 'Ordonnanz ({chief}); kann ihren Befehlshaber ersetzen, wenn er fällt.',
  'ba.card.gun': '{pounder, number}-Pfünder, {gunners, number} Kanoniere',
  'ba.card.horseGun': '{pounder, number}-Pfünder, reitende Artillerie, {gunners, number} Kanoniere',
  'ba.talent.light': 'Leicht: kann mit allen Figuren eine Schützenkette bilden',
  'ba.talent.lancers': 'Lanzenreiter',
  'ba.talent.trained': 'Geübte Schützen',
  'ba.talent.pioneers': 'Pioniere',
  'ba.badge.disorder.LU': 'leichte Unordnung',
  'ba.badge.disorder.U': 'Unordnung',
  'ba.badge.disorder.FU': 'volle Unordnung',
  'ba.badge.attacking': 'greift an',
  'ba.badge.charging': 'im Sturmlauf',
  'ba.badge.working': 'bei der Arbeit',
  'ba.badge.resting': 'rastet',
  'ba.badge.garrison': 'in einem Gebäude',
  'ba.badge.shortOfSupply': 'knapp an Munition',
  'ba.badge.orderFailed': 'Befehl nicht befolgt',
  'ba.badge.pioneers': 'Pioniere',
  'ba.badge.abandoned': 'verlassene Geschütze',
  'ba.badge.chief': 'Befehlshaber',
  'ba.badge.orderly': 'Ordonnanz',
  'ba.ground.named': '{name}',
  'ba.ground.hill': '{name}, Höhe {level, number}',
  'ba.ground.zone': 'Aufstellungszone: {seat}',
  'ba.marker.fired': 'hat gefeuert',
  'ba.marker.melee': 'Nahkampf',
  'ba.arc.command': 'Befehlsbereich',
  'ba.arc.command.reach': 'Befehlsbereich, bis {cm, number} cm',
  'ba.sight.lines': 'bis hierher ist die Sichtlinie frei',
  'ba.sight.any': 'eine Einheit hier ist zu sehen',
  'ba.sight.fired':
    'eine Einheit hier ist nur zu sehen, wenn sie in diesem oder im letzten Zug gefeuert hat',
  'ba.headline.turn': 'Zug {turn, number} von {last, number}',
  'ba.headline.clock': '{time} Uhr',
  'ba.headline.points': '{one} {first, number} – {second, number} {other}',

  // The battle in words.
  'ba.name': '{name}',
  'ba.status.time': 'Zug {turn, number} von {last, number}, {time} Uhr.',
  'ba.status.unit':
    '{unit} ({seat}): {figures, number} Figuren {arm}, {formation}, {disorder}, bei {x, number}/{y, number} cm, Front {degrees, number}°.',
  'ba.status.unitNear':
    '{unit} ({seat}): {figures, number} Figuren {arm}, {formation}, {disorder}, bei {x, number}/{y, number} cm, Front {degrees, number}°; {distance, number} cm bis {enemy}.',
  'ba.status.gone.waiting': '{unit}: trifft in Zug {turn, number} ein.',
  'ba.status.gone.removed': '{unit}: vernichtet.',
  'ba.status.gone.left': '{unit}: hat den Tisch verlassen.',
  'ba.status.gone.exited': '{unit}: abmarschiert.',
  'ba.status.gone.surrendered': '{unit}: hat sich ergeben.',
  'ba.status.gone.captured': '{unit}: erobert.',
  'ba.status.gone.joined': '{unit}: mit einem anderen Teil derselben Einheit vereinigt.',
  'ba.status.chief': '{chief} steht bei {x, number}/{y, number} cm.',
  'ba.status.orderly': 'Eine Ordonnanz ({chief}) steht bei {x, number}/{y, number} cm.',

  'phase.setup.about': 'Beide Seiten stellen Einheiten und Befehlshaber in ihren Zonen auf.',
  'phase.orders.about':
    'Beide Seiten schreiben verdeckt Befehle für ihre Einheiten. Einheiten fern von ihrem Befehlshaber oder in Unordnung würfeln dann, ob sie ihnen folgen.',
  'phase.announcement.about':
    'Angriffe werden angesagt. Kanoniere können Zuflucht suchen, gefallene Befehlshaber werden ersetzt, fliehende Einheiten sammeln sich.',
  'phase.continuedFire.about':
    'Eine Einheit, die im letzten Zug gefeuert hat, kann sofort wieder auf dasselbe Ziel feuern; dann kann sie sich in diesem Zug nicht bewegen und nicht noch einmal feuern.',
  'phase.movement.about':
    'Alle Einheiten führen ihre Befehle gleichzeitig aus, in zwanzig kurzen Schritten; danach bewegt sich der Stab.',
  'phase.fire.about':
    'Beide Seiten wählen ihre Ziele, bevor gewürfelt wird; alles Feuer wirkt gleichzeitig.',
  'phase.melee.about':
    'Einheiten in Kontakt kämpfen. Wer verliert, gerät in Unordnung; wer gewinnt, darf nachdrängen.',
  'phase.end.about':
    'Pionierarbeiten werden fertig, verlassene Geschütze erobert, der Stab bewegt sich noch einmal, Einheiten sammeln sich.',
  'sequence.forced': 'Rückzug und Flucht',
  'step.deploy.hint':
    'Halte jede Einheit im Umkreis von 30 cm um ihren Befehlshaber und die Unterstützung dicht hinter der ersten Linie.',
  'step.orders.hint':
    'Erst die Formation, dann der Marsch: Von der Formation hängt ab, welches Gelände eine Einheit betreten kann. Ist eine Einheit in Ordnung und höchstens 30 cm von ihrem Befehlshaber entfernt, gehorcht sie ohne Wurf. Zum Nahkampf braucht sie einen Angriffsbefehl, zum Feuern keinen.',
  'step.refuge.hint':
    'Kanoniere, die bleiben, müssen an den Geschützen kämpfen. Bei der Infanterie sind sie sicherer, doch die Geschütze können verloren gehen.',
  'step.chiefs.hint':
    'Ein Befehlshaber bei einer fliehenden Einheit hilft ihr beim Sammeln. Ohne Befehlshaber braucht jeder Befehl der Brigade einen Wurf.',
  'step.continuedFire.hint':
    'Nutze es, wenn das Ziel noch dort steht, wo es stand; verzichte darauf, wenn die Einheit sich bewegen muss.',
  'step.staff.hint':
    'Stelle Befehlshaber dorthin, wo die Befehle des nächsten Zugs am meisten zählen. Ein Befehlshaber bei einer Einheit hilft ihr, kann aber fallen.',
  'step.fire.hint':
    'Feuern mehrere Einheiten auf dasselbe Ziel, bewirken sie mehr, als wenn jede ihr eigenes hat. Am meisten bewirkt Feuer in Flanke, Rücken oder Kolonne.',
  'step.attackers.hint':
    'Ein Nachbar oder eine Unterstützung gibt +2: Nimm frische Einheiten in geschlossener Formation in der Nähe.',
  'step.defenders.hint':
    'Ein Nachbar oder eine Unterstützung gibt +2, doch eine in Flanke oder Rücken angegriffene Einheit kann kein Nachbar sein.',
  'step.advance.hint':
    'Nachdrängen hält den Gegner auf der Flucht, doch die Einheit kann allein vor einer frischen Linie enden.',
  'step.lastRefuge.hint':
    'Der Gegner greift noch einmal an: Kanoniere neben Infanterie in Ordnung können sich noch retten.',
  'step.lastAttackers.hint': 'Wie zuvor gibt ein Nachbar oder eine Unterstützung +2.',
  'step.lastDefenders.hint': 'Wie zuvor gibt ein Nachbar oder eine Unterstützung +2.',
  'step.lastStaff.hint':
    'Einheiten, die jetzt im Umkreis von 30 cm um ihren Befehlshaber stehen, befolgen die nächsten Befehle ohne Wurf.',
  'step.direction.hint':
    'Zeige auf der Karte, wohin sie soll (mit der Tastatur: Pfeiltasten, dann Leertaste, dann Enter). Halte Abstand vom Gegner und von den eigenen Einheiten: Eine Flucht, die sie berührt, kann sie mitreißen.',

  // Was das Labor zählt.
  'finding.ending': 'Ende der Schlacht',
  'finding.ending.turns': 'letzter Zug',
  'finding.ending.ruin': 'ein Heer geschlagen',
  'finding.grade': 'Ergebnis',
  'finding.grade.decisive': 'entscheidender Sieg',
  'finding.grade.victory': 'Sieg',
  'finding.grade.draw': 'unentschieden',
  'finding.leadAtHalf': 'Zur Halbzeit vorn',
  'finding.firstPlace': 'Zuerst einen Ort genommen',
  'finding.points': 'Punkte insgesamt',
  'finding.points.holdBuilding': 'Punkte für Gebäude',
  'finding.points.holdArea': 'Punkte für Wald, Höhen und anderes Gelände',
  'finding.points.unitRuined': 'Punkte für zerschlagene Einheiten',
  'finding.points.unitInDisorder': 'Punkte für Einheiten in Unordnung',
  'finding.points.gunModelCaptured': 'Punkte für eroberte Geschütze',
  'finding.points.exited': 'Punkte für Abzug vom Tisch',
  'finding.points.unitsBeyond': 'Punkte für Einheiten jenseits einer Linie',
  'finding.points.prisoners': 'Punkte für Gefangene',
  'finding.points.losses': 'Punkte für Verluste des Gegners',
  'finding.points.turnEnds': 'Punkte an Zugenden',
  'finding.order.written': 'Befehle geschrieben',
  'finding.order.failed': 'Befehle nicht befolgt',
  'finding.volley': 'Feuer abgegeben',
  'finding.attack.won': 'Angriffe gewonnen',
  'finding.attack.lost': 'Angriffe verloren',
  'finding.attack.undecided': 'Angriffe unentschieden',
  'finding.lost.fire': 'Figuren durch Feuer verloren',
  'finding.lost.melee': 'Figuren im Nahkampf verloren',
  'finding.lost.prisoners': 'Figuren gefangen',
  'finding.lost.rout': 'Figuren auf der Flucht verloren',
  'finding.lost.surrender': 'Figuren, die sich ergaben',
  'finding.unit.disordered': 'Eigene Einheiten in Unordnung gebracht',
  'finding.unit.routed': 'Eigene Einheiten in die Flucht geschlagen',
  'finding.gunsTaken': 'Geschützmodelle erobert',
  'finding.staffFallen': 'Gefallene Befehlshaber und Ordonnanzen',
  'finding.placeTaken': 'Orte genommen',
}
