export { type ClaimWish, createNotaryClient, type NotaryClient } from './notary.ts';
export type { JsonEndpoint } from './post-json.ts';
