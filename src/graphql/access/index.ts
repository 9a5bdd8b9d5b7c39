export { type Extra, PLACES, type StorageClass } from './classes.ts';
export {
  type AccessDeclaration,
  accessModel,
  byAccount,
  byChain,
  bySeries,
  bySignerKey,
  byWallet,
  declareByKind,
  READER_LABELS,
  type ReaderLabel,
} from './labels.ts';
export type { EligibilityReader, KeyReader, ReadBlock } from './ports.ts';
export { ADMIN_ROWS, OWN_AND_ADMIN_ROWS, OWN_ROWS } from './presets.ts';
export { createGatewayAccess, type GatewayAccess } from './sources.ts';
export { NOBODY, type Viewer } from './viewer.ts';
