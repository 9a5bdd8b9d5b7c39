import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownAnswers } from '@income-series/protocol/signing';

/** The file as it stands. */
export const text = readFileSync(
  join(import.meta.dirname, '../../packages/protocol/src/signing/known-answers.json'),
  'utf8',
);
export const set = JSON.parse(text) as KnownAnswers & { readonly reproducedBy: Record<string, string> };

export type Message = KnownAnswers['messages'][number];
export const messages = set.messages.map((message): [string, Message] => [message.name, message]);

export function find<T extends { readonly name: string }>(items: readonly T[], name: string): T {
  const found = items.find((item) => item.name === name);
  if (found === undefined) throw new Error(`the set has no ${name}`);
  return found;
}

/** A kind's name, types and values as viem takes them, from the type's text alone. */
export function typed({ type, fields }: Message) {
  const [name = '', list = ''] = type.slice(0, -1).split('(');
  const parameters = list.split(',').map((field) => {
    const [kind = '', label = ''] = field.split(' ');
    return { type: kind, name: label };
  });
  const values = parameters.map(({ type: kind, name: label }) =>
    kind === 'bytes32' ? fields[label] : BigInt(fields[label] ?? ''),
  );
  return { name, parameters, values, message: Object.fromEntries(parameters.map((p, i) => [p.name, values[i]])) };
}
