import { isScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { SCALARS } from '../../../src/apps/gateway/routes/openapi/scalars.ts';
import { ROUTES } from '../../../src/apps/gateway/routes/rest.ts';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import type { JsonSchema } from '../../../src/graphql/rest/json-schema.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';

interface OpenApi {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly operationId: string;
          readonly tags: readonly string[];
          readonly security: readonly object[];
          readonly parameters: readonly { readonly name: string; readonly in: string; readonly description: string }[];
          readonly responses: Readonly<Record<string, { readonly content: Record<string, { schema: JsonSchema }> }>>;
        };
      }
    >
  >;
}

const gateway = await forFile(startTestGateway({ profile: 'production' }));
const described = (await (await gateway.request('/openapi.json')).json()) as OpenApi;

/** Every property below a schema, by its path. */
function propertiesOf(schema: JsonSchema, path: string): [string, JsonSchema][] {
  const below = [...Object.entries(schema.properties ?? {}), ...(schema.items ? [['[]', schema.items] as const] : [])];
  return below.flatMap(([name, one]) => [
    [`${path}.${name}`, one] as [string, JsonSchema],
    ...propertiesOf(one, `${path}.${name}`),
  ]);
}

const answerOf = (path: string) =>
  described.paths[path]?.get.responses['200']?.content['application/json']?.schema.properties?.data as JsonSchema;

describe('/openapi.json', () => {
  it('describes every path that is served, and no other', () => {
    expect(described.openapi).toBe('3.1.0');
    expect(Object.keys(described.paths)).toEqual(ROUTES.map(({ path }) => path));
    const operations = Object.values(described.paths).map(({ get }) => get.operationId);
    expect(new Set(operations).size).toBe(ROUTES.length);
  });

  it.each(ROUTES.map((route) => [route.path, route] as const))('names the parameters of %s', (path, route) => {
    const { parameters, security } = described.paths[path]?.get ?? { parameters: [], security: [] };
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ['path', name]);
    const query = Object.keys(route.query ?? {}).map((name) => ['query', name]);
    expect(parameters.map((one) => [one.in, one.name])).toEqual([...parts, ...query]);
    expect(security).toEqual(route.refuse ? [{ session: [] }] : [{}, { session: [] }]);
  });

  it.each(ROUTES.map(({ path }) => path))(
    'asks for a session at %s if an anonymous request is refused',
    async (path) => {
      const parts = { id: `0x${'00'.repeat(32)}`, chain: 'evm:10143', period: '2027-Q1' };
      const address = path.replace(/\{(\w+)\}/g, (_, name: keyof typeof parts) => parts[name]);
      const { status } = await gateway.request(address);
      const { security, responses } = described.paths[path]?.get ?? { security: [], responses: {} };
      const isPublic = security.some((requirement) => Object.keys(requirement).length === 0);
      expect(Object.keys(responses)).toContain(`${status}`);
      expect(isPublic ? [200, 404] : [400, 401, 403, 404]).toContain(status);
    },
  );

  it('groups every path by one tag, and has no tag without a path', () => {
    const used = Object.values(described.paths).map(({ get }) => get.tags);
    expect(used.filter((tags) => tags.length !== 1)).toEqual([]);
    expect(new Set(used.flat())).toEqual(new Set(described.tags.map(({ name }) => name)));
    expect(described.tags.filter(({ description }) => description === '')).toEqual([]);
  });

  it('says the form of every value', () => {
    for (const { path } of ROUTES.filter(({ answer }) => answer.media === undefined)) {
      const properties = propertiesOf(answerOf(path), path);
      expect(properties.length).toBeGreaterThan(2);
      expect(properties.filter(([, { type }]) => type === undefined)).toEqual([]);
    }
  });

  it('follows what a path makes of its data', () => {
    const auction = answerOf('/series/{id}/auction');
    expect(Object.keys(auction.properties ?? {})).toEqual(
      expect.arrayContaining(['key', 'phase', 'rounds', 'roundsPageInfo']),
    );
    expect(auction.properties?.auction).toBeUndefined();
    const { approval, relayTx } = answerOf('/attestor/hardship/{id}').properties ?? {};
    expect([approval?.type, Object.keys(approval?.properties ?? {})]).toEqual([
      ['object', 'null'],
      ['signer', 'signature', 'digest', 'pauseNonce', 'pauseEnd'],
    ]);
    expect(relayTx?.type).toEqual(['string', 'null']);
  });

  it('knows every scalar of the schema', () => {
    const own = Object.values(gatewaySchema().getTypeMap()).filter(isScalarType);
    expect(Object.keys(SCALARS).sort()).toEqual(own.map(({ name }) => name).sort());
  });
});

describe('/openapi', () => {
  it('is a page from the installed package that loads and calls nothing but this server', async () => {
    const page = await gateway.request('/openapi');
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const named = (tags: string) =>
      [...html.matchAll(new RegExp(`<(?:${tags})\\b[^>]* (?:src|href)="([^"]+)"`, 'g'))].map(
        ([, url]) => url as string,
      );
    const loaded = named('link|script|img|iframe');
    const own = loaded.filter((url) => url.startsWith('/assets/'));
    expect([own.length, loaded.filter((url) => !own.includes(url))]).toEqual([2, ['data:,']]);
    expect(named('a')).toEqual(['/', '/app', '/graphql', '/openapi', '/errors', '/openapi.json']); // the schema is private here
    for (const url of own) {
      const asset = await gateway.request(url);
      expect([url, asset.status, (await asset.text()).length > 100_000]).toEqual([url, 200, true]);
    }
  });
});
