import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ApolloClient, ApolloLink } from '@apollo/client';
import { beforeAll, expect } from 'vitest';
import type { PagePrograms } from './pages.ts';

type CreateApolloClient = (url: string, token: () => string | undefined, feedLink: ApolloLink) => ApolloClient;

/** The Apollo Client of docs/frontend.md, with the types that its other program writes. */
export function apolloOf(pages: PagePrograms): CreateApolloClient {
  let createApolloClient: CreateApolloClient;
  beforeAll(async () => {
    const tsx = join(import.meta.dirname, '../../node_modules/.bin/tsx');
    const program = pages.nameWith("possible-types.json', JSON");
    expect(spawnSync(tsx, [program], { cwd: pages.folder(), encoding: 'utf8' }).stderr).toBe('');
    ({ createApolloClient } = await pages.importWith<{ createApolloClient: CreateApolloClient }>(
      'createApolloClient(',
    ));
  });
  return (...args) => createApolloClient(...args);
}
