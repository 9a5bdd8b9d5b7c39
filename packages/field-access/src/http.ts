// The entry for answers to compiled documents in front of the GraphQL server.
export { encodePieces, piecesWith } from './http/answer-text.ts';
export { type AnswerComparison, type ComparisonOptions, useComparison } from './http/comparison.ts';
export { createHttpReads, type HttpReads, type HttpReadsDeps, type HttpRequest } from './http/http-reads.ts';
export { type DocumentNaming, type DocumentText, mediaTypeOf, type PlainRequest } from './http/plain-request.ts';
export type {
  ExchangeSignal,
  ReadDeps,
  ReadEnd,
  ReadHandover,
  ReadPlace,
  ReadRequest,
  ReadSource,
} from './http/read-states.ts';
