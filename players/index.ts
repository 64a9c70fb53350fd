export * from './advice.ts'
export * from './computer.ts'
export * from './level.ts'
