export * from './hex.ts'
export * from './line.ts'
export * from './names.ts'
export * from './plane.ts'
