import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPackages } from '../../scripts/packages.ts';
import { completeLock, type Lock, platformEntry } from '../../scripts/patch-lock.ts';

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
    expect(Object.keys(packages).filter((path) => /^packages\/[^/]+\/node_modules\//.test(path))).toEqual([]);
  });

  test.each([
    ['@x/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@x/tool-win32-amd64', { os: ['win32'], cpu: ['x64'] }],
    ['@x/windows-x64', { os: ['win32'], cpu: ['x64'] }],
    ['@x/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ])('describes %s by its name', (name, system) => {
    expect(platformEntry(name, '1.2.3', false)).toMatchObject({ version: '1.2.3', optional: true, ...system });
  });

  test('is left alone where an optional package is no build', () => {
    expect(platformEntry('fsevents', '2.3.3', false)).toBeUndefined();
    expect(platformEntry('@x/cli-linux-x64', '>=1', false)).toBeUndefined();
  });

  test('gains exactly what is missing', () => {
    const lock: Lock = {
      packages: {
        '': {},
        'node_modules/a': { dev: true, optionalDependencies: { 'a-linux-x64': '1.0.0', 'a-darwin-x64': '1.0.0' } },
        'node_modules/a-linux-x64': { version: '1.0.0' },
      },
    };
    expect(completeLock(lock)).toEqual(['a-darwin-x64']);
    expect(lock.packages['node_modules/a-darwin-x64']).toMatchObject({ os: ['darwin'], dev: true, optional: true });
    expect(completeLock(lock)).toEqual([]);
  });
});
