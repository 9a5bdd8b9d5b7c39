import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { pythonEnvironment } from '../../scripts/python/environment.ts';
import { servedGateway } from './gateway.ts';

const HERE = join(import.meta.dirname, 'schemathesis');
const ROOT = join(import.meta.dirname, '../..');
const served = servedGateway();

/** What is held against /openapi.json. */
const REST_CHECKS = [
  'answered_as_foreseen',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'unsupported_method',
].join();

/** How many documents or requests are made for each operation. */
const EXAMPLES = '6';

const schemathesis = (url: string, checks: string, ...options: string[]) =>
  promisify(execFile)(
    join(pythonEnvironment('schemathesis', join(HERE, 'requirements.txt')), 'bin/schemathesis'),
    ['run', url, '--checks', checks, '--max-examples', EXAMPLES, '--seed', '1', '--no-color', ...options],
    { cwd: HERE, env: { ...process.env, SCHEMATHESIS_HOOKS: 'hooks' }, maxBuffer: 1 << 28 },
  ).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, said: stdout }),
  );

describe('schemathesis', () => {
  it('knows every scalar', () => {
    const hooks = readFileSync(join(HERE, 'hooks.py'), 'utf8');
    const known = [...hooks.matchAll(/^ {4}"(\w+)": /gm)].map(([, name]) => name);
    const scalars = Object.values(buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8')).getTypeMap());
    const own = scalars.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type)).map(({ name }) => name);
    expect(known.sort()).toEqual(own.sort());
  });

  it.each<[string, () => string[]]>([
    ['nobody', () => []],
    ['an issuer', () => ['--header', `authorization: Bearer ${served().token}`]],
  ])('finds no failure of the GraphQL API, asked as %s', async (_, headers) => {
    const { gateway } = served();
    const { code, said } = await schemathesis(`${gateway.url}/graphql`, 'answered_as_foreseen', ...headers());
    console.info(said.split('\n').slice(-25).join('\n'));
    expect([code, said.includes('FAILURES')]).toEqual([0, false]);
    expect(gateway.logs.filter((line) => line.includes('unforeseen'))).toEqual([]);
  });

  it.each<[string, () => string[]]>([
    ['nobody', () => []],
    ['an issuer', () => ['--header', `authorization: Bearer ${served().token}`]],
  ])('finds no path that answers otherwise than /openapi.json says, asked as %s', async (_, headers) => {
    const { gateway } = served();
    const { code, said } = await schemathesis(`${gateway.url}/openapi.json`, REST_CHECKS, ...headers());
    console.info(said.split('\n').slice(-120).join('\n'));
    expect([code, said.includes('FAILURES')]).toEqual([0, false]);
    expect(gateway.logs.filter((line) => line.includes('unforeseen'))).toEqual([]);
  });
});
