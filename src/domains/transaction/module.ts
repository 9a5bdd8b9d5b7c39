import type { Module } from '../../module.ts';
import { purgeSealedCalls } from './sealed-calls.ts';
import { takeBackLives } from './tracker-store.ts';

export const transactionModule: Module = {
  name: 'transaction',
  schema: () => Promise.all([import('./graphql.ts'), import('./life.graphql.ts')]),
  onRemoved: (tx, chain, _, fork) => takeBackLives(tx, chain, fork),
  purges: [{ every: 'minute', run: purgeSealedCalls }],
};
