import type { GraphQLSchema } from 'graphql';
import type { Message } from './exchange.ts';
import type { Operation, Values } from './operations.ts';

export type Sender = 'nobody' | 'holder' | 'admin' | 'issuer';

/** One way to abuse one place of the service. */
export interface Try {
  /** The kind of abuse. */
  readonly kind: string;
  /** The kinds that are alike in what they exceed, of which a few findings say enough; the kind alone by default. */
  readonly family?: string;
  /** The operation, argument, path or header that is abused. */
  readonly place: string;
  readonly sender: Sender;
  /** The sizes that are tried in turn until one exceeds a bound: characters or bytes. */
  readonly sizes: readonly number[];
  /** The request of a size. `nonce` makes it differ from every other one. */
  request(size: number, nonce: string): Message;
}

/** The material from which tries are generated. */
export interface Material {
  readonly schema: GraphQLSchema;
  readonly values: Values;
  readonly operations: readonly Operation[];
  /** The bytes of the answer of each walk through lists, by its name. */
  readonly walks: ReadonlyMap<string, number>;
  readonly tokens: Readonly<Record<Exclude<Sender, 'nobody'>, string>>;
  /** The REST paths with the names of their parameters in the query string. */
  readonly paths: readonly { readonly path: string; readonly query: readonly string[] }[];
}

export const SENDERS: readonly Sender[] = ['nobody', 'holder', 'admin', 'issuer'];
/** The sizes of a body, whose greatest is the limit of a GraphQL request. */
export const BODY_SIZES = [24_000, 200_000, 1_500_000] as const;
/** The sizes of a document, whose greatest is the limit. */
export const DOCUMENT_SIZES = [8_000, 31_000] as const;

export const headersOf = ({ tokens }: Material, sender: Sender): [string, string][] => [
  ['content-type', 'application/json'],
  ['accept', 'application/json'],
  ...(sender === 'nobody' ? [] : [['authorization', `Bearer ${tokens[sender]}`] as [string, string]]),
];

/** A request to the GraphQL path whose body is a text. */
export const post = (
  material: Material,
  sender: Sender,
  body: string | Buffer,
  more: Partial<Message> = {},
): Message => ({
  method: 'POST',
  path: '/graphql',
  headers: headersOf(material, sender),
  body,
  ...more,
});

/** A text of about a size in bytes that repeats a unit. */
export const fill = (unit: string, size: number): string =>
  unit.repeat(Math.max(1, Math.floor(size / Buffer.byteLength(unit))));

/** Texts of a count, at least one, with a space between them. */
export const times = (count: number, of: (i: number) => string): string =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, i) => of(i)).join(' ');

/** Texts of about a size together, with commas between them. */
export function listed(of: (i: number) => string, size: number): string {
  const items: string[] = [];
  for (let [i, length] = [0, 0]; length < size; i++) length += (items[items.push(of(i)) - 1]?.length ?? 0) + 1;
  return items.join();
}
