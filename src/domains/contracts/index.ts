export type { ContractSubject, SignedDocument } from './model/index.ts';
export type { ContractRenderer } from './model/ports.ts';
export { createContractService } from './service.ts';
