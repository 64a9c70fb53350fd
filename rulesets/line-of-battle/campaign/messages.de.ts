import type { Translated } from '@grognard/umpire/message.ts'
import type { campaignEnglish } from './messages.en.ts'

export const campaignGerman: Translated<typeof campaignEnglish> = {
  'lob.campaign.flag.duel': 'Das Duell',
  'lob.campaign.flag.duel.orders':
    'August 1812. Du segelst allein. Stelle die erste britische Fregatte, der du begegnest, und schlage sie.',
  'lob.campaign.flag.convoy': 'Der heimkehrende Konvoi',
  'lob.campaign.flag.convoy.orders':
    'Dein Duell hat dir ein Geschwader eingebracht. Überfalle den heimkehrenden Konvoi und vernichte seine Handelsschiffe.',
  'lob.campaign.flag.home': 'Heim nach Boston',
  'lob.campaign.flag.home.orders':
    'Die Briten bewachen die Küste. Bring zwei Drittel deines Geschwaders in den Hafen.',
  'lob.campaign.flag.out': 'Wieder hinaus',
  'lob.campaign.flag.out.orders':
    'Deine Schiffe sind instand gesetzt, und die Blockade ist enger geworden. Wähle den Zeitpunkt und brich mit zwei Dritteln aus.',
  'lob.campaign.flag.action': 'Das Geschwadergefecht',
  'lob.campaign.flag.action.orders':
    'Ein britisches Geschwader sucht dich. Lass dich finden und schlage es.',
  'lob.campaign.road.spy': 'Der Spion auf der Insel',
  'lob.campaign.road.spy.orders':
    'Auf einer französischen Insel wartet ein Freund. Setze einen Trupp an Land, hole ihn ab und entkomme nach Süden.',
  'lob.campaign.road.convoy': 'Der Konvoi',
  'lob.campaign.road.convoy.orders':
    'Fünf Handelsschiffe bringen Vorräte für die Flotte. Bring mindestens drei von ihnen in Sicherheit.',
  'lob.campaign.road.blockade': 'Die Wache vor dem Hafen',
  'lob.campaign.road.blockade.orders':
    'Die Franzosen wollen in den Hafen. Halte mindestens zwei Drittel von ihnen draußen.',
  'lob.campaign.road.trafalgar': 'Die Luvkolonne',
  'lob.campaign.road.trafalgar.orders':
    '21. Oktober 1805. Die Vereinigte Flotte ist in See. Durchbrich ihre Linie und vernichte sie.',
  'lob.campaign.task.win': 'Gewinne die Schlacht: {points, number} Missionspunkte',
  'lob.campaign.task.spare':
    '{ships, plural, =0 {Verliere kein Schiff} one {Verliere höchstens ein Schiff} other {Verliere höchstens # Schiffe}}: {points, number} Missionspunkte',
  'lob.campaign.task.take':
    '{ships, plural, one {Versenke oder nimm mindestens ein Schiff} other {Versenke oder nimm mindestens # Schiffe}}: {points, number} Missionspunkte',
  'lob.campaign.most': 'Höchstens {points, number} Missionspunkte in dieser Schlacht.',
  'lob.campaign.ownFleet':
    'Deine Flotte: {total, number} Punkte. Diese Schlacht gibt {base, number}{forRank, plural, =0 {} other {, dein Rang weitere #}}{forLosses, plural, =0 {} other {; # weniger für Schiffe, die in der letzten Schlacht verloren gingen}}.',
  'lob.campaign.enemyFleet':
    'Die gegnerische Flotte: {total, number} Punkte{forLosses, plural, =0 {} other {; # weniger für Schiffe, die in der letzten Schlacht verloren gingen}}.',
  'lob.campaign.loadedAlone':
    'Du hast die letzte Schlacht gewonnen: Nur deine Schiffe sind für die erste Breitseite doppelt geladen.',
  'lob.campaign.loadedBoth': 'Beide Seiten haben für die erste Breitseite doppelt geladen.',
  'lob.campaign.result.won': 'Sieg.',
  'lob.campaign.result.drawn': 'Unentschieden.',
  'lob.campaign.result.lost': 'Niederlage.',
  'lob.campaign.done': 'Ausgeführt: {task}',
  'lob.campaign.failed': 'Nicht ausgeführt: {task}',
  'lob.campaign.earned':
    '{change, number, ::sign-always} Karrierepunkte, darunter {missionPoints, number} verdiente Missionspunkte.',
  'lob.campaign.attribute':
    '{points, number, ::sign-always} {points, plural, one {Eigenschaftspunkt} other {Eigenschaftspunkte}}: {attribute}.',
  'lob.campaign.losses':
    'Verlorene Schiffe: {own, number} Punkte auf deiner Seite, {enemy, number} beim Gegner.',
  'lob.campaign.promoted': 'Befördert: {rank}.',
  'lob.campaign.lieutenant': 'Leutnant',
  'lob.campaign.commander': '{rank} {name}: {points, number} Karrierepunkte.',
  'lob.campaign.nextRank': 'Den nächsten Rang gibt es bei {points, number} Karrierepunkten.',
  'lob.campaign.attributes':
    'Eigenschaftspunkte: Enterkampf {melee}, Auftreten {bearing}, Navigation {navigation}, Fernkampf {gunnery}.',
  'lob.campaign.progress':
    '{fought, plural, =0 {Noch keine Schlacht geschlagen} one {1 Schlacht geschlagen} other {# Schlachten geschlagen}}; erfüllte Aufträge: {won, number} von {needed, number} nötigen.',
  'lob.campaign.succeeded':
    'Die Kampagne ist ein Erfolg: {won, number} von {battles, number} Aufträgen wurden erfüllt. Am Ende bist du {rank} {name}.',
  'lob.campaign.notSucceeded':
    'Die Kampagne ist gescheitert: Nur {won, number} von {battles, number} Aufträgen wurden erfüllt. Am Ende bist du {rank} {name}.',
}
