/** What the page of a campaign says. */
export const english = {
  'web.campaign.none':
    'There is no such campaign in this browser. It may have been removed; open its campaign file to get it back.',
  'web.campaign.name': 'Your commander’s name',
  'web.campaign.start': 'Begin the campaign',
  'web.campaign.standing': 'Your commander',
  'web.campaign.next': 'Next: battle {number}, {title}',
  'web.campaign.battle': 'Battle {number}: {title}',
  'web.campaign.play': 'Fight the battle',
  'web.campaign.goOnBattle': 'Continue the battle',
  'web.campaign.again': 'Restart the battle',
  'web.campaign.fought.head': 'Battles fought',
  'web.campaign.over': 'How it ended',
  'web.campaign.save': 'Save the campaign as a file',
  'web.campaign.remove': 'Remove',
  'web.campaign.removeSure': 'Remove this campaign for good? Its battles stay in your list.',
  'web.campaign.lost': 'The battle you began for this campaign is no longer in this browser.',
  'web.campaign.back': 'Back to the campaign',
}
