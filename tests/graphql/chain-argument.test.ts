import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { describe, expect, it } from 'vitest';
import { errorHelp } from '../../src/core/errors/error-help.ts';
import { forFile } from '../support/for-file.ts';
import { startTestGateway } from '../support/gateway.ts';
import { CLUSTER } from '../support/populate.ts';
import { createSolanaChain } from '../support/solana-chain.ts';

const KEY = `0x${'ab'.repeat(32)}`;
const SOLANA = createSolanaChain(CLUSTER);
const gateway = await forFile(startTestGateway({ moreChains: [{ chain: SOLANA, relayer: null }] }));

const FIELDS: readonly (readonly [string, (chain: string) => string])[] = [
  ['a row', (chain) => `series(key: "${KEY}"${chain}) { key }`],
  ['a list', (chain) => `activity(seriesKey: "${KEY}"${chain}) { totalCount }`],
  ['a row that may be absent', (chain) => `fxFallback(seriesKey: "${KEY}"${chain}) { id }`],
  ['a key of the chain', (chain) => `attestor(address: "0x${'12'.repeat(20)}"${chain}) { id }`],
];

describe.each(FIELDS)('the chain of %s', (_, field) => {
  it.each<[string, string, ErrorCode]>([
    ['left out', '', 'CHAIN_REQUIRED'],
    ['one that is not served', ', chain: "evm:1"', 'CHAIN_REFUSED'],
  ])('%s is refused at its field, which names what to give', async (_how, chain, code) => {
    const query = `{ all: seriesList(first: 1) { totalCount } one: ${field(chain)} }`;
    const first = await gateway.ask(query);
    expect(first).toMatchObject({ data: { all: { totalCount: 0 }, one: null } });
    expect(first.errors).toEqual([
      {
        message: expect.any(String),
        path: ['one'],
        locations: [{ line: 1, column: query.indexOf('one:') + 1 }],
        extensions: { code, ...errorHelp(code), argument: ['chain'], expected: `one of evm:10143, ${SOLANA.name}` },
      },
    ]);
    // The document is known by now: a statement may answer it.
    expect(await gateway.ask(query)).toEqual(first);
  });
});
