// What a page may load of the engine: names, without a schema and without a request.
export { EVERYBODY, OPERATORS } from './model/built-in-labels.ts';
