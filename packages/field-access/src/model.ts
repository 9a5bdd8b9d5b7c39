// The entry for pages: names of the engine, without a schema and without a request.
export { EVERYBODY, OPERATORS } from './model/built-in-labels.ts';
