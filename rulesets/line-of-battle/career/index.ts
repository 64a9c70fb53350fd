export * from './after-battle.ts'
export * from './papers.ts'
export * from './sheet.ts'
