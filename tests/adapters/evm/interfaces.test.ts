import { readFileSync } from 'node:fs';
import { CHAIN_ENUMS } from '@income-series/protocol/chain-enums';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { abis, indexedContracts } from '../../../src/adapters/evm/abi.ts';
import { REGISTRY_EVENTS } from '../../../src/domains/registry/worker/projection.ts';
import type { StoredParams } from '../../../src/domains/series/worker/events.ts';
import { modules, type ProductEvents } from '../../../src/modules.ts';

const source = (name: string) => readFileSync(`contracts/evm/src/interfaces/${name}.sol`, 'utf8');
const solidity = [
  'IIncomeSeries',
  'IRaise',
  'IRegistry',
  'IHardship',
  'IIncomeRouter',
  'IFxFeed',
  'IPeriodRates',
  'IWindows',
]
  .map(source)
  .join('\n');

const events = indexedContracts.flatMap((contract) => abis[contract].filter((item) => item.type === 'event'));

/** Events of a series that some noun projects. */
const seriesEvents = new Set(modules.flatMap(({ seriesProjection }) => Object.keys(seriesProjection?.handlers ?? {})));

/** Events that are stored (EIP712DomainChanged is never emitted: the domain is for good), and that no projection folds: status derivations read some of them where they are stored. */
const STORED_ONLY = [
  'AuthorityUpdated',
  'EIP712DomainChanged',
  'FeesCollected',
  'FxFallbackUsed', // after the RateRecorded of the same rate
  'KeptPaymentClaimed',
  'PaidIn',
  'PauseEnded',
  'PauseRequested',
  'PaymentKept',
  'RateUpdated',
  'WithheldReleased',
];

type AbiEvent = Extract<(typeof abis)[(typeof indexedContracts)[number]][number], { readonly type: 'event' }>;
type Inputs<N extends keyof ProductEvents> = Extract<AbiEvent, { readonly name: N }>['inputs'][number];
describe('what the service knows of the contracts', () => {
  it.each(Object.entries(CHAIN_ENUMS))('has the values of %s in the contracts’ order', (name, values) => {
    const body = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(solidity)?.[1];
    expect(body?.split(',').map((value) => value.trim())).toEqual(values);
  });

  it('projects every event of the contracts but those that are only stored', () => {
    const projected = [...seriesEvents, ...REGISTRY_EVENTS];
    const emitted = new Set(events.map(({ name }) => name));
    expect([...emitted].sort()).toEqual([...new Set([...projected, ...STORED_ONLY])].sort());
  });

  it('knows the arguments of all of them by the names in the ABI', () => {
    type EventName = keyof ProductEvents;
    type Known = { readonly [N in EventName]: keyof ProductEvents[N] };
    type Emitted = { readonly [N in EventName]: Inputs<N>['name'] };
    expectTypeOf<Known>().toEqualTypeOf<Emitted>();
    type Params = Extract<Inputs<'SeriesCreated'>, { readonly name: 'params' }>['components'][number]['name'];
    expectTypeOf<keyof StoredParams>().toEqualTypeOf<Params>();
  });

  it('finds the series of every event that has one in its first argument', () => {
    for (const event of events) {
      const seriesArgs = event.inputs.filter((input) => input.name === 'seriesKey');
      expect(seriesArgs.length, event.name).toBeLessThanOrEqual(1);
      if (seriesEvents.has(event.name)) expect(event.inputs[0]?.name, event.name).toBe('seriesKey');
    }
  });
});
