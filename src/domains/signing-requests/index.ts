export { SIGNING_KINDS, type SigningField, type SigningRequest } from './model/index.ts';
export { createSigningRequestService } from './service.ts';
