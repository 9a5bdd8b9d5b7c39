export { type ClaimWish, createNotaryClient, type NotaryClient, type NotaryEndpoint } from './notary.ts';
export type { JsonEndpoint } from './post-json.ts';
