import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPackages } from '../../scripts/packages.ts';
import { completeLock, type Lock } from '../../scripts/patch-lock.ts';

describe('the lock file', () => {
  test('lists the builds of every system', () => {
    expect(completeLock(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock)).toEqual([]);
  });

  test.each(['graphql', '@pothos/core', '@prisma/client', 'graphql-yoga', 'pg', 'pino', 'viem', 'zod'])(
    'holds one copy of %s, whose classes and registries must be the same everywhere',
    (name) => {
      const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
      expect(Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([
        `node_modules/${name}`,
      ]);
    },
  );

  test('links each package of the project, and gives none a copy of a library that is another version than the root’s', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
    for (const { folder, name } of readPackages('.'))
      expect(packages[`node_modules/${name}`]).toEqual({ resolved: folder, link: true });
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      object
    >;
    const own = Object.keys({ ...dependencies, ...devDependencies });
    const ofPackage = (path: string) => /^packages\/[^/]+\/node_modules\/(.+)$/.exec(path)?.[1] ?? '';
    expect(Object.keys(packages).filter((path) => own.includes(ofPackage(path)))).toEqual([]);
  });

  test('gains exactly what is missing, each build as its name describes it, and nothing that is no build', () => {
    const builds = {
      'a-linux-x64': '1.0.0',
      'a-darwin-x64': '1.0.0',
      'a-windows-amd64': '1.0.0',
      'a-linux-x64-musl': '1.0.0',
    };
    const lock: Lock = {
      packages: {
        '': {},
        'node_modules/a': { dev: true, optionalDependencies: { ...builds, fsevents: '2.3.3', 'b-linux-x64': '>=1' } },
        'node_modules/a-linux-x64': { version: '1.0.0' },
      },
    };
    expect(completeLock(lock)).toEqual(['a-darwin-x64', 'a-windows-amd64', 'a-linux-x64-musl']);
    const added = (name: string) => lock.packages[`node_modules/${name}`];
    expect(added('a-darwin-x64')).toMatchObject({ version: '1.0.0', os: ['darwin'], dev: true, optional: true });
    expect(added('a-windows-amd64')).toMatchObject({ os: ['win32'], cpu: ['x64'] });
    expect(added('a-linux-x64-musl')).toMatchObject({ os: ['linux'], libc: ['musl'] });
    expect(completeLock(lock)).toEqual([]);
  });
});
