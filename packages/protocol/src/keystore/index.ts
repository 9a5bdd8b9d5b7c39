export {
  ANY_LOG_N,
  keystoreAddress,
  openKeystore,
  sealKeystore,
} from './keystore.ts';
export { portableScrypt, type Scrypt, type ScryptInput } from './scrypt.ts';
