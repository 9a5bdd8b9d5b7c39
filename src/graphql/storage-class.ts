import type { StorageClass as StorageClassName } from '../access/index.ts';
import { storedEnum } from './enum-type.ts';

export const StorageClass = storedEnum<StorageClassName>('StorageClass', 'How a value is kept on the server.', {
  none: 'Not at all: it is made for the answer, or read from the chain.',
  plain: 'Readable.',
  hash: 'As a hash, from which the value cannot be read.',
  vault: 'Encrypted with a key of the service, opened for readers.',
  e2e: 'Sealed for addressed attestor keys: the service cannot open it.',
  'client-encrypted': 'Encrypted on the owner’s device: the service cannot open it.',
});
