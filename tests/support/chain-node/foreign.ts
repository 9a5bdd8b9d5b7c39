import { createHash } from 'node:crypto';

const hashOf = (block: string, i: number): string => `0x${createHash('sha256').update(`${block}:${i}`).digest('hex')}`;

const SOMEBODY = `0x${'f0'.repeat(20)}`;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** The hashes of a block's foreign transactions. */
export const foreignHashes = (blockHash: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => hashOf(blockHash, i));

/** Their receipts, with a log each. */
export const foreignReceipts = (block: { hash: string; number: string }, count: number, first: number) =>
  foreignHashes(block.hash, count).map((transactionHash, i) => {
    const place = { blockHash: block.hash, blockNumber: block.number, transactionHash };
    const transactionIndex = `0x${(first + i).toString(16)}`;
    const log = { address: SOMEBODY, topics: [TRANSFER], data: '0x', logIndex: `0x${(10_000 + i).toString(16)}` };
    return {
      ...place,
      transactionIndex,
      from: SOMEBODY,
      to: SOMEBODY,
      status: '0x1',
      type: '0x2',
      contractAddress: null,
      gasUsed: '0x5208',
      cumulativeGasUsed: '0x5208',
      effectiveGasPrice: '0x1',
      logsBloom: `0x${'00'.repeat(256)}`,
      logs: [{ ...log, ...place, transactionIndex, removed: false }],
    };
  });
