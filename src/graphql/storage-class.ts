import type { StorageClass as StorageClassName } from '../access/index.ts';
import { builder } from './builder.ts';
import type { GatewayBuilder } from './create-builder.ts';
import { storedValues } from './enum-values.ts';

const SENTENCES: Readonly<Record<StorageClassName, string>> = {
  none: 'Not at all: it is made for the answer, or read from the chain.',
  plain: 'Readable.',
  hash: 'As a hash, from which the value cannot be read.',
  vault: 'Encrypted with a key of the service, opened for readers.',
  e2e: 'Sealed for addressed attestor keys: the service cannot open it.',
  'client-encrypted': 'Encrypted on the owner’s device: the service cannot open it.',
};

/** The enum of storage classes, for one builder. */
export const storageClassEnum = (of: GatewayBuilder) =>
  of.enumType('StorageClass', {
    description: 'How a value is kept on the server.',
    values: storedValues(SENTENCES),
  });
export type StorageClassEnum = ReturnType<typeof storageClassEnum>;

/** That of the product's schema. */
export const StorageClass = storageClassEnum(builder);
