import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import plugin from '@graphql-eslint/eslint-plugin';
import { ESLint, type Linter } from 'eslint';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCHEMA = `${ROOT}schema.graphql`;

const recommended = plugin.configs['flat/schema-recommended'].rules as Linter.RulesRecord;

/** Parts of records, pages and answers, which have no id of their own. */
const WITHOUT_ID = Object.values(buildSchema(readFileSync(SCHEMA, 'utf8')).getTypeMap())
  .filter((type) => isObjectType(type) && !type.getInterfaces().some(({ name }) => name === 'Node'))
  .map(({ name }) => name);

it('the schema has no finding of graphql-eslint’s recommended rules', async () => {
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.graphql'],
        languageOptions: { parser: plugin.parser, parserOptions: { graphQLConfig: { schema: SCHEMA } } },
        plugins: { '@graphql-eslint': plugin as never },
        rules: {
          ...recommended,
          '@graphql-eslint/strict-id-in-types': ['error', { exceptions: { types: WITHOUT_ID } }],
        },
      },
    ],
  });
  const [{ messages } = { messages: [] }] = await eslint.lintFiles([SCHEMA]);
  expect(Object.keys(recommended).length).toBeGreaterThan(15);
  expect(messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`)).toEqual([]);
});
