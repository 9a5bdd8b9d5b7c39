export type { ContractSubject, SignedDocument } from './model.ts';
export type { ContractRenderer } from './ports.ts';
export { createContractService } from './service.ts';
