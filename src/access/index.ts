import './pothos.ts';

export type { AccessContext } from './context.ts';
export {
  type AccessDeclaration,
  type FieldAccess,
  RESPONSE_ONLY,
  type ReaderLabel,
  type StorageClass,
} from './declaration.ts';
export type { EligibilityReader, ReadBlock } from './ports.ts';
export { byAccount, bySeries, bySignerKey, byWallet, type Subject, type TypeAccess } from './subjects.ts';
export { NOBODY, type Viewer } from './viewer.ts';
