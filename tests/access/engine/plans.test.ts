import { rulesOf } from 'field-access';
import { isObjectType } from 'graphql';
import { describe, expect, it, test } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';

const schema = gatewaySchema();
const { plans, fields, model } = rulesOf(schema);

describe('the plans of the gateway’s schema', () => {
  it('are one for each output field', () => {
    const coordinates = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) =>
        isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
      );
    expect(coordinates.length).toBeGreaterThan(500);
    expect(coordinates.filter((coordinate) => !plans.has(coordinate))).toEqual([]);
  });

  test.each<[string, readonly string[] | null, string[], boolean]>([
    ['Series.paidTotal', ['paidTotal'], ['issuer', 'holder', 'admin'], false],
    ['Series.state', ['state'], ['public'], false],
    ['Position.holder', ['holder'], ['issuer', 'holder', 'admin'], false],
    ['Series.reports', null, [], false],
  ])('say of %s its columns and its labels', (coordinate, columns, labels, sealed) => {
    const plan = plans.get(coordinate);
    expect(plan?.columns).toEqual(columns);
    expect(plan && model.labels.labelsOf(plan.need)).toEqual(labels);
    expect(plan?.sealed).toBe(sealed);
  });

  it('say that a sealed field is read after its check', () => {
    const sealed = [...fields.values()].filter(({ declaration }) => /^(vault|e2e)$/.test(declaration.class));
    expect(sealed.length).toBeGreaterThan(10);
    for (const { coordinate } of sealed)
      expect([coordinate, plans.get(coordinate)?.sealed]).toEqual([coordinate, true]);
  });

  it('are plain values: a row’s type, and what is known of labels, are all that a guard is given', () => {
    const plan = plans.get('Position.claimable') ?? plans.get('Position.units');
    const viewer = model.labels.viewerLabels({
      ...NOBODY,
      accountId: 'a',
      wallets: [{ chain: 'evm:10143', address: '0xb' }],
    });
    const row = { holder: '0xa', seriesKey: '0xs', id: '0xs:0xa' };
    const known = (mask: number) => ({ labels: viewer, rowLabels: () => ({ held: mask, unknown: 0, failed: 0 }) });
    expect(plan?.guard(row, known(0))).toBe('DENIED');
    expect(plan?.guard(row, known(model.labels.maskOf(['holder'])))).toBe('ALLOWED');
  });
});

const NOBODY = { accountId: null, wallets: [], isAdmin: false, signerKeys: [], signerChains: [], sessionEpoch: null };
