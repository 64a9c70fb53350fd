export const submarinesEnglish = {
  'was.order.launch': '{unit} fires torpedoes at {target}',
  'was.refuse.notYourSubmarine': 'Choose a submarine of yours that is on the table.',
  'was.refuse.nothingToTorpedo': 'Choose an enemy ship.',
  'was.refuse.hasLaunched': '{unit} has fired her torpedoes this turn.',
  'was.refuse.tooNearTheFirst': 'The second salvo needs a target more than 90 mm from the first.',
} as const
