import { parse, print } from 'graphql';
import type { GraphQLAnswer, GraphQLRequest } from '../site/fetcher.ts';

/** An operation that was sent, with its answer. */
export interface AnsweredRun {
  readonly variables: GraphQLRequest['variables'];
  readonly answer: GraphQLAnswer;
}

/** The requests and facts with which an operation is prepared. */
export interface Preparation {
  /** Queries the gateway as the signed-in account; an empty object if the answer has no data. */
  ask(query: string, variables?: object): Promise<Readonly<Record<string, unknown>>>;
  /**
   * The last answer to an operation that was sent from the editor as the signed-in account, by the operation's name; null
   * if there is none.
   */
  lastRun(name: string): AnsweredRun | null;
  /** The served chains, by name. */
  readonly chains: readonly string[];
}

/** An operation to begin with, for somebody. */
export interface SavedOperation {
  readonly role: string;
  readonly title: string;
  readonly text: string;
  /** The sentence for somebody with the role, if `prepare` finds no record. */
  readonly missing?: string;
  /** Reads the variables from existing records; null if there is no such record. */
  readonly prepare?: (preparation: Preparation) => Promise<PreparedOperation | null>;
}

export interface PreparedOperation {
  readonly variables?: object;
  /** The text that replaces the operation's own. */
  readonly text?: string;
}

/** The name of an operation's document, by which an address leads to it (`/graphql#AuditLog`). */
export const operationName = ({ text }: Pick<SavedOperation, 'text'>): string =>
  /^(?:query|mutation) (\w+)/m.exec(text)?.[1] ?? '';

/** Prints a document as the editor's own button does. Comments stand above the document, because the printer drops them. */
export function printDocument(document: string): string {
  const [comments = ''] = /^(?:#.*\n)*/.exec(document) ?? [];
  return `${comments}${print(parse(document))}\n`;
}
