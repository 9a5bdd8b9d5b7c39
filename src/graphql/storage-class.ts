import type { StorageClass as StorageClassName } from '../access/index.ts';
import { builder } from './builder.ts';
import type { GatewayBuilder } from './create-builder.ts';
import { storedValues } from './enum-values.ts';

const SENTENCES: Readonly<Record<StorageClassName, string>> = {
  none: 'The value is not stored: it is computed when asked, or read from the chain.',
  plain: 'The value is stored unencrypted.',
  hash: 'The value is stored as a hash or commitment, from which it cannot be computed.',
  vault: 'The value is stored encrypted with a key of the service, which opens it for the readers.',
  e2e: 'The value is stored as it was sealed for the attestor keys it is addressed to: the service cannot open it.',
  'client-encrypted': 'The value is stored as its owner’s device encrypted it: the service cannot open it.',
};

/** The enum of storage classes, for one builder. */
export const storageClassEnum = (of: GatewayBuilder) =>
  of.enumType('StorageClass', {
    description: 'A storage class: the way the service keeps a value.',
    values: storedValues(SENTENCES),
  });
export type StorageClassEnum = ReturnType<typeof storageClassEnum>;

/** That of the product's schema. */
export const StorageClass = storageClassEnum(builder);
