import { graphql } from './graphql.ts';
import { constant, type Names } from './names.ts';
import { record } from './record.ts';
import { service } from './service.ts';

const model = ({ table, type }: Names) => `/** OPEN, then CLOSED by its owner. */
export type ${type}State = 'OPEN' | 'CLOSED';

/** Of one account, closed ones among them. */
export const MAX_${constant(table)} = 32;
`;

const rules = ({ type }: Names) => `import { AppError } from '../../core/errors/app-error.ts';
import type { ${type}State } from './model.ts';

/** @throws RECORD_STATE for one that was closed already */
export function requireOpen(state: ${type}State): void {
  if (state !== 'OPEN') throw new AppError('RECORD_STATE');
}
`;

const rulesTest = ({ folder }: Names) => `import { describe, expect, it } from 'vitest';
import { requireOpen } from './rules.ts';

describe('the rules of ${folder}', () => {
  it('let an open one be closed, once', () => {
    expect(() => requireOpen('OPEN')).not.toThrow();
    expect(() => requireOpen('CLOSED')).toThrow(expect.objectContaining({ code: 'RECORD_STATE' }));
  });
});
`;

const module = ({ type, folder, many }: Names) => `import type { Module } from '../../module.ts';
import { create${type}Service } from './service.ts';

export const ${many}Module: Module = {
  name: '${folder}',
  services: ({ db, clock }) => ({ ${many}: create${type}Service({ db, clock }) }),
  schema: () => import('./graphql.ts'),
};
`;

/** The files of a new noun, by path. */
export function filesOf(names: Names): Readonly<Record<string, string>> {
  const folder = `src/domains/${names.folder}`;
  return {
    [`${folder}/model.ts`]: model(names),
    [`${folder}/rules.ts`]: rules(names),
    [`${folder}/rules.test.ts`]: rulesTest(names),
    [`${folder}/service.ts`]: service(names),
    [`${folder}/graphql.ts`]: graphql(names),
    [`${folder}/module.ts`]: module(names),
    [`tests/support/records/${names.folder}.ts`]: record(names),
  };
}
