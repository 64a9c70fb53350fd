export * as dots from './dots/index.ts'
export * as hex from './hex/index.ts'
export * from './measured/index.ts'
