import { createVault, type Vault } from '../../src/core/vault/index.ts';

/** The vault key of the test gateway. */
export const testVault = (): Vault => createVault([{ id: 'test', secret: new Uint8Array(32).fill(2) }]);
