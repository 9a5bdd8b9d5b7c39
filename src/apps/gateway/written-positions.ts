import { randomBytes } from 'node:crypto';
import type { CursorSeal } from 'field-access/lists';
import { type ExecutionArgs, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { POSITION_HEADER, type Position } from '../../core/position.ts';
import type { RequestFacts } from './exchange.ts';

const SCOPE = 'written-position';
const LONGEST = 200;

/** Seals positions: what a position is says how much everybody writes. */
export interface WrittenPositions {
  seal(position: Position): string;
  /** Null for anything that was not sealed here. */
  open(text: string): Position | null;
}

export function createWrittenPositions(seal: CursorSeal): WrittenPositions {
  return {
    // All of one length, and none like another: the same position twice would say that nobody wrote.
    seal: ({ timeline, lsn }) =>
      seal.seal(SCOPE, [timeline, lsn.toString(16).padStart(16, '0'), randomBytes(16).toString('hex')]),
    open(text) {
      const [timeline, lsn] = (text.length <= LONGEST && seal.open(SCOPE, text)) || [];
      return timeline === undefined || lsn === undefined ? null : { timeline, lsn: BigInt(`0x${lsn}`) };
    },
  };
}

/** For Yoga: mutations that were executed answer with the position after them. `current`: as the primary is then. */
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
      const position = await current().catch(() => null); // the answer is what was done, without it too
      if (position) response.headers.set(POSITION_HEADER, positions.seal(position));
    },
  };
}
