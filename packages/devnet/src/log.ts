import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '@solana/kit';
import type { Account, NodeBlock } from './block.ts';
import type { BlockLog, StoredChain } from './chain.ts';
import { NodeError } from './node-error.ts';

const FILE = 'blocks.log';
/** The version of the lines below. A file of another version is refused. */
const VERSION = 1;
const CHECKSUM_LENGTH = 16;

/** A line of the file: the chain's name, an added block with its changed accounts, or a number of dropped blocks. */
type Line =
  | { readonly kind: 'chain'; readonly version: number; readonly name: string }
  | {
      readonly kind: 'block';
      readonly block: NodeBlock;
      readonly after: readonly (readonly [Address, Account | null])[];
    }
  | { readonly kind: 'dropped'; readonly count: number };

export interface OpenedLog {
  readonly log: BlockLog;
  /** The chain of an earlier run; undefined if there was none. */
  readonly stored: StoredChain | undefined;
}

/**
 * Opens the file that stores a chain: a line for each change, appended in one write before anybody learns of the block. A last
 * line that is cut off (the machine failed) is dropped; every other line has a checksum that must match.
 *
 * @throws NodeError if the folder cannot be used, or the file was changed or belongs to another chain
 */
export function openBlockLog(folder: string, name: string): OpenedLog {
  const path = join(folder, FILE);
  const lines = readLines(folder, path);
  const [first, ...rest] = lines;
  const append = (line: Line) => appendFileSync(path, encode(line));
  if (first === undefined) append({ kind: 'chain', version: VERSION, name });
  else if (first.kind !== 'chain' || first.version !== VERSION || first.name !== name) throw createDamaged(folder);
  return {
    log: {
      added: (block, after) => append({ kind: 'block', block, after: [...after] }),
      dropped: (count) => append({ kind: 'dropped', count }),
    },
    stored: rest.length === 0 ? undefined : replay(folder, rest),
  };
}

/** Reads the lines of the file, and removes a cut-off end from it. */
function readLines(folder: string, path: string): readonly Line[] {
  let text: string;
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(path)) return [];
    text = readFileSync(path, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    if (end < text.length) {
      text = text.slice(0, end);
      truncateSync(path, Buffer.byteLength(text));
    }
  } catch (cause) {
    throw new NodeError(`the Solana chain of ${folder} cannot be read or written`, cause);
  }
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const decoded = decode(line);
      if (decoded === null) throw createDamaged(folder);
      return decoded;
    });
}

const createDamaged = (folder: string) =>
  new NodeError(
    `the Solana chain kept in ${folder} is damaged or of another version; remove the folder to begin a new one`,
  );

function replay(folder: string, lines: readonly Line[]): StoredChain {
  const blocks: StoredChain['blocks'][number][] = [];
  let [forks, highest] = [0, 0n];
  for (const line of lines) {
    if (line.kind === 'chain') throw createDamaged(folder);
    if (line.kind === 'dropped') {
      if (line.count >= blocks.length) throw createDamaged(folder);
      blocks.length -= line.count;
      forks += 1;
      continue;
    }
    const { block, after } = line;
    const parent = blocks.at(-1)?.block;
    if (parent !== undefined && (block.parentHash !== parent.hash || block.slot <= parent.slot))
      throw createDamaged(folder);
    blocks.push({ block, after: new Map(after) });
    if (block.slot > highest) highest = block.slot;
  }
  return { blocks, forks, highest };
}

const computeChecksum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, CHECKSUM_LENGTH);

function encode(line: Line): string {
  const text = JSON.stringify(line, (_, value) => {
    if (typeof value === 'bigint') return { $integer: value.toString() };
    return value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value;
  });
  return `${computeChecksum(text)} ${text}\n`;
}

/** Decodes a line; null if its checksum does not match. */
function decode(line: string): Line | null {
  const text = line.slice(CHECKSUM_LENGTH + 1);
  if (line.slice(0, CHECKSUM_LENGTH) !== computeChecksum(text)) return null;
  return JSON.parse(text, (_, value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value.$integer === 'string') return BigInt(value.$integer);
    return typeof value.$bytes === 'string' ? Uint8Array.from(Buffer.from(value.$bytes, 'base64')) : value;
  }) as Line;
}
