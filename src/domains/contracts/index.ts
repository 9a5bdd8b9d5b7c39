export type { ContractSubject, SignedDocument } from './model.ts';
export type { ContractRenderer } from './ports.ts';
export { type ContractService, createContractService } from './service.ts';
