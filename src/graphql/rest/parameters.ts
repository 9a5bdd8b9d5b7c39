import { readChainName } from '@income-series/protocol/chain';
import { rowId } from '../row-id.ts';
import type { RestParameter } from './route.ts';

/** Parses a number of up to 9 digits. Any other text is returned unchanged, because the schema refuses it with a better error. */
const parseNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** The parameters of a page. */
export const PAGING = {
  first: {
    description: 'The number of rows: at most 100, and 20 if it is left out.',
    schema: { type: 'integer', minimum: 0, maximum: 100 },
    variables: (text: string) => ({ first: parseNumber(text) }),
  },
  after: {
    description: 'The `endCursor` of the previous page.',
    schema: { type: 'string' },
    variables: (text: string) => ({ after: text }),
  },
} satisfies Readonly<Record<string, RestParameter>>;

const CHAIN_SCHEMA = { type: 'string', examples: ['evm:10143', 'mon-testnet'] } as const;

/** The query parameter `chain`, for paths that name something by a key. */
export const CHAIN: Readonly<Record<string, RestParameter>> = {
  chain: {
    description:
      'The chain, by its name or its short name of EIP-3770. It may be left out if the service serves one chain only.',
    schema: CHAIN_SCHEMA,
    variables: (text) => ({ chain: text }),
  },
};

/** A part of a path that names a chain. A chain without service makes the path unknown. */
export const servedChain: RestParameter = {
  description: 'The chain, by its name or its short name of EIP-3770.',
  schema: CHAIN_SCHEMA,
  variables: (text, chains) => {
    const chain = readChainName(text);
    return chain !== null && chains.includes(chain) ? { chain } : null;
  },
};

/** A series by its key or its id. */
export const seriesId: RestParameter = {
  description: 'The key of the series, 32 bytes in hexadecimal, or its id.',
  schema: { type: 'string' },
  variables: (text) => ({ key: rowId('Series', text) }),
};

/** A record by its id, or the UUID in it. */
export const recordId: RestParameter = {
  description: 'The id of the record, or the UUID in it.',
  schema: { type: 'string' },
  variables: (text) => ({ id: text }),
};
