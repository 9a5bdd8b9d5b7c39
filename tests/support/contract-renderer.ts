import { sha256 } from '@noble/hashes/sha2.js';
import { toHex, utf8 } from '../../src/core/bytes.ts';
import type { ContractRenderer, ContractTemplate } from '../../src/domains/contracts/index.ts';

const template = (name: string): ContractTemplate => ({ version: 1, hash: toHex(sha256(utf8(name))) });

/** Renders what begins as a PDF does and states the figures as JSON: all that the product looks at is the bytes. */
export const testContracts: ContractRenderer = {
  templates: { SERIES: template('series'), PARTICIPATION: template('participation') },
  render: async (figures) =>
    utf8(
      `%PDF-1.7\n${JSON.stringify(figures, (_, value) => (typeof value === 'bigint' ? `${value}` : value))}\n%%EOF\n`,
    ),
};
