export { createNotaryClient, type NotaryClient } from './notary.ts';
