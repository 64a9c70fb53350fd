import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Objectives, points and how a battle ends. */
export const ending = {
  'WAS-160': printed(
    'Zugende und Sieg',
    'At the end of the turn a player with a ship within range 0 of an objective claims it, if no enemy ship is within range 1 of it. Submarines and aircraft neither claim nor hinder; a ship with No Sea Control does not claim but hinders.',
    'Am Ende des Zugs nimmt ein Spieler jede Zielmarke ein, die in Reichweite 0 eines seiner Schiffe liegt, wenn kein feindliches Schiff in Reichweite 1 von ihr ist. U-Boote und Flugzeuge nehmen keine ein und verhindern es auch nicht; ein Schiff mit „Keine Seeherrschaft“ nimmt keine ein, verhindert es aber.',
    'Ved trækkets slutning tager en spiller hvert målmærke, der er inden for afstand 0 af et af hans skibe, hvis intet fjendtligt skib er inden for afstand 1 af det. Ubåde og fly hverken tager eller hindrer; et skib med »Intet søherredømme« tager ikke, men hindrer.',
  ),
  'WAS-161': printed(
    'Zugende und Sieg',
    'Each objective is worth half the fleet total, 50 at 100 points (ruling: a claimed one stays with its owner; as an option it may change hands).',
    'Jede Zielmarke zählt so viel wie die halbe Flottensumme, 50 bei 100 Punkten (Auslegung: Eine eingenommene bleibt bei ihrem Besitzer; nach einer optionalen Regel kann sie ihn wechseln).',
    'Hvert målmærke er halvdelen af flådesummen værd, 50 ved 100 point (fortolkning: et taget bliver hos sin ejer; som valgfri regel kan det skifte hænder).',
  ),
  'WAS-162': printed(
    'Zugende und Sieg',
    'Destroyed enemies are worth the points on their cards, and objectives their own value. Victory is checked only at the end of the turn: 150% of the fleet total wins; if both have that much, the one with more; if they are equal, play goes on.',
    'Zerstörte Feinde bringen die Punkte ihrer Einheitenkarten ein, Zielmarken die ihren. Nur am Ende des Zugs wird geprüft, wer gewonnen hat: wer 150 % der Flottensumme erreicht; haben beide so viel, wer mehr hat; bei gleich vielen Punkten geht es weiter.',
    'Ødelagte fjender giver pointene på deres enhedskort, målmærker giver deres. Kun ved trækkets slutning ses der på, hvem der har vundet: den, der når 150 % af flådesummen; har begge så mange, den med flest; har de lige mange, spilles der videre.',
  ),
  'WAS-163': printed(
    'Zugende und Sieg',
    'A player whose enemy has no ships left, or only ships with No Sea Control, receives a reward (ruling: that player claims all open objectives at once).',
    'Ein Spieler, dessen Feind nur noch Schiffe mit „Keine Seeherrschaft“ oder gar keine mehr hat, wird belohnt (Auslegung: Er nimmt alle offenen Zielmarken sofort ein).',
    'En spiller, hvis fjende kun har skibe med »Intet søherredømme« eller slet ingen tilbage, belønnes (fortolkning: alle åbne målmærker tages straks).',
  ),
  'WAS-164': rebuilt(
    'Zugende und Sieg',
    'After turn 12 the player with more points wins; if points are equal, the battle is a draw.',
    'Nach Zug 12 gewinnt, wer mehr Punkte hat; bei gleich vielen ist die Schlacht unentschieden.',
    'Efter træk 12 vinder spilleren med flest point; står de lige, er slaget uafgjort.',
  ),
  'WAS-165': ruled(
    'Zugende und Sieg',
    'Smoke laid last turn and effects that last one turn end here.',
    'Rauch aus dem vorigen Zug verzieht sich hier, und was nur einen Zug lang gilt, endet.',
    'Røg fra forrige træk driver bort her, og hvad der kun gælder ét træk, hører op.',
  ),
  'WAS-166': printed(
    'Zugende und Sieg',
    'Convoy: an escort of 100 points with five merchant ships free of cost against 80 points; the interceptor wins when three merchant ships are destroyed (ruling: the convoy wins when three have left by the far edge).',
    'Konvoi: eine Eskorte von 100 Punkten mit fünf kostenlosen Handelsschiffen gegen 80 Punkte; der Angreifer gewinnt, wenn drei Handelsschiffe zerstört sind (Auslegung: der Konvoi, wenn drei den Tisch über den gegenüberliegenden Rand verlassen haben).',
    'Konvoj: en eskorte på 100 point med fem gratis handelsskibe mod 80 point; angriberen vinder, når tre handelsskibe er ødelagt (fortolkning: konvojen, når tre har forladt bordet over den fjerne kant).',
  ),
  'WAS-167': printed(
    'Zugende und Sieg',
    'Major engagement: destroying all enemy ships is worth as much as one more objective (ruling: from 200 points a side).',
    'Großes Gefecht: Alle feindlichen Schiffe zu zerstören zählt so viel wie eine weitere Zielmarke (Auslegung: ab 200 Punkten je Seite).',
    'Stort slag: at ødelægge alle fjendtlige skibe er lige så meget værd som ét målmærke mere (fortolkning: fra 200 point pr. side).',
  ),
  'WAS-168': ruled(
    'Zugende und Sieg',
    'Points, objectives and what is left of the fleets are open to both sides at all times.',
    'Punkte, Zielmarken und was von den Flotten übrig ist, kennen beide Seiten jederzeit.',
    'Point, målmærker og det, der er tilbage af flåderne, er altid åbent for begge sider.',
  ),
} satisfies Record<string, RuleRow>
