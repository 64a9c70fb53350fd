/** The continued advance after a melee. */
export const advanceEnglish = {
  'order.advance': 'continue the advance',
  'ba.order.advance.plain':
    '{unit}: advance {cm, number} cm{degrees, plural, =0 {} other { after a pivot of #° to the {hand}}}',
  'ba.order.advance.attack': '{unit}: advance and attack {target}',
  'ba.order.advance.occupy': '{unit}: advance and occupy {building}',
  'ba.refuse.noAdvance':
    '{unit} cannot make a continued advance: only an attacker can, if it brought its enemy into disorder or full disorder, is in neither itself and has not used continued fire this turn.',
  'ba.refuse.advanceWritten': '{unit} already has a continued advance. Take it back first.',
  'ba.refuse.pivotsTooFar':
    'A continued advance begins with one pivot of at most {degrees, number}°.',
  'ba.refuse.beyondPosition':
    '{unit} attacked a position and must stop in it. Shorten the advance.',
  'ba.refuse.onlyOccupies':
    '{unit} attacked an empty building: it can only occupy it, or stay where it is.',
  'ba.refuse.enemyStillInside': '{unit} cannot occupy the building: the enemy still holds it.',
  'ba.refuse.attackOrOccupy':
    '{unit} can either attack or occupy a building, not both; choose one.',
  'ba.refuse.noContinuedAttack':
    '{unit} can advance but not attack again; it could do that only after bringing its enemy into full disorder.',
  'ba.event.continuedAttack': '{unit} makes a continued attack on {target}.',
  'ba.event.continuedCharge': '{unit} makes a continued attack on {target} at the charge.',
  'ba.event.declared.advance': 'Noted: {unit} will make a continued advance.',
}
