import { expect, it } from 'vitest';
import { createDocumentCache } from './document-cache.ts';

it('keeps the documents that were used last', () => {
  const cache = createDocumentCache<number>(2, 10);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

it('keeps no document that is longer than its bound', () => {
  const cache = createDocumentCache<number>(2, 10);
  cache.set('a'.repeat(10), 1);
  cache.set('b'.repeat(11), 2);
  expect([cache.get('a'.repeat(10)), cache.get('b'.repeat(11))]).toEqual([1, undefined]);
});

it('keeps documents that were let in twice, whatever others come', () => {
  const cache = createDocumentCache<number>(2, 10);
  cache.set('used', 1);
  for (let time = 0; time < 2; time++) cache.confirm('used');
  cache.set('once', 2);
  cache.confirm('once');
  for (let i = 0; i < 100; i++) cache.set(`f${i}`, i);
  expect([cache.get('used'), cache.get('once')]).toEqual([1, undefined]);
});
