import { randomBytes } from 'node:crypto';
import { POSITION_HEADER, type Position } from '@income-series/protocol/position';
import type { CursorSeal } from 'field-access/lists';
import { type ExecutionArgs, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestFacts } from '../http/exchange.ts';

const SCOPE = 'written-position';
const LONGEST = 200;

/** Encrypts positions of the write-ahead log for clients, because a plain position reveals how much everybody writes. */
export interface WrittenPositions {
  seal(position: Position): string;
  /** Decrypts a position; null for any text that was not sealed by this service. */
  open(text: string): Position | null;
}

/** Creates the encryption of positions by the seal that cursors have. */
export function createWrittenPositions(seal: CursorSeal): WrittenPositions {
  return {
    // Padded and with a random part, because two equal texts would reveal that nobody wrote in between.
    seal: ({ timeline, lsn }) =>
      seal.seal(SCOPE, [timeline, lsn.toString(16).padStart(16, '0'), randomBytes(16).toString('hex')]),
    open(text) {
      const [timeline, lsn] = (text.length <= LONGEST && seal.open(SCOPE, text)) || [];
      return timeline === undefined || lsn === undefined ? null : { timeline, lsn: BigInt(`0x${lsn}`) };
    },
  };
}

/** Yoga plugin: adds the primary's position after an executed mutation to the headers of its answer. */
export function useWrittenPositions(positions: WrittenPositions, current: () => Promise<Position | null>): Plugin {
  const executed = new WeakSet<RequestFacts>();
  const factsOf = (context: unknown) => (context as { readonly facts: RequestFacts }).facts;
  return {
    onExecute({ args }) {
      const { document, operationName, contextValue } = args as ExecutionArgs;
      if (getOperationAST(document, operationName)?.operation === 'mutation') executed.add(factsOf(contextValue));
    },
    async onResponse({ response, serverContext }) {
      if (!executed.has(factsOf(serverContext))) return;
      const position = await current().catch(() => null); // the answer is complete without it
      if (position) response.headers.set(POSITION_HEADER, positions.seal(position));
    },
  };
}
