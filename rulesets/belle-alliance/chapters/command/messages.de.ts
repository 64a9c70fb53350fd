import type { Translated } from '@grognard/umpire'
import type { commandEnglish } from './messages.en.ts'

/** Befehle und Befehlsblätter, Befehlswürfe, Führer und Ordonnanzen, Unterstellungen. */
export const commandGerman: Translated<typeof commandEnglish> = {
  'order.erase': 'streichen',
  'order.seal': 'Befehle versiegeln',
  'order.unseal': 'Siegel brechen',
  'order.transfer': 'unterstellen',
  'order.transferBody': 'Verband unterstellen',
  'order.replaceChief': 'Chef ersetzen',
  'order.moveStaff': 'Chef oder Ordonnanz bewegen',
  'ba.order.erase': 'Alle Befehle für {unit} streichen',
  'ba.order.seal': 'Befehle versiegeln',
  'ba.order.unseal': 'Siegel brechen und weiterschreiben',
  'ba.order.transfer': '{unit} wird {chief} unterstellt',
  'ba.order.transferBody': 'Der Verband von {body} wird {chief} unterstellt',
  'ba.order.replaceChief': '{orderly} versucht, an die Stelle von {chief} zu treten',
  'ba.order.moveStaff': '{staff} bewegen',
  'ba.order.moveStaff.near': '{staff} reitet in die Nähe von {unit}',
  'ba.order.moveStaff.to': '{staff} reitet zu {unit}',
  'ba.ask.fire':
    '{count, plural, one {{pieces} kann noch feuern. Übergehen?} other {{pieces} können noch feuern. Übergehen?}}',
  'ba.ask.advance':
    '{count, plural, one {{pieces} kann noch nachdrängen. Übergehen?} other {{pieces} können noch nachdrängen. Übergehen?}}',
  'ba.ask.refuge':
    '{count, plural, one {{pieces} kann noch Zuflucht suchen. Übergehen?} other {{pieces} können noch Zuflucht suchen. Übergehen?}}',
  'ba.staff.orderly': 'Ordonnanz von {chief}',
  'ba.target.assumed': 'wer immer dort steht',
  'ba.that': 'Das',
  'ba.refuse.unknownUnit': 'Wähle eine eigene Einheit.',
  'ba.refuse.notYourUnit': '{unit} gehört dir nicht; wähle eine eigene Einheit.',
  'ba.refuse.notInPlay':
    '{unit} ist in diesem Zug nicht im Spiel; Befehle bekommen Einheiten auf dem Tisch und die, die jetzt eintreffen.',
  'ba.refuse.fullDisorder':
    '{unit} ist in voller Unordnung und nimmt keine Befehle an, bis sie sich gesammelt hat.',
  'ba.refuse.motherRouts':
    '{unit} bekommt Befehle über ihre Muttereinheit, und die ist in voller Unordnung. Über 30 cm entfernt hat die Kette eigene Befehle.',
  'ba.refuse.partsExclude':
    'Für {unit} ist geschrieben: {written}. Daneben kann auf einem Blatt nicht stehen: {part}. Streiche eines davon.',
  'ba.refuse.nothingWritten':
    'Für {unit} hast du nichts geschrieben; zu streichen ist nur, wo etwas steht.',
  'ba.refuse.notSealed': 'Deine Befehle sind nicht versiegelt; schreib einfach weiter.',
  'ba.refuse.notYourChief': 'Wähle einen eigenen Chef.',
  'ba.refuse.motherGoesOver':
    '{unit} wird mit ihrer Muttereinheit neu unterstellt und bekommt in diesem Zug keinen weiteren Befehl.',
  'ba.refuse.linesHaveOrders':
    '{line} hat Befehle und ginge mit {unit} über; streiche sie, denn wer neu unterstellt wird, bekommt keinen weiteren.',
  'ba.refuse.lineOfUnit': '{unit} gehört zu ihrer Muttereinheit und geht mit ihr.',
  'ba.refuse.underHimAlready':
    '{unit} ist {chief} schon unmittelbar unterstellt; wähle einen anderen Chef.',
  'ba.refuse.noSuperiorThere':
    'Kein Chef, der über dem alten und dem neuen steht, ist in Kontakt mit {unit}. Bring ihn erst dorthin.',
  'ba.refuse.superiorBusy':
    '{chief} unterstellt schon etwas anderes; das kann er einmal in jedem Zug.',
  'ba.refuse.ownBody': '{chief} gehört selbst zum Verband von {body}; wähle einen Chef außerhalb.',
  'ba.refuse.noSuperiorAtChief':
    'Kein Chef, der über beiden steht, ist in Kontakt mit {body}. Bring ihn erst dorthin.',
  'ba.refuse.bodyHasOrders':
    'Einheiten von {body} haben andere Befehle; streiche sie, denn wer neu unterstellt wird, bekommt keinen weiteren.',
  'ba.refuse.bodyIsEmpty':
    'Keine Einheit von {body} kann den Befehl annehmen; das können Einheiten auf dem Tisch, die nicht in voller Unordnung sind.',
  'ba.refuse.chiefStands': '{chief} ist nicht gefallen; zu ersetzen ist niemand.',
  'ba.refuse.triedThisTurn':
    'Für {chief} hat es in diesem Zug schon jemand versucht; der nächste Zug bringt einen neuen Wurf.',
  'ba.refuse.notYourOrderly': 'Wähle eine eigene Ordonnanz, die auf dem Tisch steht.',
  'ba.refuse.notYourStaff': 'Wähle einen eigenen Chef oder eine eigene Ordonnanz.',
  'ba.refuse.staffNotThere': '{staff} ist nicht auf dem Tisch; bewege eine Figur, die dort steht.',
  'ba.refuse.staffHasMoved':
    '{staff} hat diese Bewegung schon gemacht; Figuren bewegen sich einmal in der Bewegungsphase und einmal am Ende des Zuges.',
  'ba.refuse.noContact':
    'Dort berührt {staff} die Einheit {unit} nicht; stelle die Figur an ihren Rand.',
  'ba.refuse.noRoomForStaff':
    'Für {staff} ist dort kein Platz: Er muss auf dem Tisch liegen und frei von Einheiten, Figuren und Häusern sein.',
  'ba.refuse.closedToStaff':
    'Der gerade Weg von {staff} führt durch gesperrtes Gelände oder einen Gegner; wähle eine Stelle, zu der der Weg frei ist.',
  'ba.refuse.tooFarForStaff':
    'Zu weit für {staff}: Der Weg kostet {percent, number} Hundertstel eines Marschzuges, und 100 sind da.',
  'ba.modifier.order.effectiveChief': 'besonders tüchtiger Chef',
  'ba.modifier.order.ineffectiveChief': 'untüchtiger Chef',
  'ba.modifier.order.chiefInContact': 'unmittelbarer Chef in Kontakt',
  'ba.modifier.order.orderlyInContact': 'Ordonnanz des Chefs in Kontakt',
  'ba.modifier.order.onlyHuddle': 'nichts als einen Klumpen bilden',
  'ba.modifier.order.onlyTowardsChief': 'nichts als ein Marsch auf den Chef zu',
  'ba.modifier.order.failedOrder':
    'derselbe Befehl {turns, plural, one {einen Zug} other {# Züge in Folge}} vergeblich',
  'ba.modifier.order.LU': 'leichte Unordnung',
  'ba.modifier.order.U': 'Unordnung',
  'ba.modifier.order.valeur': 'Valeur',
  'ba.modifier.replace.superior': 'höherer Chef in Kontakt mit der Ordonnanz',
  'ba.modifier.replace.failed':
    '{turns, plural, one {einen Zug} other {# Züge in Folge}} vergeblich',
  'ba.event.partWritten':
    'Geschrieben für {unit}: {part}{instead, select, yes {, anstelle des vorigen} other {}}.',
  'ba.event.sheetErased': 'Befehle für {unit} gestrichen.',
  'ba.event.sealed': 'Befehle versiegelt: {seat}.',
  'ba.event.unsealed': 'Befehle wieder offen: {seat}.',
  'ba.event.orderRolled.kept':
    '{unit} befolgt den Befehl: {total, number} im Befehlswurf (nötig: {needed, number}).',
  'ba.event.orderRolled.followed':
    '{unit} befolgt den Befehl: {total, number} im Befehlswurf (nötig: {needed, number}), {to}.',
  'ba.event.orderRolled.failed':
    '{unit} befolgt den Befehl nicht: {total, number} im Befehlswurf (nötig: {needed, number}), {to}.',
  'ba.event.attackAnnounced.unit': '{unit} greift {target} {rate} an.',
  'ba.event.attackAnnounced.position': '{unit} greift die Stellung von {target} {rate} an.',
  'ba.event.unitTransferred': '{unit} wird {chief} unterstellt.',
  'ba.event.bodyTransferred': 'Der Verband von {body} wird {chief} unterstellt.',
  'ba.event.chiefEngaged.lives':
    '{chief} wird bei {unit} eingesetzt und überlebt: {modifier, number, ::sign-always} für den Rest des Zuges.',
  'ba.event.chiefEngaged.falls':
    '{chief} wird bei {unit} eingesetzt und fällt: {modifier, number, ::sign-always} für den Rest des Zuges.',
  'ba.event.staffTested.escapes': 'Der Gegner kommt {staff} nahe; die Flucht gelingt.',
  'ba.event.staffTested.falls':
    'Der Gegner fängt {staff} ab{penalty, plural, =0 {.} other {: {penalty, number} auf alle Würfe der Seite ({seat}) bis zum Ende des nächsten Zuges.}}',
  'ba.event.staffMoved': 'Bewegt: {staff}.',
  'ba.event.staffMoved.to': 'Zu {unit} bewegt: {staff}.',
  'ba.event.staffArrived': '{staff} kommt auf den Tisch.',
  'ba.event.chiefReplaced': '{orderly} tritt an die Stelle von {chief}: {quality}.',
  'ba.event.chiefNotReplaced': '{orderly} tritt in diesem Zug nicht an die Stelle von {chief}.',
  'order.strike': 'einen Teil streichen',
  'ba.order.strike': 'Aus den Befehlen für {unit} streichen: {part}',
  'ba.event.partStruck': 'Aus den Befehlen für {unit} gestrichen: {part}.',
  'ba.refuse.partNotWritten':
    'So etwas ist nicht geschrieben ({unit}): {part}. Streiche einen Teil, der dasteht.',
  'ba.refuse.bodyStruckWhole':
    '{unit} wird mit dem ganzen Verband unterstellt; streiche alle Befehle, dann bleibt der Verband.',
}
