import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Darkness, twilight and squalls: all of it optional. */
export const nightAndWeather = {
  'WAS-170': printed(
    'Nacht und Wetter',
    'Darkness, optional: each aircraft that is placed rolls to find its way, patrol bombers on 3 or more, others on 5 or more; on a failure it is aborted. Anti-aircraft fire has −1 on each die, and so have bombs, strafing and depth charges of aircraft; their torpedoes have one die fewer.',
    'Dunkelheit, optional: Für jedes gesetzte Flugzeug wird gewürfelt, ob es sein Ziel findet, Seefernaufklärer bei 3 oder mehr, andere bei 5 oder mehr; sonst gilt es als abgewehrt. Flugabwehr hat −1 je Würfel, Bomben, Bordwaffen und Wasserbomben von Flugzeugen auch; ihre Torpedos haben einen Würfel weniger.',
    'Mørke, valgfrit: hvert fly, der sættes på bordet, kaster for at finde vej, patruljebombere 3 eller mere, andre 5 eller mere; mislykkes det, er flyet afvist. Luftværn har −1 pr. terning, og det har flys bomber, maskingeværer og dybdebomber også; deres torpedoer har én terning færre.',
  ),
  'WAS-171': printed(
    'Nacht und Wetter',
    'Darkness, optional: ships’ guns have −1 on each die at ranges 1 to 3 and do not fire at 4 or more; the −1 does not apply to fire at a crippled target or by an undamaged ship with radar. At air return each aircraft that flew, except patrol bombers, is lost on a 1.',
    'Dunkelheit, optional: Schiffsgeschütze haben auf Reichweite 1 bis 3 −1 je Würfel und feuern ab 4 nicht; gegen schwer beschädigte Ziele und für ein unbeschädigtes Schiff mit Radar entfällt das −1. Bei der Rückkehr ist jedes geflogene Flugzeug außer Seefernaufklärern bei einer 1 verloren.',
    'Mørke, valgfrit: skibes kanoner har −1 pr. terning på afstand 1 til 3 og skyder ikke fra 4; mod svært beskadigede mål og for et ubeskadiget skib med radar bortfalder −1. Ved hjemkomsten går hvert fly, der fløj, undtagen patruljebombere, tabt på en 1’er.',
  ),
  'WAS-172': printed(
    'Nacht und Wetter',
    'Twilight, optional: a coin decides whether it is day first and night from turn 4, or the reverse.',
    'Dämmerung, optional: Eine Münze entscheidet, ob erst Tag und ab Zug 4 Nacht ist oder umgekehrt.',
    'Tusmørke, valgfrit: en mønt afgør, om det først er dag og fra træk 4 nat, eller omvendt.',
  ),
  'WAS-173': printed(
    'Nacht und Wetter',
    'Weather, optional: a die at set-up gives a clear sky on 1 to 3, otherwise one, two or three squalls on 4, 5 and 6, in the centre row first (ruling: at the end of each turn a squall drifts 90 mm in one of six directions, by a die).',
    'Wetter, optional: Bei der Aufstellung bringt ein Würfel mit 1 bis 3 klares Wetter, mit 4, 5 oder 6 eine, zwei oder drei Regenböen, zuerst in der mittleren Reihe (Auslegung: Am Ende jedes Zugs treibt eine Böe 90 mm in eine von sechs ausgewürfelten Richtungen).',
    'Vejr, valgfrit: en terning ved opstillingen giver klart vejr på 1 til 3 og en, to eller tre regnbyger på 4, 5 og 6, først i midterrækken (fortolkning: ved hvert træks slutning driver en byge 90 mm i en af seks retninger efter en terning).',
  ),
} satisfies Record<string, RuleRow>
