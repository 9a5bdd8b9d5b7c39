import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { personas } from '../../support/populate.ts';

// The statement of a document, which GraphiQL shows to developers.

const KEY = `0x${'5a'.repeat(32)}`;
const SERIES = 'query ($key: Bytes32!) { series(key: $key) { state accruedTotal } }';

const database = await forFile(createTestDatabase({ populated: true }));
const gateway = await forFile(startTestGateway({ database }));
const issuer = await gateway.signIn(personas.issuerA.wallet);

interface Asked {
  readonly token?: string;
  readonly variables?: object;
  readonly accept?: string;
  readonly to?: TestGateway;
}

async function statementOf(query: string, { token, variables = {}, accept, to = gateway }: Asked = {}) {
  const response = await to.post({ query, variables, statement: true }, { accept, token });
  const text = await response.text();
  return { status: response.status, text, json: accept ? null : JSON.parse(text) };
}

describe('the statement of a document', () => {
  it('has the plan and the SQL for the class of the viewer, and reads nothing', async () => {
    const everybody = await statementOf(SERIES, { variables: { key: KEY } });
    const asIssuer = await statementOf(SERIES, { variables: { key: KEY }, token: issuer });
    expect(everybody.json).toMatchObject({ data: null, extensions: { statement: { kind: 'statement' } } });
    const [first, second] = [everybody, asIssuer].map(({ json }) => json.extensions.statement.plan as string);
    expect(first).toContain('accruedTotal: column accruedTotal; denied');
    expect(second).toMatch(/accruedTotal: column accruedTotal; for .*issuer/);
    expect(asIssuer.json.extensions.statement.text).toMatch(/^select r0\.j, r0\.s from .*"series"/);
  });

  it('has no value of the request and nothing of the viewer, asked before or not', async () => {
    for (let times = 0; times < 2; times++) {
      await gateway.ask(SERIES, { key: KEY }, issuer);
      const { text } = await statementOf(SERIES, { variables: { key: KEY }, token: issuer });
      const { address } = personas.issuerA.wallet;
      for (const value of [
        KEY.slice(2),
        address.slice(2),
        address.slice(2).toLowerCase(),
        issuer,
        personas.issuerA.accountId,
      ])
        expect(text).not.toContain(value);
    }
  });

  it('is a reason where resolvers answer', async () => {
    const { json } = await statementOf('{ __typename }');
    expect(json.extensions.statement).toEqual({ kind: 'fallback', reason: 'root field', what: '__typename' });
  });

  it('runs no mutation and begins no subscription', async () => {
    const mutation = `mutation { signOutEverywhere(input: { idempotencyKey: "${randomUUID()}" }) { __typename } }`;
    const { json } = await statementOf(mutation, { token: issuer });
    expect(json.extensions.statement).toMatchObject({ kind: 'fallback', reason: 'operation' });
    expect((await gateway.ask('{ viewer { __typename } }', {}, issuer)).data).toMatchObject({ viewer: {} });
    const { text } = await statementOf('subscription { notificationReceived { __typename } }', {
      accept: 'text/event-stream',
    });
    expect(text).toContain('"reason":"operation"');
  });

  it('is refused as the document itself is', async () => {
    const { json } = await statementOf('{ seriesList { nothing } }');
    expect(json.errors[0].extensions.code).toBe('INVALID_DOCUMENT');
    expect(json.extensions).toBeUndefined();
  });
});

describe('a gateway with a private schema', () => {
  it('refuses the member as an unknown one', async () => {
    const to = await forTest(startTestGateway({ database, profile: 'production' }));
    const [known, unknown] = await Promise.all([
      statementOf(SERIES, { to, variables: { key: KEY } }),
      to.post({ query: SERIES, variables: { key: KEY }, other: true }),
    ]);
    expect(known.status).toBe(400);
    expect(known.status).toBe(unknown.status);
    expect(known.json.extensions).toBeUndefined();
    expect(known.text.replace('statement', 'other')).toBe(await unknown.text());
  });
});
