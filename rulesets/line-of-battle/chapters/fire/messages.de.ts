import type { Translated } from '@grognard/umpire'
import type { fireEnglish } from './messages.en.ts'

export const fireGerman: Translated<typeof fireEnglish> = {
  'lob.range.near': 'nahe',
  'lob.range.mid': 'mittlere',
  'lob.range.far': 'große',
  'lob.modifier.range': '{band} Entfernung ({inches, number} Zoll)',
  'lob.modifier.weather': 'Wetter {weather, number}',
  'lob.modifier.light': '{light}',
  'lob.modifier.size': 'Zielgröße: {size}',
  'lob.modifier.manoeuvreNation': 'Seemannschaft: {nation}',
  'lob.refuse.unfitToFire':
    '{ship} kann nicht feuern: Ein Schiff muss schwimmen, seinem Besitzer gehören und bemannt sein.',
  'lob.refuse.fleeingFire': '{ship} flieht und kann nicht feuern, bis eine Moralprobe gelingt.',
  'lob.refuse.noShotChosen': '{ship} hat in diesem Zug kein Geschoss geladen.',
  'lob.refuse.noFirepower':
    '{ship} hat höchstens die halbe Besatzung und damit keine Feuerkraft mehr.',
  'lob.refuse.oneSideOnly': '{ship} kann in diesem Zug nur mit einer Seite feuern: {battery}.',
  'lob.refuse.meleeSide': '{ship} steht an {battery} im Nahkampf. Feuere mit der anderen Seite.',
  'lob.refuse.meleeTarget':
    '{ship} ist mit {target} im Nahkampf und kann nicht auf dieses Schiff feuern. Wähle ein anderes Ziel.',
  'lob.refuse.friendlyTarget': '{target} ist kein Gegner. Wähle ein gegnerisches Schiff.',
  'lob.refuse.targetGone': '{target} ist nicht mehr auf dem Spielfeld. Wähle ein anderes Ziel.',
  'lob.refuse.targetStruck':
    '{target} hat die Flagge gestrichen. Wähle ein Schiff, das noch kämpft.',
  'lob.refuse.outOfRange':
    '{target} liegt {inches, number} Zoll entfernt; {shot} reichen {range, number} Zoll von Rumpf zu Rumpf.',
  'lob.refuse.outOfArc':
    '{target} liegt außerhalb des Schusswinkels von {ship} ({battery}): {degrees, number}° beiderseits von querab.',
  'lob.refuse.landBetween': 'Land versperrt den Schuss auf {target}: {land}.',
  'lob.refuse.hullBetween': '{between} versperrt den Schuss auf {target}.',
  'lob.refuse.notYourGuns': 'Mit {ship} kannst du jetzt nicht feuern.',
  'lob.refuse.alreadyFired': '{ship} kann an {battery} in diesem Zug nicht mehr feuern.',
  'lob.refuse.alreadyAimed':
    '{ship} hat an {battery} schon ein Ziel, das sich in diesem Zug nicht ändern lässt.',
  'lob.refuse.noTargetNamed': 'Für {ship} ist an {battery} kein Ziel angesagt.',
  'lob.refuse.cannotCross':
    '{ship} ist zu klein: Bug oder Heck kreuzen nur Fregatten der 6. Klasse und größere Schiffe.',
  'lob.refuse.rescueManoeuvreUsed': '{ship} hat das Spezialmanöver dieses Zugs schon versucht.',
  'lob.refuse.notAcross':
    '{ship} liegt nicht quer vor oder hinter {target}: Das Schiff muss in diesem Zug gesegelt sein und höchstens {inches, number} Zoll von Bug oder Heck und {degrees, number}° von deren Achse liegen.',
  'lob.refuse.wastedRescue':
    'Der Schuss auf {target} ginge ins Leere; feuere ohne „Kreuzen und Retten“.',
  'lob.refuse.weatherForbidsHits': 'Bei Wetter {weather, number} ist kein Treffer möglich.',
  'lob.refuse.crewNotHalved':
    '{ship} hat noch {crew, number} Mann Besatzung, mehr als die Hälfte, und kann mit beiden Seiten feuern.',
  'lob.refuse.gunsChosen': '{ship}: Die Bedienung der Geschütze ist für diesen Zug schon gewählt.',
  'lob.refuse.notShotAt':
    '{ship} gehört dir nicht; nur der Besitzer des beschossenen Schiffs darf das Feuer erwidern.',
  'lob.refuse.noShotToAnswer': 'Kein Schuss wartet auf deinen Gegenschlag.',
  'lob.refuse.alreadyAnswered': '{ship} hat an {battery} in diesem Zug schon das Feuer erwidert.',
  'lob.refuse.shipAnswered':
    '{ship} hat in diesem Zug schon das Feuer erwidert; vereinbart ist einmal je Schiff.',
  'lob.order.chooseGuns.lessFire': '{ship}: beide Seiten, Feuerkraft {less, number} weniger',
  'lob.order.chooseGuns.oneSide': '{ship}: nur eine Seite, volle Feuerkraft',
  'lob.order.aim': '{ship}: mit den {battery}geschützen auf {target} zielen',
  'lob.order.aimUnmanned':
    '{ship}: mit den {battery}geschützen auf {target} zielen; das Schiff ist ohne Besatzung und lässt sich versenken oder kampflos übernehmen',
  'lob.order.fire': '{ship}: mit den {battery}geschützen auf {target} feuern{across}',
  'lob.order.fireRescue':
    '{ship}: mit den {battery}geschützen auf {target} feuern, „Kreuzen und Retten“{across}',
  'lob.fire.notAcross': '',
  'lob.fire.across.bow': ', vor dem Bug: Schaden ×{factor, number}',
  'lob.fire.across.stern': ', hinter dem Heck: Schaden ×{factor, number}',
  'lob.fire.rescue':
    ': zuerst eine Probe; ab {from, number} Schaden ×{factor, number} und sofort eine weitere Fahrt, sonst Schaden ×{failed, number}',
  'lob.order.counterFire': '{ship}: mit den {battery}geschützen das Feuer von {target} erwidern',
  'lob.order.holdFire': '{ship}: Feuer nicht erwidern',
  'lob.event.gunsChosen.lessFire':
    '{ship} hat zu wenig Besatzung und bedient beide Seiten mit weniger Feuerkraft.',
  'lob.event.gunsChosen.oneSide': '{ship} hat zu wenig Besatzung und bedient nur eine Seite.',
  'lob.event.targetNamed': '{ship} zielt mit den {battery}geschützen auf {target}.',
  'lob.event.shotOpened': '{ship} feuert mit den {battery}geschützen auf {target}.',
  'lob.event.rescueDeclared':
    '{ship} versucht, {target} zu kreuzen und sich zu retten, und feuert mit den {battery}geschützen.',
  'lob.event.rescueRolled':
    '{ship} würfelt eine {die, number} für das Manöver{bonus, plural, =0 {} other {, insgesamt {total, number}}}.',
  'lob.event.rescuePassed': 'Das Manöver von {ship} gelingt.',
  'lob.event.rescueFailed': 'Das Manöver von {ship} misslingt.',
  'lob.event.crossed.bow': '{ship} kreuzt den Bug von {target}: Schaden ×{factor, number}.',
  'lob.event.crossed.stern': '{ship} kreuzt das Heck von {target}: Schaden ×{factor, number}.',
  'lob.event.shotWasted':
    'Die Breitseite von {ship} ({battery}) auf {target} geht ins Leere. {why}',
  'roll.hitRolled': '{battery}',
  'roll.hitJudged': '{battery}',
  'lob.event.hitRolled': '{ship} würfelt eine {die, number} gegen {target}.',
  'lob.fire.afterMiss': '.',
  'lob.fire.afterHit': ', wirksam nach dem Schlagabtausch.',
  'lob.fire.noCounterFire': '. Kein Gegenschlag: {why} ({rule})',
  'lob.event.shotMissed': '{ship} verfehlt {target}{answer}',
  'lob.event.shotHit.none': '{ship} trifft {target}: {row}, Schaden {damage, number}{answer}',
  'lob.event.shotHit.rudder':
    '{ship} trifft das Ruder von {target}: außerdem {row}, Schaden {damage, number}{answer}',
  'lob.event.shotHit.mainmast':
    '{ship} trifft den Hauptmast von {target}: außerdem {row}, Schaden {damage, number}{answer}',
  'lob.event.shotHit.double':
    '{ship} landet einen doppelten Treffer auf {target}: {row}, Schaden {damage, number}{answer}',
  'lob.event.shotHit.full':
    '{ship} landet einen Volltreffer auf {target}: {row}, Schaden {damage, number}{answer}',
  'lob.event.counterFired': '{ship} erwidert mit den {battery}geschützen das Feuer von {target}.',
  'lob.event.fireHeld': '{ship} erwidert das Feuer nicht.',
  'lob.event.shipDamaged':
    '{ship} verliert {lost, plural, one {# {row}kästchen} other {# {row}kästchen}}; noch {left, number}.',
  'lob.box.hull': 'Rumpf',
  'lob.box.sails': 'Segel',
  'lob.box.crew': 'Besatzungs',
  'lob.event.noDamage': 'Kein Schaden an {ship}: nichts mehr zu verlieren ({row}).',
  'lob.event.rudderShotAway': '{ship} verliert das Ruder: {turns, number} Bewegungen ohne Drehung.',
  'lob.event.mainmastShotAway': '{ship} verliert den Hauptmast: von nun an halbe Fahrt.',
  'lob.event.shipSunk': '{ship} sinkt.',
}
