import { plainly } from '../message.ts'
import type { Catalogue, Language, Message, Values } from '../message.ts'
import { errorMessages, excerpt, withFound } from '../validation-error.ts'

/** What can be wrong with a battle file and with any record: ICU messages with plain values only. */
export const battleMessages: Record<Language, Catalogue> = {
  en: {
    ...errorMessages.en,
    'battle.notJson': 'This is not valid JSON: line {line}, column {column} cannot be read.',
    'battle.format': 'This is not a battle file: its format should be {format}, but is {given}.',
    'battle.noFormat': 'This is not a battle file: it does not name its format ({format}).',
    'battle.newer': 'This file is of version {given}; this program reads up to version {known}.',
    'battle.ruleset': 'The ruleset {given} is unknown here; there are {known}.',
    'battle.scenario': 'The ruleset has no scenario {given}; it has {known}.',
    'battle.field': '{at}: expected {expected}.',
    'battle.found': '{at}: expected {expected}, found {found}.',
    'battle.sequence':
      '{at}: expected {expected}, found {given}; an entry is missing or out of place.',
    'battle.apply': '{at}: the event {kind} does not fit the battle at this point.',
    'battle.start': 'The start is not the scenario’s: it differs at {at}.',
    'battle.unprepared': 'The battle cannot be set up: {fault}',
    'battle.refused': 'Entry {seq}: the order of {seat} is against the rules ({rules}).',
    'battle.dice': 'Entry {seq}: die {die} reads {given}, but the seed gives {expected}.',
    'battle.events': 'Entry {seq}: the rules lead to other events, first at {at}.',
    'battle.stuck': 'Entry {seq} cannot be played again: {fault}',
    'battle.valid': 'Valid: played by the rules, and every die matches the seed.',
    'battle.reserved': 'Played by the rules, but:',
    'battle.reserve.typed':
      'Dice results typed in: up to {dice} (orders {entries}). Nothing proves how those dice were rolled.',
    'battle.reserve.seed':
      'Seed changed from order {entries} on. Whoever changed it could try seeds until the dice suited them.',
    'battle.reserve.forks':
      'Restarted with the same dice after order {entries}. Whoever restarted it may have known the next rolls.',
    'battle.reserve.foretellable':
      'Dice rolled by an older version of Grognard: {dice}. Anyone who wrote down earlier rolls could predict these.',
    'battle.reserve.edition':
      'The battle was begun with edition {file} of the rules; this is edition {here}.',
    'battle.reserve.engine':
      'The battle was begun with version {file} of the umpire; this is version {here}.',
    'battle.proven.dice':
      'Dice that match the seed: {dice} (orders that called for dice: {entries}). This does not prove that nobody looked up the next dice in the file, tried several seeds, or timed an order to suit the dice.',
    'battle.proven.sealed':
      'Sealed dice: {dice} (orders that called for dice: {entries}). The umpire showed the hash of its secret before it knew the shares of the seats ({shares, plural, one {# share} other {# shares}}), so nobody could choose the dice or look them up.',
    'battle.proven.rounds':
      'Dice were taken back by agreement before order {entries}; those after it come from another round of the same seal.',
    'battle.seal.secret':
      'The umpire’s secret is not the one whose hash was shown before the battle.',
    'battle.seal.share':
      'The share of {seat} is not the one whose hash was shown before the battle.',
    'battle.seal.seed':
      'Entry {seq}: the seed is not the one that the umpire’s secret and the shares give.',
    'battle.changed':
      'The rules in this program have changed since: the battle was begun with version {file} of the umpire, this is version {here}. An order that is refused today may have been allowed then. You can still follow what was recorded.',
    'battle.proven.none': 'No dice were rolled.',
    'battle.goesOn': 'What has happened stays; from here on the present rules apply.',
  },
  de: {
    ...errorMessages.de,
    'battle.notJson': 'Das ist kein JSON-Text: Zeile {line}, Spalte {column} ist nicht lesbar.',
    'battle.format': 'Das ist keine Schlachtdatei: Das Format ist {given}, nicht {format}.',
    'battle.noFormat': 'Das ist keine Schlachtdatei: Die Angabe des Formats fehlt ({format}).',
    'battle.newer': 'Diese Datei hat Version {given}; dieses Programm liest bis Version {known}.',
    'battle.ruleset': 'Das Regelwerk {given} ist hier unbekannt; es gibt {known}.',
    'battle.scenario': 'Das Regelwerk hat kein Szenario {given}; es hat {known}.',
    'battle.field': '{at}: erwartet wird {expected}.',
    'battle.found': '{at}: erwartet wird {expected}, gefunden {found}.',
    'battle.sequence':
      '{at}: erwartet wird {expected}, gefunden {given}; ein Eintrag fehlt oder steht an der falschen Stelle.',
    'battle.apply': '{at}: Das Ereignis {kind} passt hier nicht zur Schlacht.',
    'battle.start': 'Der Anfang ist nicht der des Szenarios: Er weicht bei {at} ab.',
    'battle.unprepared': 'Die Schlacht lässt sich nicht aufbauen: {fault}',
    'battle.refused': 'Eintrag {seq}: Der Befehl von {seat} verstößt gegen die Regeln ({rules}).',
    'battle.dice':
      'Eintrag {seq}: Würfel {die} zeigt {given}, der Startwert ergibt aber {expected}.',
    'battle.events': 'Eintrag {seq}: Nach den Regeln geschieht anderes, zuerst bei {at}.',
    'battle.stuck': 'Eintrag {seq} lässt sich nicht nachspielen: {fault}',
    'battle.valid':
      'Gültig: nach den Regeln gespielt, und jeder Wurf stimmt mit dem Startwert überein.',
    'battle.reserved': 'Nach den Regeln gespielt, aber:',
    'battle.reserve.typed':
      'Eingetippte Würfe: bis zu {dice} (Befehle {entries}). Nichts beweist, wie gewürfelt wurde.',
    'battle.reserve.seed':
      'Startwert gewechselt ab Befehl {entries}. Wer das tat, konnte Startwerte probieren, bis die Würfel passten.',
    'battle.reserve.forks':
      'Mit denselben Würfeln neu begonnen nach Befehl {entries}. Wer das tat, kannte vielleicht schon die nächsten Würfe.',
    'battle.reserve.foretellable':
      'Würfel aus einer älteren Version von Grognard: {dice}. Wer frühere Würfe mitschrieb, konnte diese vorhersagen.',
    'battle.reserve.edition':
      'Die Schlacht wurde mit Ausgabe {file} der Regeln begonnen; dies ist Ausgabe {here}.',
    'battle.reserve.engine':
      'Die Schlacht wurde mit Version {file} des Schiedsrichters begonnen; dies ist Version {here}.',
    'battle.proven.dice':
      'Würfel, die zum Startwert passen: {dice} (Befehle mit Würfeln: {entries}). Das beweist nicht, dass niemand die nächsten Würfe in der Datei nachgeschlagen, mehrere Startwerte ausprobiert oder den Zeitpunkt eines Befehls darauf abgestimmt hat.',
    'battle.proven.sealed':
      'Versiegelte Würfel: {dice} (Befehle mit Würfeln: {entries}). Der Schiedsrichter zeigte die Prüfsumme seines Geheimnisses, bevor er die Anteile der Plätze kannte ({shares, plural, one {# Anteil} other {# Anteile}}); also konnte niemand die Würfel wählen oder nachsehen.',
    'battle.proven.rounds':
      'Vor Befehl {entries} wurden Würfe einvernehmlich zurückgenommen; die danach kommen aus einer weiteren Runde desselben Siegels.',
    'battle.seal.secret':
      'Das Geheimnis des Schiedsrichters ist nicht das, dessen Prüfsumme vor der Schlacht gezeigt wurde.',
    'battle.seal.share':
      'Der Anteil von {seat} ist nicht der, dessen Prüfsumme vor der Schlacht gezeigt wurde.',
    'battle.seal.seed':
      'Eintrag {seq}: Der Startwert ist nicht der, den das Geheimnis des Schiedsrichters und die Anteile ergeben.',
    'battle.changed':
      'Die Regeln in diesem Programm haben sich seither geändert: Die Schlacht wurde mit Version {file} des Schiedsrichters begonnen, dies ist Version {here}. Ein Befehl, der heute abgelehnt wird, kann damals erlaubt gewesen sein. Was aufgezeichnet ist, kannst du weiterhin verfolgen.',
    'battle.proven.none': 'Es wurde nicht gewürfelt.',
    'battle.goesOn': 'Was geschehen ist, bleibt; ab hier gelten die jetzigen Regeln.',
  },
  da: {
    ...errorMessages.da,
    'battle.notJson': 'Dette er ikke en JSON-tekst: linje {line}, kolonne {column} kan ikke læses.',
    'battle.format': 'Dette er ikke en slagfil: formatet er {given}, ikke {format}.',
    'battle.noFormat': 'Dette er ikke en slagfil: angivelsen af formatet mangler ({format}).',
    'battle.newer': 'Filen er af version {given}; dette program læser til og med version {known}.',
    'battle.ruleset': 'Regelsættet {given} er ukendt her; der er {known}.',
    'battle.scenario': 'Regelsættet har intet scenarie {given}; det har {known}.',
    'battle.field': '{at}: forventet {expected}.',
    'battle.found': '{at}: forventet {expected}, fandt {found}.',
    'battle.sequence':
      '{at}: forventet {expected}, fandt {given}; en post mangler eller står forkert.',
    'battle.apply': '{at}: hændelsen {kind} passer ikke til slaget her.',
    'battle.start': 'Begyndelsen er ikke scenariets: den afviger ved {at}.',
    'battle.unprepared': 'Slaget kan ikke stilles op: {fault}',
    'battle.refused': 'Post {seq}: ordren fra {seat} er imod reglerne ({rules}).',
    'battle.dice': 'Post {seq}: terning {die} viser {given}, men startværdien giver {expected}.',
    'battle.events': 'Post {seq}: reglerne fører til andre hændelser, først ved {at}.',
    'battle.stuck': 'Post {seq} kan ikke spilles igen: {fault}',
    'battle.valid':
      'Gyldigt: spillet efter reglerne, og hver terning viser, hvad startværdien giver.',
    'battle.reserved': 'Spillet efter reglerne, men:',
    'battle.reserve.typed':
      'Indtastede terninger: op til {dice} (ordrer {entries}). Intet beviser, hvad der blev kastet.',
    'battle.reserve.seed':
      'Startværdien er skiftet fra ordre {entries}. Den, der gjorde det, kunne prøve startværdier, til terningerne passede.',
    'battle.reserve.forks':
      'Begyndt igen med de samme terninger efter ordre {entries}. Den, der gjorde det, kendte måske allerede de næste kast.',
    'battle.reserve.foretellable':
      'Terninger fra en ældre version af Grognard: {dice}. Den, der skrev tidligere kast ned, kunne forudsige disse.',
    'battle.reserve.edition':
      'Slaget blev begyndt med udgave {file} af reglerne; dette er udgave {here}.',
    'battle.reserve.engine':
      'Slaget blev begyndt med version {file} af dommeren; dette er version {here}.',
    'battle.proven.dice':
      'Terninger, der passer til startværdien: {dice} (ordrer, der krævede terningkast: {entries}). Det beviser ikke, at ingen slog de næste terninger op i filen, prøvede flere startværdier eller valgte tidspunktet for en ordre efter dem.',
    'battle.proven.sealed':
      'Forseglede terninger: {dice} (ordrer, der krævede terningkast: {entries}). Dommeren viste kontrolsummen af sin hemmelighed, før den kendte pladsernes bidrag ({shares, plural, one {# bidrag} other {# bidrag}}); derfor kunne ingen vælge terningerne eller slå dem op.',
    'battle.proven.rounds':
      'Før ordre {entries} blev kast taget tilbage efter aftale; de følgende kommer fra en ny runde af det samme segl.',
    'battle.seal.secret':
      'Dommerens hemmelighed er ikke den, hvis kontrolsum blev vist før slaget.',
    'battle.seal.share': 'Bidraget fra {seat} er ikke det, hvis kontrolsum blev vist før slaget.',
    'battle.seal.seed':
      'Post {seq}: startværdien er ikke den, som dommerens hemmelighed og bidragene giver.',
    'battle.changed':
      'Reglerne i dette program er ændret siden da: slaget blev begyndt med version {file} af dommeren, dette er version {here}. En ordre, der afvises i dag, kan have været tilladt dengang. Du kan stadig følge det, der er optegnet.',
    'battle.proven.none': 'Der blev ikke kastet terninger.',
    'battle.goesOn': 'Det, der er sket, bliver; herfra gælder de nuværende regler.',
  },
}

/** What is wrong with a battle file and where, as `entries[4].order.cell` or `line 2, column 7`. */
export class BattleFileError extends Error {
  readonly at: string
  readonly reason: Message

  constructor(key: string, at: string, values: Values = {}) {
    const where = excerpt(at)
    const reason = { key: `battle.${key}`, values: { ...values, at: where } }
    super(inEnglish(reason))
    this.name = 'BattleFileError'
    this.at = where
    this.reason = reason
  }

  /** The error with what stands in the file where a field is wrong; of one that is missing there is nothing to add. */
  withFoundIn(file: unknown): BattleFileError {
    const { key, values: { expected } = {} } = this.reason
    if (key !== 'battle.field' || typeof expected !== 'object') return this
    if (expected.key === 'fault.missing') return this
    const { found = '' } = withFound({ at: this.at, expected }, file)
    return new BattleFileError('found', this.at, { expected, found })
  }
}

/** The English sentence, for logs and programs. */
export function inEnglish(message: Message): string {
  return plainly(battleMessages.en, message)
}
