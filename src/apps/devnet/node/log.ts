import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '@solana/kit';
import { SetupError } from '../../../core/errors/setup-error.ts';
import type { Account, NodeBlock } from './block.ts';
import type { BlockLog, KeptChain } from './chain.ts';

const FILE = 'blocks.log';
/** Of the lines below. A file of another version is not read. */
const VERSION = 1;
const SUM = 16;

/** What a line says: of which chain the file is, a block with what its accounts became, or that so many were dropped. */
type Line =
  | { readonly kind: 'chain'; readonly version: number; readonly name: string }
  | {
      readonly kind: 'block';
      readonly block: NodeBlock;
      readonly after: readonly (readonly [Address, Account | null])[];
    }
  | { readonly kind: 'dropped'; readonly count: number };

export interface KeptLog {
  readonly log: BlockLog;
  /** What an earlier run left; undefined where there was none. */
  readonly kept: KeptChain | undefined;
}

/**
 * The file in which a chain is kept: a line for each change, appended in one write before anybody learns of the block. A
 * line that was cut off (the machine failed while it was written) is dropped; every other one must be as it was written.
 *
 * @throws SetupError where the folder cannot be used, or the file was changed or is another chain's
 */
export function openBlockLog(folder: string, name: string): KeptLog {
  const path = join(folder, FILE);
  const lines = read(folder, path);
  const [first, ...rest] = lines;
  const append = (line: Line) => appendFileSync(path, encode(line));
  if (first === undefined) append({ kind: 'chain', version: VERSION, name });
  else if (first.kind !== 'chain' || first.version !== VERSION || first.name !== name) throw damaged(folder);
  return {
    log: {
      added: (block, after) => append({ kind: 'block', block, after: [...after] }),
      dropped: (count) => append({ kind: 'dropped', count }),
    },
    kept: rest.length === 0 ? undefined : replay(folder, rest),
  };
}

/** The lines of the file, whose cut-off end is removed from it. */
function read(folder: string, path: string): readonly Line[] {
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
    throw new SetupError(`the Solana chain of ${folder} cannot be read or written`, cause);
  }
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const decoded = decode(line);
      if (decoded === null) throw damaged(folder);
      return decoded;
    });
}

const damaged = (folder: string) =>
  new SetupError(
    `the Solana chain kept in ${folder} is damaged or of another version; remove the folder to begin a new one`,
  );

function replay(folder: string, lines: readonly Line[]): KeptChain {
  const blocks: KeptChain['blocks'][number][] = [];
  let [forks, highest] = [0, 0n];
  for (const line of lines) {
    if (line.kind === 'chain') throw damaged(folder);
    if (line.kind === 'dropped') {
      if (line.count >= blocks.length) throw damaged(folder);
      blocks.length -= line.count;
      forks += 1;
      continue;
    }
    const { block, after } = line;
    const parent = blocks.at(-1)?.block;
    if (parent !== undefined && (block.parentHash !== parent.hash || block.slot <= parent.slot)) throw damaged(folder);
    blocks.push({ block, after: new Map(after) });
    if (block.slot > highest) highest = block.slot;
  }
  return { blocks, forks, highest };
}

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, SUM);

function encode(line: Line): string {
  const text = JSON.stringify(line, (_, value) => {
    if (typeof value === 'bigint') return { $integer: value.toString() };
    return value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value;
  });
  return `${sumOf(text)} ${text}\n`;
}

/** Null where the line is not as it was written. */
function decode(line: string): Line | null {
  const text = line.slice(SUM + 1);
  if (line.slice(0, SUM) !== sumOf(text)) return null;
  return JSON.parse(text, (_, value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value.$integer === 'string') return BigInt(value.$integer);
    return typeof value.$bytes === 'string' ? Uint8Array.from(Buffer.from(value.$bytes, 'base64')) : value;
  }) as Line;
}
