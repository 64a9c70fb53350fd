import type { Translated } from '@grognard/umpire/message.ts'
import type { bookEnglish } from './messages.en.ts'

/** Seats, phases and steps, options. */
export const bookGerman: Translated<typeof bookEnglish> = {
  'ws.refuse.fileNameTwice': 'Zwei Schiffe heißen {ship}. Gib jedem einen eigenen Namen.',
  'ws.refuse.fileOffSheet':
    '{ship} liegt mit Bug oder Heck neben dem Blatt. Setze das Schiff darauf.',
  'ws.refuse.fileAshore': '{ship} liegt auf Land. Setze das Schiff in tieferes Wasser.',
  'ws.refuse.fileHexTaken':
    '{ship} liegt in einem Feld von {other}. Gib jedem Schiff eigene Felder.',
  'paper.scenario': 'Szenariodatei',
  'paper.scenario.about': 'Eine eigene Schlacht: See, Wind, Flotten und Land, in Feldern.',
  'seat.a': 'Erste Flotte',
  'seat.b': 'Zweite Flotte',
  'seat.c': 'Erste Flotte, zweiter Befehlshaber',
  'seat.d': 'Zweite Flotte, zweiter Befehlshaber',
  'seat.e': 'Erste Flotte, dritter Befehlshaber',
  'seat.f': 'Zweite Flotte, dritter Befehlshaber',
  'seat.g': 'Erste Flotte, vierter Befehlshaber',
  'seat.h': 'Zweite Flotte, vierter Befehlshaber',
  'seat.a.sentence': 'die erste Flotte',
  'seat.b.sentence': 'die zweite Flotte',
  'seat.c.sentence': 'der zweite Befehlshaber der ersten Flotte',
  'seat.d.sentence': 'der zweite Befehlshaber der zweiten Flotte',
  'seat.e.sentence': 'der dritte Befehlshaber der ersten Flotte',
  'seat.f.sentence': 'der dritte Befehlshaber der zweiten Flotte',
  'seat.g.sentence': 'der vierte Befehlshaber der ersten Flotte',
  'seat.h.sentence': 'der vierte Befehlshaber der zweiten Flotte',
  'sequence.battle': 'Die Schlacht',
  'phase.setup': 'Vor der Schlacht',
  'phase.wind': 'Wind',
  'phase.signals': 'Signale',
  'phase.unfouling': 'Losmachen',
  'phase.movement': 'Bewegung',
  'phase.grappling': 'Enterhaken',
  'phase.boarding': 'Enterkommandos',
  'phase.combat': 'Geschützfeuer',
  'phase.melee': 'Nahkampf',
  'phase.upkeep': 'Laden und Segel',
  'phase.setup.about': 'Wähle, womit deine Breitseiten zu Beginn der Schlacht geladen sind.',
  'phase.wind.about':
    'Ein angekündigter Windwechsel tritt ein, und 2 Würfel sagen, ob im nächsten Zug wieder einer folgt.',
  'phase.signals.about':
    'Die Signale des letzten Zugs werden gelesen, und jeder Befehlshaber kann eines setzen.',
  'phase.unfouling.about':
    'Verlorene Schiffe können jetzt sinken oder in die Luft fliegen. Würfle, um verhakte Schiffe zu lösen und hängende Masten zu kappen.',
  'phase.movement.about':
    'Beide Seiten legen für jedes Schiff geheim einen Kurs fest. Dann bewegen sich alle Schiffe gemeinsam, Schritt für Schritt.',
  'phase.grappling.about': 'Benachbarte Schiffe können Enterhaken werfen oder kappen.',
  'phase.boarding.about':
    'Beide Seiten bilden geheim Enterkommandos. Eine Abteilung, die entert, bedient keine Geschütze.',
  'phase.combat.about':
    'Beide Seiten wählen geheim ihre Ziele. Alle Geschütze feuern zugleich, und aller Schaden gilt zugleich.',
  'phase.melee.about':
    'Enterkommandos kämpfen bis zu 3 Runden. Eine geschlagene Mannschaft verliert ihr Schiff.',
  'phase.upkeep.about':
    'Jedes Schiff lädt eine Breitseite oder repariert und kann volle Segel setzen oder bergen. Am Ende prüft der Schiedsrichter, ob die Schlacht vorbei ist.',
  'step.muster': 'Flotte zusammenstellen',
  'step.firstLoads': 'Breitseiten laden',
  'step.leaders': 'Anderen Anführer wählen',
  'step.signals': 'Signal setzen',
  'step.unfouling': 'Schiffe losmachen',
  'step.plots': 'Kurse festlegen',
  'step.grapple': 'Enterhaken werfen',
  'step.ungrapple': 'Enterhaken kappen',
  'step.parties': 'Enterkommandos bilden',
  'step.targets': 'Ziele wählen',
  'step.losses': 'Verlorene Geschütze wählen',
  'step.upkeep': 'Laden, reparieren, Segel setzen',
  'step.muster.hint':
    'Wähle für deine Punkte Schiffe deiner Nation. Dein Gegner sieht sie, wenn beide Flotten stehen.',
  'step.firstLoads.hint':
    'Anfangs sind alle Breitseiten mit Vollkugeln geladen. Ändere, was du möchtest, und wähle dann „Fertig“.',
  'step.leaders.hint':
    'Dein Anführer ist verloren. Wähle das Schiff, von dem aus du weiterführst; du behältst alle Schiffe.',
  'step.signals.hint':
    'Du hast in diesem Zug ein Signal. Bis 3 Felder weit wird es sofort gelesen, weiter weg im nächsten Zug.',
  'step.unfouling.hint':
    'Eine 1 oder 2 löst ein verhaktes Paar oder kappt einen hängenden Mast. Für jedes hast du je Zug einen Versuch.',
  'step.plots.hint':
    'Ziffern sind Felder voraus, L und R Drehungen um 60° nach Backbord und Steuerbord, B setzt die Segel für einen Schritt back, T ist ein Feld voraus und dann die Drehung zurück. Versiegle deine Befehle, wenn jedes Schiff seinen Kurs hat.',
  'step.grapple.hint':
    'Bei jedem benachbarten Schiff hast du einen Versuch. Schiffe, die stillliegen, sind leichter zu fassen.',
  'step.ungrapple.hint':
    'Eine 1 oder 2 kappt einen Enterhaken. Ein Paar ist frei, wenn keiner mehr hält.',
  'step.parties.hint':
    'Ein neues Kommando verteidigt. Eines, das schon seit einem früheren Zug verteidigt, kann angreifen oder auf ein eigenes Schiff übersetzen.',
  'step.targets.hint':
    'Jede geladene Seite feuert einmal, auf das nächste Schiff in ihrem Schussfeld. Versiegle deine Befehle, wenn deine Ziele gewählt sind.',
  'step.losses.hint':
    'Die Geschütze, die dem Feuer am nächsten sind, gehen verloren. Wo sie gleich nahe sind, wählst du.',
  'step.upkeep.hint':
    'Ein Schiff lädt je Zug eine Seite. Ein Schiff, das sonst nichts tut, kann reparieren; jeder dritte Zug Arbeit am selben Teil bringt 2 Kästchen zurück. Volle Segel machen schneller, aber Treffer in der Takelage zählen doppelt.',
  'option.commandersA': 'Zahl der Befehlshaber: erste Flotte',
  'option.commandersA.about':
    'Bei mehreren Befehlshabern führt jeder eine Division der Flotte; sie verständigen sich durch Signale.',
  'option.commandersB': 'Zahl der Befehlshaber: zweite Flotte',
  'option.commandersB.about':
    'Bei mehreren Befehlshabern führt jeder eine Division der Flotte; sie verständigen sich durch Signale.',
  'option.points': 'Punkte jeder Flotte',
  'option.points.about': 'Was die Schiffe einer Flotte zusammen höchstens kosten dürfen.',
  'option.fleets': 'Flotten',
  'option.fleets.about': 'Ausgewürfelt oder von den Spielern zusammengestellt.',
  'option.fleets.drawn': 'ausgewürfelt',
  'option.fleets.built': 'selbst zusammengestellt',
  'option.nationA': 'Nation der ersten Flotte',
  'option.nationA.about': 'Aus welcher Marine die Schiffe und ihre Namen stammen.',
  'option.nationB': 'Nation der zweiten Flotte',
  'option.nationB.about': 'Aus welcher Marine die Schiffe und ihre Namen stammen.',
  'option.windVelocity': 'Windstärke',
  'option.windVelocity.about': '1 leicht, 2 mäßig, 3 normal, 4 stark, 5 Sturm, 6 schwerer Sturm.',
  'option.windChange': 'Wie oft der Wind wechselt',
  'option.windChange.about': 'Die Wechselzahl: 4 oft, 6 selten, 7 nie.',
  'option.nationA.british': 'britisch',
  'option.nationA.french': 'französisch',
  'option.nationA.spanish': 'spanisch',
  'option.nationA.american': 'amerikanisch',
  'option.nationB.british': 'britisch',
  'option.nationB.french': 'französisch',
  'option.nationB.spanish': 'spanisch',
  'option.nationB.american': 'amerikanisch',
  'option.turnLimit': 'Höchstzahl der Züge',
  'option.turnLimit.about':
    'Die Schlacht dauert höchstens so viele Züge. Ein Duell ist dann unentschieden; in einer Flottenschlacht gewinnt die Seite mit mehr Punkten.',
  'option.game': 'Spiel',
  'option.game.about':
    'Nach welcher Fassung der Regeln gespielt wird. Die Schalter darunter wirken nur mit den Schlachtregeln.',
  'option.game.battleRules': 'Schlachtregeln von 1998',
  'option.game.advanced': 'erweitertes Spiel',
  'option.game.basic': 'Grundspiel',
  'option.frigatesSpared': 'Fregatten werden geschont',
  'option.frigatesSpared.about':
    'Auf 8 und mehr Felder Entfernung beschießen Linienschiffe Fregatten nur, wenn diese in den Kampf eingegriffen haben.',
  'option.seasonedCrews': 'Erfahrene Mannschaften',
  'option.seasonedCrews.about':
    'Eine Stufe zwischen durchschnittlich und erstklassig; ohne diese Regel gelten solche Mannschaften als durchschnittlich.',
  'option.followInTheWake': 'Im Kielwasser folgen',
  'option.followInTheWake.about':
    'Ein Schiff kann einem Schiff der eigenen Seite folgen, das direkt vor ihm segelt.',
  'option.crabMove': 'Der Krebsgang',
  'option.crabMove.about':
    'Nach einer Drehung muss ein Schiff ein Feld voraus segeln; das Zurückdrehen kostet dann nur 1 Punkt.',
  'option.momentum': 'Schwung',
  'option.momentum.about': 'Schiffe werden von Zug zu Zug nur wenig schneller oder langsamer.',
  'option.battleMelee': 'Nahkampf nach den Schlachtregeln',
  'option.battleMelee.about':
    'In jedem Zug macht sich eine Abteilung bereit, zuerst zur Verteidigung; ein Angriff braucht 2 Züge.',
  'option.signals': 'Signale',
  'option.signals.about':
    'Befehlshaber einer Seite verständigen sich durch kurze Signale; nur mit mehreren Befehlshabern auf einer Seite.',
  'option.windEveryTurn': 'Wind in jedem Zug auswürfeln',
  'option.windEveryTurn.about':
    'In jedem Zug wird mit 2 Würfeln gewürfelt, und ein Wechsel tritt einen Zug nach der Ankündigung ein; ohne diese Regel wird in jedem dritten Zug mit 1 Würfel gewürfelt.',
  'option.specialRake': 'Längsfeuer nach den Schlachtregeln',
  'option.specialRake.about':
    'Längsfeuer gibt ein Schiff nur, wenn eines seiner Felder ganz im Keil vor oder hinter dem Ziel liegt.',
  'option.twoFireDice': '2 Würfel für das Feuer',
  'option.twoFireDice.about':
    'Ein kritischer Treffer braucht einen Pasch; ohne diese Regel ist jede 6 ein kritischer Treffer.',
  'option.timedMoves': 'Bedenkzeit',
  'option.timedMoves.about':
    'Jeder Schritt hat eine Zeitgrenze, die eine Uhr anzeigt. Ist die Zeit um, ergänzt der Schiedsrichter, was fehlt.',
  'option.leaderCasualties': 'Anführer fallen',
  'option.leaderCasualties.about':
    'Bei manchen kritischen Treffern können Kapitäne und Admirale an Bord fallen; nur mit mehreren Befehlshabern auf einer Seite.',
  'option.fallenRiggingByDie': 'Die Seite der gefallenen Takelage wird ausgewürfelt',
  'option.fallenRiggingByDie.about':
    'Ein Würfel entscheidet, welche Seite die Trümmer verdecken; ohne diese Regel entscheidet es der kritische Treffer selbst: 4 ist Backbord, 6 Steuerbord.',
  'option.towing': 'Schleppen',
  'option.towing.about':
    'Ein Schiff kann ein Schiff der eigenen Seite schleppen, das mit Enterhaken an seinem Heck festgemacht ist.',
  'option.lossOfRigging': 'Hängende Masten',
  'option.lossOfRigging.about':
    'Ein Mast, der fällt, kann über der Bordwand hängen, bis er gekappt ist.',
  'option.blockedWind': 'Windabdeckung',
  'option.blockedWind.about': 'Ein Schiff dicht in Luv nimmt dir den Wind aus den Segeln.',
  'option.explodingShips': 'Explodierende Schiffe',
  'option.explodingShips.about':
    'Welchen Schaden eine Explosion anrichtet, hängt von der Zahl der Geschütze des Schiffs ab; ohne diese Regel gilt immer Treffertabelle 10, die schwerste.',
  'option.foreAndAft': 'Schratsegel',
  'option.foreAndAft.about':
    'Schiffe mit Schratsegeln können in jedem zweiten Zug ein Feld gegen den Wind segeln.',
  'option.copper': 'Kupferbeschlag',
  'option.copper.about':
    'Schiffe ohne Kupfer, die lange auf See sind, sind unter vollen Segeln langsamer.',
  'option.signalMode': 'Länge der Signale',
  'option.signalMode.about':
    'Was die Länge eines Signals begrenzt: Wörter oder Flaggen aus dem Signalbuch.',
  'option.signalMode.codes': 'Flaggen des Signalbuchs',
  'option.signalMode.words': 'Wörter',
  'option.signalSight': 'Sichtlinie für Signale',
  'option.signalSight.about':
    'Wann ein Signal eine freie Sichtlinie von höchstens 15 Feldern braucht.',
  'option.signalSight.withRepeaters': 'nur mit Wiederholfregatten',
  'option.signalSight.always': 'immer',
  'option.sparedFrigateBlocks': 'Geschonte Fregatten geben Deckung',
  'option.sparedFrigateBlocks.about':
    'Ob eine Fregatte, die nicht beschossen werden darf, trotzdem als nächstgelegenes Ziel zählt.',
  'option.automaticDefence': 'Automatische Verteidigung',
  'option.automaticDefence.about':
    'Wann Abteilung 1 sich kurz vor dem Nahkampf von selbst verteidigt.',
  'option.automaticDefence.anyParty': 'bei jedem Angriffskommando längsseits',
  'option.automaticDefence.aimedParty': 'nur bei einem, das dieses Schiff angreift',
  'option.boardersLoss': 'Verluste der Enterer',
  'option.boardersLoss.about':
    'Wann eine Mannschaft mit Enterkommando durch Feuer 1 Kästchen mehr verliert.',
  'option.boardersLoss.withCrewHit': 'einmal je Breitseite, die die Mannschaft trifft',
  'option.boardersLoss.everyHit': 'mit jedem Treffer auf die Mannschaft',
  'option.explosionNumber': 'Was bei einer Explosion verdoppelt wird',
  'option.explosionNumber.about':
    'Das Doppelte davon ist die Nummer der Treffertabelle, auf der gewürfelt wird.',
  'option.explosionNumber.difference': 'was Längsfeuer hinzufügt',
  'option.explosionNumber.rakeNumber': 'der volle Wert für Längsfeuer',
  'ws.ammunition.unknown': 'unbekannte Ladung',
  'ws.ammunition.round': 'Vollkugeln',
  'ws.ammunition.chain': 'Kettenkugeln',
  'ws.ammunition.double': 'Doppelladung',
  'ws.ammunition.grape': 'Streukugeln',
  'ws.end.bow': 'vorn',
  'ws.end.stern': 'achtern',
  'ws.quality.EL': 'Elite',
  'ws.quality.CR': 'erstklassig',
  'ws.quality.SE': 'erfahren',
  'ws.quality.AV': 'durchschnittlich',
  'ws.quality.GR': 'unerfahren',
  'ws.quality.PR': 'schlecht',
  'ws.side.port': 'Backbord',
  'ws.side.starboard': 'Steuerbord',
  'ws.list': '{list}, {more}',
  'ws.whom.division': 'die Division',
  'ws.whom.fleet': 'alle deine Schiffe',
  'ws.way.inLine': 'in Linie',
  'ws.way.together': 'zugleich',
  'ws.way.asLast': 'wie im letzten Zug',
  'ws.way.straightOn': 'geradeaus',
  'ws.note.none': 'nichts',
  'ws.note.plain': 'Anker werfen',
  'ws.note.bow': 'Buganker werfen',
  'ws.note.stern': 'Heckanker werfen',
  'ws.note.weigh': 'Anker lichten',
  'ws.note.cut': 'Trosse kappen',
  'ws.party.offensive': 'angreifen',
  'ws.party.defensive': 'verteidigen',
  'ws.party.transfer': 'übersetzen',
  'ws.aim.hull': 'Rumpf',
  'ws.aim.rigging': 'Takelage',
  'ws.weapon.guns': 'Geschütze',
  'ws.weapon.carronades': 'Karronaden',
  'ws.sails.full': 'volle Segel',
  'ws.sails.battle': 'Gefechtssegel',
  'option.timeAllowed': 'Zeit für einen Schritt',
  'option.timeAllowed.about': 'Bedenkzeit je Schritt, verglichen mit der im Buch.',
  'option.timeAllowed.asRuled': 'wie im Buch',
  'option.timeAllowed.half': 'die Hälfte',
  'option.timeAllowed.double': 'das Doppelte',
  'count.pieces': '{count, plural, one {# Schiff} other {# Schiffe}}',
}
