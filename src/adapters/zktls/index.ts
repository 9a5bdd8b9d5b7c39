export type { JsonEndpoint } from './ask-json.ts';
export { type ClaimWish, createNotaryClient, type NotaryClient } from './notary.ts';
