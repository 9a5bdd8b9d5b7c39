import { readChainKey } from '../core/on-chain.ts';
import type { TypeRule } from './type-rule.ts';
import type { Where } from './visibility.ts';

/** The column of a type's primary key that names a row, beside its chain where the key has one; undefined for another key. */
export function keyColumn({ id }: Pick<TypeRule, 'id'>): string | undefined {
  const [key, ...more] = id.filter((column) => column !== 'chain');
  return more.length === 0 ? key : undefined;
}

/** Whether a type's rows are of chains: a row's key says which. */
export const isOfChain = ({ id }: Pick<TypeRule, 'id'>): boolean => id.includes('chain');

/** The `where` of one row by what names it in an id; null for a type that is not named by one column. */
export function whereKey(rule: TypeRule, firstChain: string, text: string): Where | null {
  const column = keyColumn(rule);
  if (column === undefined) return null;
  if (!isOfChain(rule)) return { [column]: text };
  const { chain, key } = readChainKey(firstChain, text);
  return { chain, [column]: key };
}
