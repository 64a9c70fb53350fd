import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What ships fire in the surface attack. */
export const surfaceAttack = {
  'WAS-095': printed(
    'Überwasserangriff',
    'A ship may use its main, secondary and tertiary guns and its torpedoes once each, at one target or several; or it attacks a submarine with depth charges instead.',
    'Ein Schiff darf Hauptartillerie, Mittelartillerie, leichte Artillerie und Torpedos je einmal einsetzen, gegen ein Ziel oder mehrere; oder es greift stattdessen ein U-Boot mit Wasserbomben an.',
    'Et skib må bruge sit hovedskyts, sekundære skyts, lette skyts og torpedoer én gang hver, mod ét mål eller flere; eller det angriber i stedet en ubåd med dybdebomber.',
  ),
  'WAS-096': ruled(
    'Überwasserangriff',
    'Guns fire only at ships, depth charges are only for submarines, anti-aircraft fire is only for aircraft.',
    'Geschütze schießen nur auf Schiffe, Wasserbomben richten sich nur gegen U-Boote, die Flugabwehr nur gegen Flugzeuge.',
    'Kanoner skyder kun på skibe, dybdebomber er kun mod ubåde, luftværn kun mod fly.',
  ),
  'WAS-097': ruled(
    'Überwasserangriff',
    'Attacks are named one at a time, so you see the result of each before you name the next.',
    'Angriffe werden nacheinander angesagt; du siehst also das Ergebnis jedes Angriffs, bevor du den nächsten ansagst.',
    'Angreb meldes ét ad gangen; du ser altså resultatet af hvert angreb, før du melder det næste.',
  ),
  'WAS-098': printed(
    'Überwasserangriff',
    'The card gives dice for ranges 0 to 3; beyond that only a ship with Extended Range fires.',
    'Die Einheitenkarte nennt Würfel für Reichweite 0 bis 3; darüber hinaus feuert ein Schiff nur mit „Erhöhte Reichweite“.',
    'Enhedskortet viser terninger for afstand 0 til 3; derudover skyder et skib kun med »Øget rækkevidde«.',
  ),
  'WAS-099': printed(
    'Überwasserangriff',
    'Optional (on by default): destroyers and torpedo boats cannot be fired at by guns at range 4 or more, and a battleship’s main guns have −2 on each die against them.',
    'Optional (voreingestellt): Zerstörer und Schnellboote können ab Reichweite 4 nicht mit Geschützen beschossen werden, und die Hauptartillerie von Schlachtschiffen hat gegen sie −2 je Würfel.',
    'Valgfri regel, som gælder, hvis den ikke vælges fra: destroyere og torpedobåde kan ikke beskydes med kanoner fra afstand 4, og slagskibes hovedskyts har −2 pr. terning mod dem.',
  ),
  'WAS-100': printed(
    'Überwasserangriff',
    'A carrier, auxiliary or submarine without gun numbers on its card has no guns to fire.',
    'Ein Träger, Hilfsschiff oder U-Boot ohne Geschützwerte auf der Einheitenkarte hat keine Geschütze.',
    'Et hangarskib, hjælpeskib eller en ubåd uden kanontal på enhedskortet har ingen kanoner at skyde med.',
  ),
} satisfies Record<string, RuleRow>
