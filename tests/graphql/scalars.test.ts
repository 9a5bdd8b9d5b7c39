import { readFileSync } from 'node:fs';
import { GraphQLScalarType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { projectFile } from '../../src/project.ts';

const scalars = Object.values(gatewaySchema().getTypeMap()).filter(
  (type): type is GraphQLScalarType => type instanceof GraphQLScalarType && !isSpecifiedScalarType(type),
);
const text = (path: string) => readFileSync(projectFile(path), 'utf8');

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

describe.each(scalars.map((scalar) => [scalar.name, scalar] as const))('the scalar %s', (name, { specifiedByURL }) => {
  it('names the text that specifies it', () => {
    expect(specifiedByURL).toMatch(/^(https:\/\/|docs\/protocol\.md#)/);
    const [path = '', anchor = ''] = (specifiedByURL ?? '').split('#');
    if (path.startsWith('https:')) return;
    expect(anchorsOf(text(path))).toContain(anchor);
    expect(text(path)).toContain(`\`${name}\``);
  });

  it('is printed with it', () => {
    expect(text('schema.graphql')).toContain(`scalar ${name} @specifiedBy(url: "${specifiedByURL}")`);
  });
});

describe('the documented configuration of graphql-codegen', () => {
  const [, block = ''] = /const scalars = \{\n([\s\S]*?)\n\};/.exec(text('docs/frontend.md')) ?? [];
  const entries = [...block.matchAll(/^ {2}(\w+): '(.+)',$/gm)].map(([, name, type]) => [name, type] as const);

  it('has every scalar of the schema and no other', () => {
    expect(entries.map(([name]) => name).sort()).toEqual(scalars.map(({ name }) => name).sort());
    expect(entries).toHaveLength(block.split('\n').length);
  });

  it('types none as any', () => {
    expect(entries.filter(([, type]) => type === 'any')).toEqual([]);
  });
});
