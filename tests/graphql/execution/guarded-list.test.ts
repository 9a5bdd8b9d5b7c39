import { type FieldPlan, rulesOf } from 'field-access';
import { expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { openBothWays } from './support/both-ways.ts';

const world = await forFile(openBothWays());

it('a list that may not be null and that the viewer passes the guard of says what is denied below it', async () => {
  const plans = rulesOf(world.schema).plans;
  const open = plans.get('Series.bids') as FieldPlan;
  const text = `{ series(key: "${world.population.series.A.key}") { bids { nodes { id refund } } } }`;
  plans.set('Series.bids', plans.get('Series.accruedTotal') as FieldPlan);
  try {
    const answer = await world.compare({ text }, 'issuerA');
    expect(answer).toMatchObject({ kind: 'same', text: expect.stringContaining('"coordinate":"Bid.refund"') });
    expect(await world.fallback({ text: text.replace('{ bids', '{ key bids') }, 'issuerB')).toMatchObject({
      reason: 'non-null field denied',
    });
  } finally {
    plans.set('Series.bids', open);
  }
});
