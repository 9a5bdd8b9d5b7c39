export {
  type KeystoreOptions,
  keystoreAddress,
  openKeystore,
  type SealOptions,
  sealKeystore,
} from './keystore.ts';
export { portableScrypt, type Scrypt, type ScryptInput } from './scrypt.ts';
