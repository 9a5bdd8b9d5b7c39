export {
  type KeystoreOptions,
  keystoreAddress,
  openKeystore,
  type SealOptions,
  sealKeystore,
} from './keystore.ts';
export type { Watch } from './scrypt.ts';
