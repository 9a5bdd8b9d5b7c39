import type { GraphQLSchema } from 'graphql';
import type { Message } from './exchange.ts';
import { documentTries } from './documents.ts';
import { inputTries } from './inputs.ts';
import { operationsOf, type Operation, type Values } from './operations.ts';
import { requestTries } from './requests.ts';

export type Sender = 'nobody' | 'holder' | 'admin' | 'issuer';

/** One way to abuse one place of the service. */
export interface Try {
  /** The kind of abuse. */
  readonly kind: string;
  /** The operation, argument, path or header that is abused. */
  readonly place: string;
  readonly sender: Sender;
  /** The sizes that are tried in turn until one exceeds a bound: characters or bytes. */
  readonly sizes: readonly number[];
  /** The request of a size. `nonce` makes it differ from every other one. */
  request(size: number, nonce: string): Message;
}

/** What tries are generated from. */
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
export const post = (material: Material, sender: Sender, body: string | Buffer, more: Partial<Message> = {}): Message => ({
  method: 'POST',
  path: '/graphql',
  headers: headersOf(material, sender),
  body,
  ...more,
});

/** Creates the material of a schema with values that were found. */
export const materialOf = (from: Omit<Material, 'operations'>): Material => ({
  ...from,
  operations: operationsOf(from.schema, from.values),
});

/** All tries, in the order of their kinds. */
export const triesOf = (material: Material): Try[] => [
  ...inputTries(material),
  ...documentTries(material),
  ...requestTries(material),
];
