import type { Translated } from '@grognard/umpire'
import type { commandEnglish } from './messages.en.ts'

/** Befehle und Befehlsblätter, Befehlswürfe, Unterstellungen. */
export const commandGerman: Translated<typeof commandEnglish> = {
  'order.erase': 'alle Befehle streichen',
  'order.seal': 'Befehle versiegeln',
  'order.unseal': 'Befehle wieder öffnen',
  'order.transfer': 'Einheit unterstellen',
  'order.transferBody': 'Verband unterstellen',
  'ba.order.erase': 'Alle Befehle für {unit} streichen',
  'ba.order.seal': 'Befehle versiegeln',
  'ba.order.unseal': 'Befehle wieder öffnen',
  'ba.order.transfer': '{unit}: {chief} unterstellen',
  'ba.order.transferBody': 'Verband von {body}: {chief} unterstellen',
  'ba.ask.fire':
    '{count, plural, one {Eine Einheit kann} other {# Einheiten können}} noch feuern: {pieces}. Übergehen?',
  'ba.ask.advance':
    '{count, plural, one {Eine Einheit kann} other {# Einheiten können}} noch nachdrängen: {pieces}. Übergehen?',
  'ba.ask.refuge':
    '{count, plural, one {Eine Einheit kann} other {# Einheiten können}} noch Zuflucht suchen: {pieces}. Übergehen?',
  'ba.target.assumed': 'wer auch immer dort steht',
  'ba.that': 'Das',
  'ba.refuse.unknownUnit': 'Wähle eine eigene Einheit.',
  'ba.refuse.notYourUnit': 'Die Einheit {unit} gehört dir nicht; wähle eine eigene Einheit.',
  'ba.refuse.notInPlay':
    'Die Einheit {unit} ist in diesem Zug nicht im Spiel; gib Einheiten Befehle, die auf dem Tisch stehen oder jetzt eintreffen.',
  'ba.refuse.fullDisorder':
    'Die Einheit {unit} ist in voller Unordnung und kann erst wieder Befehle annehmen, wenn sie sich gesammelt hat.',
  'ba.refuse.motherRouts':
    'Die Einheit {unit} bekommt ihre Befehle über die Muttereinheit, und die ist in voller Unordnung. Erst bei mehr als 30 cm Abstand hat die Kette eigene Befehle.',
  'ba.refuse.partsExclude':
    'Die Einheit {unit} hat schon diesen Befehl: {written}. Er lässt sich nicht verbinden mit: {part}. Streiche einen von beiden.',
  'ba.refuse.nothingWritten': 'Es gibt keine Befehle zu streichen.',
  'ba.refuse.notSealed': 'Deine Befehle sind nicht versiegelt; du kannst sie noch ändern.',
  'ba.refuse.notYourChief': 'Wähle einen eigenen Befehlshaber.',
  'ba.refuse.motherGoesOver':
    'Die Einheit {unit} wird mit ihrer Muttereinheit neu unterstellt und kann in diesem Zug keinen anderen Befehl bekommen.',
  'ba.refuse.linesHaveOrders':
    '{line} würde mit {unit} neu unterstellt, hat aber andere Befehle. Streiche diese zuerst.',
  'ba.refuse.lineOfUnit':
    'Die Einheit {unit} wird mit ihrer Muttereinheit unterstellt; unterstelle stattdessen diese.',
  'ba.refuse.underHimAlready':
    'Die Einheit {unit} ist {chief} schon unmittelbar unterstellt; wähle einen anderen Befehlshaber.',
  'ba.refuse.noSuperiorThere':
    'Kein Befehlshaber, der über dem alten und dem neuen steht, ist in Kontakt mit {unit}. Bringe erst einen dorthin.',
  'ba.refuse.superiorBusy':
    '{chief} nimmt schon eine andere Unterstellung vor; das kann er nur einmal im Zug.',
  'ba.refuse.ownBody':
    '{chief} gehört selbst zum Verband von {body}; wähle einen Befehlshaber außerhalb.',
  'ba.refuse.noSuperiorAtChief':
    'Kein Befehlshaber, der über {body} und dem neuen Befehlshaber steht, ist in Kontakt mit {body}. Bringe erst einen dorthin.',
  'ba.refuse.bodyHasOrders': 'Einheiten von {body} haben andere Befehle. Streiche diese zuerst.',
  'ba.refuse.bodyIsEmpty':
    'Keine Einheit von {body} kann den Befehl annehmen: Mindestens eine muss auf dem Tisch stehen und darf nicht in voller Unordnung sein.',
  'ba.modifier.order.effectiveChief': 'besonders fähiger Befehlshaber',
  'ba.modifier.order.ineffectiveChief': 'schwacher Befehlshaber',
  'ba.modifier.order.chiefInContact': 'unmittelbarer Befehlshaber in Kontakt',
  'ba.modifier.order.orderlyInContact': 'Ordonnanz des Befehlshabers in Kontakt',
  'ba.modifier.order.onlyHuddle': 'nur einen Klumpen bilden',
  'ba.modifier.order.onlyTowardsChief': 'nur Marsch auf den Befehlshaber zu',
  'ba.modifier.order.failedOrder':
    'derselbe Befehl {turns, plural, one {im letzten Zug} other {# Züge in Folge}} gescheitert',
  'ba.modifier.order.LU': 'leichte Unordnung',
  'ba.modifier.order.U': 'Unordnung',
  'ba.modifier.order.valeur': 'Kampfwert',
  'ba.event.partWritten':
    'Befehl für {unit}: {part}{instead, select, yes {, anstelle des vorigen} other {}}.',
  'ba.event.sheetErased': 'Befehle für {unit} gestrichen.',
  'ba.event.sealed':
    '{seat} {id, select, allies {haben ihre Befehle} netherlands {haben ihre Befehle} other {hat seine Befehle}} versiegelt.',
  'ba.event.unsealed':
    '{seat} {id, select, allies {haben ihre Befehle} netherlands {haben ihre Befehle} other {hat seine Befehle}} wieder geöffnet.',
  'ba.event.orderRolled.kept':
    '{unit}: Befehl befolgt, Befehlswurf insgesamt {total, number} (nötig: {needed, number}).',
  'ba.event.orderRolled.followed':
    '{unit}: Befehl befolgt, Befehlswurf insgesamt {total, number} (nötig: {needed, number}).',
  'ba.event.orderRolled.failed':
    '{unit}: Befehl nicht befolgt, Befehlswurf insgesamt {total, number} (nötig: {needed, number}).',
  'ba.event.attackAnnounced.unit': '{unit}: Angriff auf {target} {rate}.',
  'ba.event.attackAnnounced.position': '{unit}: Angriff auf die Stellung von {target} {rate}.',
  'ba.event.unitTransferred': '{unit}: jetzt {chief} unterstellt.',
  'ba.event.bodyTransferred': 'Der Verband von {body} wird {chief} unterstellt.',
  'order.strike': 'einen Befehl streichen',
  'web.field.part': 'Welcher Befehl',
  'ba.order.strike': 'Streichen für {unit}: {part}',
  'ba.event.partStruck': 'Gestrichen für {unit}: {part}.',
  'ba.refuse.partNotWritten':
    'Die Einheit {unit} hat den Befehl „{part}“ nicht. Wähle einen, den sie hat.',
  'ba.refuse.bodyStruckWhole':
    'Die Einheit {unit} wird mit dem ganzen Verband unterstellt. Um das zu streichen, streiche alle Befehle für {unit}.',
}
