export {
  type AccessDeclaration,
  accessModel,
  byAccount,
  byChain,
  bySeries,
  bySignerKey,
  byWallet,
  READER_LABELS,
  type ReaderLabel,
} from './labels.ts';
export type { EligibilityReader, KeyReader, ReadBlock } from './ports.ts';
export { ADMIN_ROWS, OWN_AND_ADMIN_ROWS, OWN_ROWS } from './presets.ts';
export { createGatewayAccess, type GatewayAccess } from './sources.ts';
export { NOBODY, type Viewer } from './viewer.ts';
