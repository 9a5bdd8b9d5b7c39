export type { ContractDeps } from './deps.ts';
export type { ContractSubject, SignedDocument, UploadedContract } from './model.ts';
export type { ContractChain, ContractFigures, ContractRenderer, ContractTemplate } from './ports.ts';
export { type ContractService, createContractService } from './service.ts';
