import { MAX_TOKEN_DECIMALS } from '@income-series/protocol/policy';
import { encodeDeployData } from 'viem';
import { expect, it } from 'vitest';
import * as rates from '../../contracts/evm/build/PeriodRates.ts';
import { forFile } from '../support/for-file.ts';
import { createWorld } from './support/world.ts';

const world = await forFile(createWorld({ hostileToken: true }));

it.each([
  [0, 'ACCEPTED'],
  [MAX_TOKEN_DECIMALS, 'ACCEPTED'],
  [MAX_TOKEN_DECIMALS + 1, 'TOKEN_DECIMALS'],
  [18, 'TOKEN_DECIMALS'],
])('contracts over a token of %i decimals: %s', async (decimals, answer) => {
  const { owner, addresses } = world;
  await world.send(owner, 'hostile', 'setDecimals', [decimals]);
  const data = encodeDeployData({ ...rates, args: [addresses.hub, addresses.registry, addresses.fxFeed] });
  expect(await world.creationRefusal(owner, data)).toBe(answer);
});
