export const submarinesEnglish = {
  'was.order.launch': '{unit}: fire torpedoes at {target}',
  'was.refuse.notYourSubmarine': 'Choose a submarine of yours that is on the table.',
  'was.refuse.nothingToTorpedo': 'Choose an enemy ship.',
  'was.refuse.hasLaunched': '{unit} has already fired her torpedoes this turn.',
  'was.refuse.tooNearTheFirst':
    'The second torpedo attack needs a target more than 90 mm from the first.',
} as const
