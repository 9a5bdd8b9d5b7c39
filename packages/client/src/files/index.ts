export { FileError } from './file-error.ts';
export { type ReadRules, readGuarded } from './read.ts';
export { type FileOptions, writePrivately } from './write.ts';
