import { type GraphQLType, getNamedType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { catalogues } from '../../src/modules.ts';

const schema = gatewaySchema();

/** Not ids of the service's records: EIP-155's number of a chain, and the identity provider's own id of a check. */
const OTHERS = new Set(['chainId', 'checkId', 'identityCheckId', 'newId']);

describe('an id', () => {
  interface Named {
    readonly at: string;
    readonly name: string;
    readonly type: GraphQLType;
  }
  const named = Object.values(schema.getTypeMap()).flatMap((type): Named[] => {
    const of = (at: string, { name, type: of }: { readonly name: string; readonly type: GraphQLType }): Named => ({
      at: `${at}.${name}`,
      name,
      type: of,
    });
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => of(type.name, field));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      of(type.name, field),
      ...field.args.map((arg) => of(`${type.name}.${field.name}`, arg)),
    ]);
  });

  it('is an ID wherever it is answered or taken', () => {
    const ids = named.filter(({ name }) => /^ids?$|Ids?$/.test(name) && !OTHERS.has(name));
    expect(ids.length).toBeGreaterThan(40);
    expect(ids.filter(({ type }) => getNamedType(type).name !== 'ID').map(({ at }) => at)).toEqual([]);
  });

  it('is a UUID where the client chooses it, and nowhere else', () => {
    const uuids = named.filter(({ type }) => getNamedType(type).name === 'UUID').map(({ name }) => name);
    expect(new Set(uuids)).toEqual(new Set(['idempotencyKey', 'newId']));
  });
});

describe('the subject of a notification', () => {
  const { kinds, subjectTypeOf } = catalogues.notifications;
  const types = kinds.flatMap((kind) => subjectTypeOf(kind) ?? []);

  it('is a node of the schema', () => {
    for (const name of new Set(types)) {
      const type = schema.getType(name);
      expect(isObjectType(type) && type.getInterfaces().map((one) => one.name), name).toContain('Node');
    }
    expect(new Set(types).size).toBe(7);
  });

  it('has a type for each kind of action on a record', () => {
    expect(subjectTypeOf('CaseOpened')).toBe('Tier3Case');
    expect(subjectTypeOf('FxRequested')).toBeNull();
    expect(subjectTypeOf('BidRejected')).toBeNull();
  });
});
