export type { VaultPlace } from '@income-series/protocol/vault/format';
export { type OpenSealed, openSealed, type VaultColumn, vaultColumn } from './column.ts';
export { type SealedTable, sealedById } from './sealed-table.ts';
export { createVault, type Vault, type VaultKey } from './vault.ts';
