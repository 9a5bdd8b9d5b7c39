export { createDevelopmentIdentityProvider } from './development.ts';
export { createHttpIdentityProvider } from './http.ts';
export { SIGNATURE_HEADER, TIMESTAMP_HEADER, webhookSignature } from './webhook.ts';
