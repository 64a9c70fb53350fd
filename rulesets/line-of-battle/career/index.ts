export * from './after-battle.ts'
export * from './campaign.ts'
export * from './sheet.ts'
