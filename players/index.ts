export * from './computer.ts'
export * from './level.ts'
