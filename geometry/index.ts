export * as dots from './dots/index.ts'
export * from './measured/index.ts'
