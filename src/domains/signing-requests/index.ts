export { SIGNING_KINDS, type SigningField, type SigningRequest } from './model.ts';
export { createSigningRequestService } from './service.ts';
