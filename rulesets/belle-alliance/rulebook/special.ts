import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Buildings, woods and field works. */
export const special = {
  'BA-6.1.1-01': printed(
    '6.1.1 Buildings',
    'Each model building is separate and holds the figures that fit its ground plan. R floor(area / 2.25 cm2).',
    '',
    '',
  ),
  'BA-6.1.1-02': printed(
    '6.1.1 Buildings',
    'No cavalry or artillery in or against buildings.',
    '',
    '',
  ),
  'BA-6.1.1-03': printed(
    '6.1.1 Buildings',
    'Occupying and leaving are formation changes in contact; leaving into any formation in contact.',
    '',
    '',
  ),
  'BA-6.1.1-04': printed(
    '6.1.1 Buildings',
    'Both sides trying by formation change: both stop in contact.',
    '',
    '',
  ),
  'BA-6.1.1-05': printed('6.1.1 Buildings', 'Also by continued advance after an attack.', '', ''),
  'BA-6.1.1-06': printed('6.1.1 Buildings', 'Partial entry or exit is a forced split.', '', ''),
  'BA-6.1.1-07': printed(
    '6.1.1 Buildings',
    "Several own parts inside count as one unit with the larger part's values; effects stay with a leaving part.",
    '',
    '',
  ),
  'BA-6.1.2-01': printed(
    '6.1.2 Fire and melee',
    'Fire from chosen sides under split-fire rules; at most half the figures from one side. R two sides = the two parts of split fire, so only one part can have a small fire unit.',
    '',
    '',
  ),
  'BA-6.1.2-02': printed(
    '6.1.2 Fire and melee',
    'Fired at or attacked: as line without flank or rear.',
    '',
    '',
  ),
  'BA-6.1.2-03': printed(
    '6.1.2 Fire and melee',
    'Inside: no soutien, neighbour, support or attack; the zone does not reach out; an attack order in the turn of leaving is allowed.',
    '',
    '',
  ),
  'BA-6.1.2-04': printed(
    '6.1.2 Fire and melee',
    'Attacks on empty and occupied buildings, not on own.',
    '',
    '',
  ),
  'BA-6.1.2-05': printed(
    '6.1.2 Fire and melee',
    'Empty: stop in contact, occupy by continued advance; same if the announced position was left before contact.',
    '',
    '',
  ),
  'BA-6.1.2-06': printed(
    '6.1.2 Fire and melee',
    'Both sides attack an empty one: frontal fight, both with its cover penalty; U or FU of the enemy lets the attacker occupy.',
    '',
    '',
  ),
  'BA-6.1.2-07': printed(
    '6.1.2 Fire and melee',
    'Occupied: stop at contact distance; if the enemy leaves in U or FU the attacker may occupy with continued advance.',
    '',
    '',
  ),
  'BA-6.1.2-08': printed(
    '6.1.2 Fire and melee',
    'All figures count as usual though not all fit.',
    '',
    '',
  ),
  'BA-6.1.3-01': printed(
    '6.1.3 Retreat and rout',
    'U: formed as huddle anywhere in contact, then retreat from there; no room: FU inside.',
    '',
    '',
  ),
  'BA-6.1.3-02': printed(
    '6.1.3 Retreat and rout',
    'FU: rout measured from the centre, ignoring the building; figures still inside when blocked surrender.',
    '',
    '',
  ),
  'BA-6.2.0-01': printed('6.2.0 Woods', 'Rates J.t3; orchards are difficult terrain.', '', ''),
  'BA-6.2.0-02': printed(
    '6.2.0 Woods',
    'Wood edge: normal terrain, sideways through it as wood; its outer border is an obstacle on entry and exit; up to two ranks in it.',
    '',
    '',
  ),
  'BA-6.2.0-03': printed(
    '6.2.0 Woods',
    'Woods and edges are cover; targets fired at from inside a wood (not edge) count as in cover II (J.t5).',
    '',
    '',
  ),
  'BA-6.3.0-01': printed(
    '6.3.0 Field works, J.t20',
    'By pioneers and gunners; in buildings by the occupants. Written, announced, special formation.',
    '',
    '',
  ),
  'BA-6.3.0-02': printed(
    '6.3.0 Field works, J.t20',
    'Procurement roll at announcement; below the number work does not start; +1 per failed turn in a row. R figures work in groups of five side by side: n figures give floor(n/5) results (5 cm each, one epaulement each) in the printed time; burning, blasting and strengthening need one group (the whole garrison).',
    '',
    '',
  ),
  'BA-6.3.0-03': printed(
    '6.3.0 Field works, J.t20',
    'Not U or FU, stationary, nothing else; work counts in the turn of forming; fire does not break it unless U or FU.',
    '',
    '',
  ),
  'BA-6.3.0-04': printed(
    '6.3.0 Field works, J.t20',
    'Broken turn counts nothing, earlier turns stay; resuming needs a new procurement roll.',
    '',
    '',
  ),
  'BA-6.3.0-05': printed(
    '6.3.0 Field works, J.t20',
    'Burning 11+, blasting 13+ at the end, in contact; +1 per failed turn in a row.',
    '',
    '',
  ),
  'BA-6.3.0-06': printed(
    '6.3.0 Field works, J.t20',
    'Works not listed are agreed with the umpire.',
    '',
    '',
  ),
} satisfies Record<string, RuleRow>
