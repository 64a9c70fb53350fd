/** Signals between commanders. */
export const signalsEnglish = {
  'order.signal': 'send a signal',
  'order.relay': 'pass a signal on',
  'ws.order.signal': '{from} signals {to}: “{text}”',
  'ws.order.signalBy': '{from} signals {to} through {by}: “{text}”',
  'ws.order.relay': '{by} sends on the signal of {from}',
  'ws.signal.direct': 'none',
  'ws.signal.ship': '{ship}',
  'ws.signal.words': '{words} of {most} words',
  'ws.event.signalMade':
    '{from} signals {to}{repeaters, plural, =0 {} other { through {path}}}: “{text}”.',
  'ws.event.signalInTransit': '{from} signals for {to}, who cannot read it yet: “{text}”.',
  'ws.event.signalPassedOn': '{by} sends the signal of {from} on to {to}.',
  'ws.event.signalArrived': '{to} has a signal from {from}: “{text}”.',
  'ws.refuse.notYoursToSignal': 'Choose a ship of your own that can still sail.',
  'ws.refuse.signalToCommander': 'Signal to a ship of another commander of your fleet.',
  'ws.refuse.oneSignal': 'You have sent your signal of this turn.',
  'ws.refuse.emptySignal': 'Write a word or a number.',
  'ws.refuse.tooManyWords': 'At most {most, plural, one {# word} other {# words}} or flags.',
  'ws.refuse.noRepeater':
    'She cannot repeat: only a frigate or smaller friend out of combat can, once a turn.',
  'ws.refuse.nobodyReads': 'Too far, or another ship is in the line: the flags cannot be read.',
  'ws.refuse.nothingToRelay': 'No signal of that ship waits to be sent on.',
  'ws.refuse.cannotSendOn': 'She did not read it, or has been in combat.',
}
