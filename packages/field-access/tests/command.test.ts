import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printSchemaWithAccess } from 'field-access';
import { runCommand } from 'field-access/command';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../../../scripts/pack/folder.ts';

// The command on the clinic: a module that exports its schema and its model.

let folder: string;
let module: string;
let before: string;
let after: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'field-access-command-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const clinic = join(PROJECT, 'examples/access');
  const load = (name: string) => JSON.stringify(join(clinic, name));
  const entry = (name: string) => JSON.stringify(join(PROJECT, 'packages/field-access/src', name));
  module = file(
    'clinic.ts',
    `import { RequestAccess, rulesOf } from ${entry('index.ts')};
import { createCompiledReads } from ${entry('compiled.ts')};
import { schema } from ${load('schema.ts')};
export { model } from ${load('labels.ts')};
export { schema };
const NOBODY = { patientId: null, doctorId: null, reception: false };
export const contextOf = (reader) => {
  const viewer = reader === 'reception' ? { ...NOBODY, reception: true } : NOBODY;
  return { access: new RequestAccess({ rules: rulesOf(schema), viewer, sources: () => ({}) }) };
};
export const reads = createCompiledReads({
  schema,
  readers: { at: () => ({ row: () => Promise.reject(new Error('nothing is read')) }) },
});\n`,
  );
  const { schema } = (await import(/* @vite-ignore */ join(clinic, 'schema.ts'))) as { schema: GraphQLSchema };
  const text = printSchemaWithAccess(schema);
  before = file('before.graphql', text);
  after = file(
    'after.graphql',
    text.replace('readers: [DOCTOR], held: ["visits.notes"]', 'readers: [PATIENT, DOCTOR], held: ["visits.notes"]'),
  );
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function run(...args: readonly string[]) {
  let text = '';
  let complaint = '';
  const code = await runCommand(args, {
    write(part) {
      text += part;
    },
    complain(part) {
      complaint += part;
    },
  });
  return { code, text, complaint };
}

describe('field-access', () => {
  it('says how it is used', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, complaint: '' });
    expect((await run('--help')).text).toContain('data-map --module <file>');
  });

  it('ends a usage error with its reason', async () => {
    const empty = join(folder, 'empty.ts');
    const half = join(folder, 'half.ts');
    const wrong: readonly (readonly [args: readonly string[], reason: string])[] = [
      [[], 'no command'],
      [['dif'], 'dif is no command'],
      [['toString'], 'toString is no command'],
      [['--other'], "Unknown option '--other'"],
      [['print', '--module'], "Option '--module <value>' argument missing"],
      [['print'], '--module is missing'],
      [['print', before, '--module', module], 'print takes no argument'],
      [['print', '--module', empty], 'does not export `schema` and `model`'],
      [['print', '--module', half], 'half.ts does not export `model`'],
      [['diff', before], 'diff takes two files'],
      [['diff', before, after], '--module is missing'],
      [['data-map'], '--module is missing'],
      [['data-map', before, '--module', module], 'data-map takes no argument'],
      [['explain', '--module', module], 'explain takes one Type.field'],
      [['explain', 'Visit.fee'], '--module is missing'],
      [['explain', 'Visit.none', '--module', module], 'it is not in the schema, or it leads to rows'],
      [['statements', '--module', module], 'statements takes one file'],
    ];
    writeFileSync(empty, 'export {};');
    writeFileSync(half, 'export const schema = {};');
    for (const [args, reason] of wrong) {
      const { code, complaint } = await run(...args);
      const parts = complaint.split('\n\n');
      expect([code, parts[0]?.startsWith('field-access <command>')]).toEqual([64, true]);
      expect(parts.at(-1)).toContain(reason);
    }
  });

  it('prints the text that it compares', async () => {
    const { code, text } = await run('print', '--module', module);
    expect(code).toBe(0);
    expect(text).toBe(`${readFileSync(before, 'utf8')}\n`);
  });

  it('compares two schemas, and its code says that somebody gains', async () => {
    const { code, text } = await run('diff', before, after, '--module', module);
    expect([code, text.includes('`Visit.notes` readers were doctor, now patient, doctor.')]).toEqual([2, true]);
    expect((await run('diff', after, before, '--module', module)).code).toBe(0);
    const changes = JSON.parse((await run('diff', before, after, '--json', '--module', module)).text);
    expect(changes).toMatchObject([{ at: 'Visit.notes', change: 'readers', gained: ['patient'] }]);
  });

  it('refuses to compare texts without declarations', async () => {
    const plain = join(folder, 'plain.graphql');
    writeFileSync(plain, 'type Query { name: String }');
    const { code, complaint } = await run('diff', before, plain, '--module', module);
    expect([code, complaint.includes('declares no @access')]).toEqual([64, true]);
  });

  it('prints the data map', async () => {
    const { code, text } = await run('data-map', '--module', module);
    expect(code).toBe(0);
    expect(text).toContain('| fee | visits.fee | plain, billed | patient, reception | ten years |');
    expect(text).toContain('- *confidential*: ');
    const rows = JSON.parse((await run('data-map', '--module', module, '--json')).text);
    expect(rows).toContainEqual(expect.objectContaining({ type: 'Visit', field: 'notes', readers: ['doctor'] }));
  });

  it('explains who reads a field', async () => {
    const { code, text } = await run('explain', 'Visit.notes', '--module', module);
    expect(code).toBe(0);
    expect(text).toContain('Visit.notes: visits.notes, confidential. Deletion: ten years.');
    expect(text).toContain('  doctor: The doctor of the visit, or a doctor who has treated the patient.');
    expect(await run('explain', 'Visit.none', '--module', module)).toMatchObject({ code: 64, text: '' });
  });

  it('prints the statement of a query for a reader, or why there is none', async () => {
    const [query, resolved, wrong] = [
      ['list', '{ patientList(first: 2) { nodes { name diagnosis } } }'],
      ['resolved', '{ patients { name } }'],
      ['wrong', '{ patientList { nodes { weight } } }'],
    ].map(([name, text]) => {
      const path = join(folder, `${name}.graphql`);
      writeFileSync(path, text as string);
      return path;
    }) as [string, string, string];
    const { code, text } = await run('statements', query, '--module', module, '--as', 'reception');
    expect([code, text.includes('select'), text.includes('"patients"')]).toEqual([0, true, true]);
    expect(text).toContain('diagnosis: column diagnosis; denied');
    const explained = JSON.parse((await run('statements', resolved, '--module', module, '--json')).text);
    expect(explained.kind).toBe('fallback');
    expect((await run('statements', wrong, '--module', module)).code).toBe(1);
    expect((await run('statements', '--module', module)).code).toBe(64);
  });

  it('fails for a file that is not there', async () => {
    expect((await run('diff', before, join(folder, 'none.graphql'), '--module', module)).code).toBe(1);
  });
});
