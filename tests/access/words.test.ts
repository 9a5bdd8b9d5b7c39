import { join } from 'node:path';
import { type AccessModel, printSchemaWithAccess } from 'field-access';
import type { GraphQLSchema } from 'graphql';
import { expect, it } from 'vitest';
import { accessModel } from '../../src/graphql/access/index.ts';
import { projectPath } from '../../src/project.ts';

const EXAMPLE = projectPath('examples/access');

it('a schema of the engine has no word of the product in its text', async () => {
  const { schema } = (await import(/* @vite-ignore */ join(EXAMPLE, 'schema.ts'))) as { schema: GraphQLSchema };
  const { model } = (await import(/* @vite-ignore */ join(EXAMPLE, 'labels.ts'))) as { model: AccessModel };
  const text = printSchemaWithAccess(schema);
  const others = [
    ...accessModel.labels.names.filter((name) => !model.labels.names.includes(name)),
    ...accessModel.classes.names.filter((name) => !model.classes.names.includes(name)),
    ...Object.keys(accessModel.extras),
  ];
  expect(others).toContain('onchain');
  expect(others).toContain('vault');
  for (const name of others) expect(text).not.toMatch(new RegExp(`\\b${name.replaceAll('-', '_')}\\b`, 'i'));
});
