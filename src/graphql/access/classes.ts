import type { BuiltInClass, Extras, StorageClasses } from 'field-access';

/** The storage classes of this product, from the least to the most protected. */
export const CLASSES = {
  plain: { sentence: 'The value is stored unencrypted.', serverReads: 'always' },
  hash: {
    sentence: 'The value is stored as a hash or commitment, from which it cannot be computed.',
    serverReads: 'never',
  },
  none: {
    sentence: 'The value is not stored: it is computed when asked, or read from the chain.',
    serverReads: 'never',
  },
  'client-encrypted': {
    sentence: 'The value is stored as its owner’s device encrypted it: the service cannot open it.',
    serverReads: 'never',
    opaque: true,
  },
  vault: {
    sentence: 'The value is stored encrypted with a key of the service, which opens it for the readers.',
    serverReads: 'with its key',
    sealed: true,
  },
  e2e: {
    sentence:
      'The value is stored as it was sealed for the attestor keys it is addressed to: the service cannot open it.',
    serverReads: 'never',
    sealed: true,
  },
} as const satisfies StorageClasses;

export type StorageClass = keyof typeof CLASSES | BuiltInClass;

/** The flags of this product’s declarations. */
export const EXTRAS = {
  onchain: {
    sentence: 'The chain itself shows the value to everybody, even if the service answers it to fewer readers.',
    public: true,
  },
} as const satisfies Extras;

export type Extra = keyof typeof EXTRAS;

/** Places that are no column, in the words of the pages. */
export const PLACES: Readonly<Record<string, string>> = {
  'response only': 'computed when asked',
  onchain: 'read from the chain',
};
