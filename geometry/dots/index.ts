export * from './bearing.ts'
export * from './distance.ts'
export * from './heading.ts'
