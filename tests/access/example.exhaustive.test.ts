import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';

// examples/access: another subject guarded by the access engine alone. Its types are checked by a tsconfig of its own, since
// they would mix with the gateway's schema types.

interface Clinic {
  readonly url: string;
  readonly statements: string[];
  close(): Promise<void>;
}
interface Answer {
  readonly data: { readonly patients: readonly Readonly<Record<string, unknown>>[] };
  readonly errors?: readonly { readonly extensions: Readonly<Record<string, unknown>> }[];
}

const EXAMPLE = '../../examples/access/server.ts';
const { startClinic } = (await import(/* @vite-ignore */ EXAMPLE)) as { startClinic: () => Promise<Clinic> };
const clinic = await forFile(startClinic());

/** The answer to a reader and the statements that it took. */
async function ask(reader: string, query: string): Promise<Answer & { readonly statements: readonly string[] }> {
  const before = clinic.statements.length;
  const response = await fetch(clinic.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-reader': reader },
    body: JSON.stringify({ query }),
  });
  return { ...((await response.json()) as Answer), statements: clinic.statements.slice(before) };
}

const denied = ({ errors = [] }: Answer) =>
  errors.map(({ extensions: { code, coordinate, count, positions } }) => [code, coordinate, count, positions]);
const names = ({ data }: Answer) => data.patients.map(({ name }) => name);

describe('the example of the access engine', () => {
  it('shows each reader the rows that it may know of', async () => {
    const query = '{ patients { name visits { fee } } }';
    const visits = ({ data }: Answer) => data.patients.map((patient) => (patient.visits as unknown[]).length);
    const [ines, adeyemi, reception, nobody] = [
      await ask('ines', query),
      await ask('adeyemi', query),
      await ask('reception', query),
      await ask('nobody', query),
    ];
    expect([names(ines), visits(ines)]).toEqual([['Ines'], [2]]);
    expect([names(adeyemi), visits(adeyemi)]).toEqual([['Ines'], [1]]);
    expect([names(reception), visits(reception)]).toEqual([
      ['Ines', 'Jonas'],
      [2, 1],
    ]);
    expect(nobody.data.patients).toEqual([]);
  });

  it('answers a denied selection with null and one error, whatever the number of rows', async () => {
    const answer = await ask('reception', '{ patients { name visits { notes fee } } }');
    expect(denied(answer)).toEqual([['FORBIDDEN', 'Visit.notes', 3, '0.0-1;1.0']]);
    expect(JSON.stringify(answer.data)).not.toContain('inhaler');
    expect(answer.data.patients[1]).toEqual({ name: 'Jonas', visits: [{ notes: null, fee: 200 }] });
  });

  it('does not select a column that no label could open for the reader', async () => {
    const query = '{ patients { diagnosis insuranceNumber } }';
    const [forReception, forDoctor] = [await ask('reception', query), await ask('adeyemi', query)];
    const text = ({ statements }: { statements: readonly string[] }) => statements.join('\n');
    expect(text(forReception)).toContain('insurance_number');
    expect(text(forReception)).not.toContain('diagnosis');
    expect(text(forDoctor)).toContain('diagnosis');
    expect(text(forDoctor)).not.toContain('insurance_number');
    expect(denied(forDoctor)).toEqual([['FORBIDDEN', 'Patient.insuranceNumber', 1, '0']]);
  });

  it('loads a relation once for all rows of a list', async () => {
    const { data, errors, statements } = await ask('adeyemi', '{ patients { name diagnosis } }');
    expect([data.patients, errors]).toEqual([[{ name: 'Ines', diagnosis: 'asthma' }], undefined]);
    expect(statements).toHaveLength(2);
  });
});
