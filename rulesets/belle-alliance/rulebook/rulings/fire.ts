import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Targets, angles of fire and split fire. */
export const fire = {
  'BA-Q-26': ruled(
    'Fortolkninger',
    'A hidden target is an occupant that is assumed but not seen.',
    'Ein verdecktes Ziel ist ein vermuteter, nicht gesehener Besetzer.',
    'Et skjult mål er en besætning, der antages, men ikke ses.',
  ),
  'BA-Q-49': ruled(
    'Fortolkninger',
    'Angles of fire and of support are measured outwards from straight ahead at the front corners of each base.',
    'Schuss- und Unterstützungswinkel werden an den vorderen Ecken jeder Platte von geradeaus nach außen gemessen.',
    'Skud- og støttevinkler måles udad fra lige frem ved hver briks forreste hjørner.',
  ),
  'BA-Q-63': ruled(
    'Fortolkninger',
    'Of split fire the part named first has the small fire unit; a part that forms none is not fired, and the 2 less stay on the other.',
    'Bei geteiltem Feuer hat der zuerst genannte Teil die kleine Feuereinheit; ein Teil, der keine bildet, feuert nicht, und die 2 weniger bleiben beim anderen.',
    'Ved delt skydning har den først nævnte del den lille skydeenhed; en del, der ingen danner, skyder ikke, og de 2 mindre bliver på den anden.',
  ),
} satisfies Record<string, RuleRow>
