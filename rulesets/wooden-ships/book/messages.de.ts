import type { Translated } from '@grognard/umpire/message.ts'
import type { bookEnglish } from './messages.en.ts'

/** Seats, phases and steps, options. */
export const bookGerman: Translated<typeof bookEnglish> = {
  'seat.a': 'Erste Flotte',
  'seat.b': 'Zweite Flotte',
  'seat.c': 'Erste Flotte, zweiter Befehlshaber',
  'seat.d': 'Zweite Flotte, zweiter Befehlshaber',
  'seat.e': 'Erste Flotte, dritter Befehlshaber',
  'seat.f': 'Zweite Flotte, dritter Befehlshaber',
  'seat.g': 'Erste Flotte, vierter Befehlshaber',
  'seat.h': 'Zweite Flotte, vierter Befehlshaber',
  'sequence.battle': 'Die Schlacht',
  'phase.setup': 'Vor der Schlacht',
  'phase.wind': 'Wind',
  'phase.signals': 'Signale',
  'phase.unfouling': 'Klarieren',
  'phase.movement': 'Bewegung',
  'phase.grappling': 'Enterhaken',
  'phase.boarding': 'Enterkommandos',
  'phase.combat': 'Geschützfeuer',
  'phase.melee': 'Nahkampf',
  'phase.upkeep': 'Laden und Segel',
  'phase.setup.about': 'Wähle, womit deine Breitseiten zu Beginn der Schlacht geladen sind.',
  'phase.wind.about':
    'Ein angekündigter Windwechsel tritt ein, und zwei Würfel sagen, ob im nächsten Zug wieder einer folgt.',
  'phase.signals.about':
    'Die Signale des letzten Zugs werden gelesen, und jeder Befehlshaber kann eines setzen.',
  'phase.unfouling.about':
    'Verlorene Schiffe können jetzt sinken oder in die Luft fliegen. Würfle, um verhakte Schiffe zu lösen und hängende Masten zu kappen.',
  'phase.movement.about':
    'Beide Seiten schreiben für jedes Schiff geheim einen Kurs. Dann bewegen sich alle Schiffe gemeinsam, Schritt für Schritt.',
  'phase.grappling.about': 'Schiffe, die sich berühren, können Enterhaken werfen oder kappen.',
  'phase.boarding.about':
    'Beide Seiten bilden geheim Enterkommandos. Eine Abteilung, die entert, bedient keine Geschütze.',
  'phase.combat.about':
    'Beide Seiten wählen geheim ihre Ziele. Alle Geschütze feuern zugleich, und aller Schaden gilt zugleich.',
  'phase.melee.about':
    'Enterkommandos kämpfen bis zu drei Runden. Eine geschlagene Mannschaft verliert ihr Schiff.',
  'phase.upkeep.about':
    'Jedes Schiff lädt eine Breitseite oder arbeitet an Reparaturen und setzt oder birgt volle Segel. Am Ende prüft der Schiedsrichter, ob die Schlacht entschieden ist.',
  'step.muster': 'Flotte bauen',
  'step.firstLoads': 'Breitseiten laden',
  'step.leaders': 'Anderen Anführer wählen',
  'step.signals': 'Signal setzen',
  'step.unfouling': 'Schiffe klarieren',
  'step.plots': 'Kurse schreiben',
  'step.grapple': 'Enterhaken werfen',
  'step.ungrapple': 'Enterhaken kappen',
  'step.parties': 'Enterkommandos bilden',
  'step.targets': 'Ziele wählen',
  'step.losses': 'Verlorene Geschütze wählen',
  'step.upkeep': 'Laden, reparieren, Segel setzen',
  'step.muster.hint':
    'Wähle Schiffe deiner Nation für deine Punkte; dein Gegner sieht sie, wenn alle gebaut haben.',
  'step.firstLoads.hint':
    'Jede Breitseite beginnt mit Vollkugeln. Ändere, was du willst, und mach dann weiter.',
  'step.leaders.hint':
    'Dein Anführer ist verloren. Wähle das Schiff, von dem aus du weiterführst; du behältst alle Schiffe.',
  'step.signals.hint':
    'Du hast in diesem Zug ein Signal. Es kommt im nächsten Zug an, bis 3 Felder weit sofort.',
  'step.unfouling.hint':
    'Eine 1 oder 2 löst ein verhaktes Paar oder einen hängenden Mast. Jeder Versuch ist einmal im Zug erlaubt.',
  'step.plots.hint':
    'Ziffern sind Felder voraus, L und R Drehungen um 60°, B backt die Segel für einen Schritt, T ist ein Feld voraus und dann die Drehung zurück. Versiegle deine Befehle, wenn jedes Schiff seinen Kurs hat.',
  'step.grapple.hint':
    'Bei jedem benachbarten Schiff hast du einen Versuch. Schiffe, die stillliegen, sind leichter zu fassen.',
  'step.ungrapple.hint':
    'Eine 1 oder 2 kappt einen Enterhaken. Ein Paar ist frei, wenn keiner mehr hält.',
  'step.parties.hint':
    'Ein neues Kommando verteidigt. Eines, das schon in einem früheren Zug verteidigt hat, kann angreifen oder zu einem Freund übersetzen.',
  'step.targets.hint':
    'Jede geladene Seite feuert einmal, auf das nächste Schiff in ihrem Schussfeld. Versiegle deine Befehle, wenn deine Ziele gewählt sind.',
  'step.losses.hint':
    'Die Geschütze, die dem Feuer am nächsten sind, gehen verloren. Wo sie gleich nahe sind, wählst du.',
  'step.upkeep.hint':
    'Ein Schiff lädt eine Seite im Zug. Ein Schiff, das sonst nichts getan hat, kann eine Reparatur notieren; jede dritte einer Art gibt zwei Kästchen zurück. Volle Segel machen schneller, aber Treffer in die Takelage zählen doppelt.',
  'option.commandersA': 'Befehlshaber der ersten Flotte',
  'option.commandersA.about':
    'Mehrere teilen sich die Flotte nach Divisionen und verständigen sich durch Signale.',
  'option.commandersB': 'Befehlshaber der zweiten Flotte',
  'option.commandersB.about':
    'Mehrere teilen sich die Flotte nach Divisionen und verständigen sich durch Signale.',
  'option.points': 'Punkte jeder Flotte',
  'option.points.about': 'Was die Schiffe einer Flotte zusammen kosten dürfen.',
  'option.fleets': 'Flotten',
  'option.fleets.about': 'Ausgewürfelt oder von den Spielern gebaut.',
  'option.fleets.drawn': 'ausgewürfelt',
  'option.fleets.built': 'gebaut',
  'option.nationA': 'Nation der ersten Flotte',
  'option.nationA.about': 'Wessen Schiffe und Namen.',
  'option.nationB': 'Nation der zweiten Flotte',
  'option.nationB.about': 'Wessen Schiffe und Namen.',
  'option.windVelocity': 'Windstärke',
  'option.windVelocity.about': '1 leicht, 2 mäßig, 3 normal, 4 stark, 5 Sturm, 6 schwerer Sturm.',
  'option.windChange': 'Wechselzahl',
  'option.windChange.about': 'Bei 4 wechselt der Wind oft, bei 6 selten, bei 7 nie.',
  'option.nationA.british': 'britisch',
  'option.nationA.french': 'französisch',
  'option.nationA.spanish': 'spanisch',
  'option.nationA.american': 'amerikanisch',
  'option.nationB.british': 'britisch',
  'option.nationB.french': 'französisch',
  'option.nationB.spanish': 'spanisch',
  'option.nationB.american': 'amerikanisch',
  'option.turnLimit': 'Zuggrenze',
  'option.turnLimit.about':
    'Nach diesem Zug ist die Schlacht vorbei: Ein Duell endet unentschieden, von Flotten gewinnt die mit mehr Punkten.',
  'option.game': 'Spiel',
  'option.game.about':
    'Wie viel von den Regeln gespielt wird. Die Schalter darunter gelten nur mit den Schlachtregeln.',
  'option.game.battleRules': 'Schlachtregeln von 1998',
  'option.game.advanced': 'erweitertes Spiel',
  'option.game.basic': 'Grundspiel',
  'option.frigatesSpared': 'Fregatten werden geschont',
  'option.frigatesSpared.about':
    'Linienschiffe beschießen Fregatten ab 8 Feldern nur, wenn diese in den Kampf eingegriffen haben.',
  'option.seasonedCrews': 'Erfahrene Mannschaften',
  'option.seasonedCrews.about':
    'Eine Güte zwischen durchschnittlich und vorzüglich; ohne sie sind solche Mannschaften durchschnittlich.',
  'option.followInTheWake': 'Im Kielwasser folgen',
  'option.followInTheWake.about': 'Ein Schiff kann dem Freund direkt vor ihm folgen.',
  'option.crabMove': 'Der Krebsgang',
  'option.crabMove.about':
    'Nach einer Drehung kommt ein Feld voraus, und das Zurückdrehen kostet nur einen Punkt.',
  'option.momentum': 'Schwung',
  'option.momentum.about': 'Schiffe werden von Zug zu Zug nur wenig schneller oder langsamer.',
  'option.battleMelee': 'Nahkampf der Schlachtregeln',
  'option.battleMelee.about':
    'Je Zug macht sich eine Abteilung bereit, zuerst zur Verteidigung; Angreifer brauchen zwei Züge.',
  'option.signals': 'Signale',
  'option.signals.about':
    'Befehlshaber einer Seite verständigen sich durch kurze Signale; nur mit mehreren Befehlshabern auf einer Seite.',
  'option.windEveryTurn': 'Wind in jedem Zug',
  'option.windEveryTurn.about':
    'Zwei Würfel in jedem Zug, und ein Wechsel kommt einen Zug nach der Ansage; sonst ein Würfel in jedem dritten Zug.',
  'option.specialRake': 'Längsfeuer der Schlachtregeln',
  'option.specialRake.about':
    'Nur wer ganz im Keil vor oder hinter dem Schiff steht, feuert der Länge nach.',
  'option.twoFireDice': 'Zwei Feuerwürfel',
  'option.twoFireDice.about':
    'Ein kritischer Treffer braucht einen Pasch; sonst kommt er mit jeder 6.',
  'option.timedMoves': 'Bedenkzeit',
  'option.timedMoves.about':
    'Hinweise nennen die Zeit für jeden Schritt; haltet sie selbst ein, unter Menschen.',
  'option.leaderCasualties': 'Anführer fallen',
  'option.leaderCasualties.about':
    'Manche kritischen Treffer können Kapitäne und Admirale an Bord treffen; nur mit mehreren Befehlshabern auf einer Seite.',
  'option.fallenRiggingByDie': 'Gefallene Takelage nach Würfel',
  'option.fallenRiggingByDie.about':
    'Ein Würfel sagt, welche Seite die Trümmer verdecken; sonst ist 4 Backbord und 6 Steuerbord.',
  'option.towing': 'Schleppen',
  'option.towing.about': 'Ein Schiff kann einen Freund schleppen, der am Heck festgemacht ist.',
  'option.lossOfRigging': 'Hängende Masten',
  'option.lossOfRigging.about':
    'Ein Mast, der fällt, kann über der Bordwand hängen, bis er gekappt ist.',
  'option.blockedWind': 'Wind aus den Segeln',
  'option.blockedWind.about': 'Ein Schiff dicht in Luv nimmt dir den Wind aus den Segeln.',
  'option.explodingShips': 'Stärke von Explosionen',
  'option.explodingShips.about':
    'Ein explodierendes Schiff schadet nach der Zahl seiner Geschütze; sonst immer nach der höchsten Tafel.',
  'option.foreAndAft': 'Schratsegel',
  'option.foreAndAft.about':
    'Solche Schiffe können in jedem zweiten Zug ein Feld gegen den Wind segeln.',
  'option.copper': 'Kupferbeschlag',
  'option.copper.about':
    'Schiffe ohne Kupfer, die lange auf See sind, fahren mit vollen Segeln langsamer.',
  'option.signalMode': 'Art der Signale',
  'option.signalMode.about':
    'Ob ein Signal in Wörtern oder in Flaggen des Signalbuchs gemessen wird.',
  'option.signalMode.codes': 'Flaggen des Signalbuchs',
  'option.signalMode.words': 'Wörter',
  'option.signalSight': 'Sicht auf Signale',
  'option.signalSight.about':
    'Ob ein Signal eine freie Sichtlinie von höchstens 15 Feldern braucht.',
  'option.signalSight.withRepeaters': 'nur mit Wiederholern',
  'option.signalSight.always': 'immer',
  'option.sparedFrigateBlocks': 'Geschonte Fregatten decken',
  'option.sparedFrigateBlocks.about':
    'Ob eine Fregatte, die nicht beschossen werden darf, trotzdem als nächstes Ziel zählt.',
  'option.automaticDefence': 'Verteidigung von selbst',
  'option.automaticDefence.about': 'Was Abteilung 1 kurz vor dem Nahkampf zur Verteidigung ruft.',
  'option.automaticDefence.anyParty': 'jedes Angriffskommando eines Schiffs längsseits',
  'option.automaticDefence.aimedParty': 'nur eines, das diesem Schiff gilt',
  'option.boardersLoss': 'Verluste der Enterer',
  'option.boardersLoss.about':
    'Wann eine Mannschaft mit Enterkommando durch Feuer ein Kästchen mehr verliert.',
  'option.boardersLoss.withCrewHit': 'einmal je Feuer, das Mannschaft trifft',
  'option.boardersLoss.everyHit': 'mit jedem Treffer auf Mannschaft',
  'option.explosionNumber': 'Zahl der Explosionen',
  'option.explosionNumber.about': 'Welche Zahl der Feuertafel eine Explosion verdoppelt.',
  'option.explosionNumber.difference': 'was Längsfeuer dazutut',
  'option.explosionNumber.rakeNumber': 'die ganze Zahl des Längsfeuers',
  'ws.ammunition.unknown': 'eine Ladung, die sonst niemand kennt',
  'ws.ammunition.round': 'Vollkugeln',
  'ws.ammunition.chain': 'Kettenkugeln',
  'ws.ammunition.double': 'Doppelladung',
  'ws.ammunition.grape': 'Kartätschen',
  'ws.end.bow': 'Bug',
  'ws.end.stern': 'Heck',
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
  'ws.weapon.guns': 'Kanonen',
  'ws.weapon.carronades': 'Karronaden',
  'ws.sails.full': 'volle Segel',
  'ws.sails.battle': 'Gefechtssegel',
}
