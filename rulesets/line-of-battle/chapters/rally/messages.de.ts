import type { Translated } from '@grognard/umpire'
import type { rallyEnglish } from './messages.en.ts'

export const rallyGerman: Translated<typeof rallyEnglish> = {
  'lob.side.0': 'Flotte A',
  'lob.side.1': 'Flotte B',
  'lob.modifier.officerNear': '{officer} in der Nähe',
  'lob.modifier.lineMorale': 'in einer Kampflinie',
  'lob.modifier.flagshipMorale': 'Flaggschiff',
  'lob.modifier.nationMorale': 'Moral der Nation ({nation})',
  'lob.event.shakenGathered':
    '{count, plural, =0 {Kein Schiff ist erschüttert.} one {Ein Schiff ist erschüttert und muss eine Moralprobe ablegen: {ships}.} other {# Schiffe sind erschüttert und müssen eine Moralprobe ablegen: {ships}.}}',
  'lob.event.failsForgotten':
    '{ship} legt in diesem Zug keine Moralprobe ab; frühere Fehlschläge zählen nicht mehr.',
  'lob.event.flightEnded':
    '{ship} hat keinen Grund mehr zur Flucht; frühere Fehlschläge zählen nicht mehr.',
  'lob.event.moraleTestOpened': '{ship} legt eine Moralprobe ab.',
  'lob.event.moraleRolled':
    '{ship} würfelt eine {die, number} (nötig: {most, number} oder weniger{bonus, plural, =0 {} other {, Moralwert um # erhöht}}).',
  'lob.event.moralePassed': 'Die Besatzung von {ship} hält stand.',
  'lob.event.moraleFailed':
    '{fails, plural, =3 {Die Besatzung von {ship} verliert zum dritten Mal den Mut} other {Die Besatzung von {ship} verliert den Mut; das Schiff flieht zum nächsten Rand}} (Fehlschlag {fails, number} von {most, number}).',
  'lob.event.flagStruck': '{ship} streicht die Flagge und fällt an {seat}.',
  'lob.event.weatherRolled': 'Wetterwurf {die, number}: Stufe {level, number}, {weather}.',
  'lob.event.clockAdvanced': 'Es ist {time} Uhr.',
  'lob.event.windRolled': 'Windwurf {die, number}: {wind}.',
}
