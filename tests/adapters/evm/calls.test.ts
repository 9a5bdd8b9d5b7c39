import { readEvmCall } from '@income-series/client/calls';
import type { EvmContracts } from '@income-series/protocol/chain';
import { type Abi, type AbiEvent, type AbiFunction, decodeFunctionData, getAbiItem } from 'viem';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import type { CallEffect } from '../../../src/adapters/evm/calls/adapter.ts';
import { CALL_ADAPTERS, type EvmCallKind } from '../../../src/adapters/evm/calls/index.ts';
import { encodeCall } from '../../../src/adapters/evm/calls.ts';
import { hasTakenEffect } from '../../../src/adapters/evm/effects.ts';
import { GAS_MARGINS } from '../../../src/adapters/evm/gas-margins.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { catalogues } from '../../../src/modules.ts';
import { chargeOfNothing } from '../../support/charge.ts';
import { leavesOf, ROWS, unshownOf } from '../../support/preview-rows.ts';

const at = (digit: string) => `0x${digit.repeat(40)}` as const;
const contracts: EvmContracts = {
  hub: at('1'),
  raise: at('2'),
  registry: at('3'),
  hardship: at('4'),
  router: at('5'),
  fxFeed: at('6'),
  rates: at('b'),
  token: at('7'),
  windows: at('8'),
  access: at('a'),
};
const seriesKey = `0x${'ab'.repeat(32)}` as const;
const word = `0x${'cd'.repeat(32)}` as const;
const signature = `0x${'ef'.repeat(65)}` as const;
const holder = at('9');
const proof = { a: [1n, 2n], b: [[3n, 4n], [5n, 6n]], c: [7n, 8n] } as const; // biome-ignore format: a proof in one line
const params = {
  draftSalt: word,
  contractHash: `0x${'ce'.repeat(32)}` as const,
  termsCommitment: `0x${'cf'.repeat(32)}` as const,
  currencyCode: 978,
  indexingRule: 1,
  unitsOffered: 1n,
  reservePrice: 2n,
  maxUnitsPerBid: 3n,
  minRaise: 4n,
  minHolders: 5,
  concentrationBps: 6,
  cap: 7n,
  firstPeriod: 20261,
  lastPeriod: 20262,
  commitEndsAt: 8n,
  revealEndsAt: 9n,
  gateEndsAt: 10n,
};

/** Where a call of each kind goes, and with what arguments. */
type Expected = readonly [keyof EvmContracts & keyof typeof abis, readonly unknown[]];
const CALLS: { readonly [K in EvmCallKind]: readonly [ContractCall & { readonly kind: K }, ...Expected] } = {
  createSeries: [{ kind: 'createSeries', params }, 'hub', [params]],
  createRoutedSeries: [{ kind: 'createRoutedSeries', params }, 'hub', [params]],
  submitReport: [
    {
      kind: 'submitReport',
      seriesKey,
      period: 20261,
      proof,
      signals: [1n, 2n, 3n, 4n, 5n, 6n],
      tier: 3,
      liquidityFlag: 1,
      attestation: signature,
      fxFallbackSig: '0x',
      charge: { ...chargeOfNothing(), payment: 6n },
    },
    'hub',
    [seriesKey, 20261, proof, [1n, 2n, 3n, 4n, 5n, 6n], 3, 1, signature, '0x'],
  ],
  recordRate: [
    { kind: 'recordRate', seriesKey, period: 20261, rate: 3n, signature },
    'rates',
    [seriesKey, 20261, 3n, signature],
  ],
  submitRoutedReport: [{ kind: 'submitRoutedReport', seriesKey, period: 20261 }, 'hub', [seriesKey, 20261]],
  amendTerms: [
    { kind: 'amendTerms', seriesKey, amendmentNonce: 1n, newTermsCommitment: word, newCap: 2n, signature },
    'hub',
    [seriesKey, 1n, word, 2n, signature],
  ],
  amendRoutedTerms: [
    {
      kind: 'amendRoutedTerms',
      seriesKey,
      amendmentNonce: 1n,
      newTermsCommitment: word,
      newCap: 2n,
      signature,
      theta: 3n,
      ratePerUnit: 4n,
      termsSalt: 5n,
    },
    'hub',
    [seriesKey, 1n, word, 2n, signature, 3n, 4n, 5n],
  ],
  submitTrueUp: [
    { kind: 'submitTrueUp', seriesKey, year: 2026, trueupNonce: 1n, attestationTs: 2n, adjustment: -3n, signature },
    'hub',
    [seriesKey, 2026, 1n, 2n, -3n, signature],
  ],
  markMissed: [{ kind: 'markMissed', seriesKey, period: 20261 }, 'hub', [seriesKey, 20261]],
  payTail: [{ kind: 'payTail', seriesKey, amount: 5n }, 'hub', [seriesKey, 5n]],
  announceBuyOut: [{ kind: 'announceBuyOut', seriesKey }, 'hub', [seriesKey]],
  buyOut: [{ kind: 'buyOut', seriesKey }, 'hub', [seriesKey]],
  closeSeries: [{ kind: 'closeSeries', seriesKey }, 'hub', [seriesKey]],
  claimPayout: [{ kind: 'claimPayout', seriesKey, holder }, 'hub', [seriesKey, holder]],
  claimTail: [{ kind: 'claimTail', seriesKey, holder }, 'hub', [seriesKey, holder]],
  claimFinal: [{ kind: 'claimFinal', seriesKey, holder }, 'hub', [seriesKey, holder]],
  claimRedemption: [{ kind: 'claimRedemption', seriesKey, holder }, 'hub', [seriesKey, holder]],
  releaseUnits: [{ kind: 'releaseUnits', seriesKey, holder }, 'hub', [seriesKey, holder]],
  claimKept: [{ kind: 'claimKept', keptBy: 'windows', seriesKey, holder }, 'windows', [seriesKey, holder]],
  requestPause: [{ kind: 'requestPause', seriesKey, attestor: holder }, 'hardship', [seriesKey, holder]],
  requestExtinguishment: [
    { kind: 'requestExtinguishment', seriesKey, keyA: at('8'), keyB: holder, deadline: 9n },
    'hardship',
    [seriesKey, at('8'), holder, 9n],
  ],
  withdrawPause: [{ kind: 'withdrawPause', seriesKey }, 'hardship', [seriesKey]],
  endPause: [{ kind: 'endPause', seriesKey }, 'hardship', [seriesKey]],
  voidExtinguishment: [{ kind: 'voidExtinguishment', seriesKey }, 'hardship', [seriesKey]],
  approvePause: [
    { kind: 'approvePause', seriesKey, pauseNonce: 1n, pauseEnd: 2n, signature },
    'hardship',
    [seriesKey, 1n, 2n, signature],
  ],
  extinguish: [
    { kind: 'extinguish', seriesKey, extinguishNonce: 1n, signatureA: signature, signatureB: word },
    'hardship',
    [seriesKey, 1n, signature, word],
  ],
  openRouter: [
    { kind: 'openRouter', seriesKey, theta: 1n, ratePerUnit: 2n, termsSalt: 3n },
    'router',
    [seriesKey, 1n, 2n, 3n],
  ],
  route: [{ kind: 'route', seriesKey, amount: 4n }, 'router', [seriesKey, 4n]],
  release: [{ kind: 'release', seriesKey }, 'router', [seriesKey]],
  registerAttestor: [{ kind: 'registerAttestor', key: holder }, 'registry', [holder]],
  revokeAttestor: [{ kind: 'revokeAttestor', key: holder, graceUntil: 9n }, 'registry', [holder, 9n]],
  setIssuerApproval: [{ kind: 'setIssuerApproval', wallet: holder, approved: true }, 'registry', [holder, true]],
  setVerified: [{ kind: 'setVerified', wallet: holder, verified: false }, 'registry', [[holder], false]],
  approve: [{ kind: 'approve', spender: 'router', amount: 4n }, 'token', [contracts.router, 4n]],
  commitBid: [{ kind: 'commitBid', seriesKey, commitment: word, deposit: 4n }, 'raise', [seriesKey, word, 4n]],
  revealBid: [
    { kind: 'revealBid', seriesKey, price: 1n, quantity: 2n, salt: word },
    'raise',
    [seriesKey, 1n, 2n, word],
  ],
  settleStep: [{ kind: 'settleStep', seriesKey, maxBids: 50 }, 'raise', [seriesKey, 50]],
  passGate: [{ kind: 'passGate', seriesKey }, 'raise', [seriesKey]],
  deliverBid: [{ kind: 'deliverBid', seriesKey, bidder: holder }, 'raise', [seriesKey, holder]],
  withdrawProceeds: [{ kind: 'withdrawProceeds', seriesKey }, 'raise', [seriesKey]],
  cancelRaise: [{ kind: 'cancelRaise', seriesKey }, 'raise', [seriesKey]],
  openWindow: [{ kind: 'openWindow', seriesKey }, 'windows', [seriesKey]],
  commitOrder: [
    { kind: 'commitOrder', seriesKey, commitment: word, money: 0n, units: 5n },
    'windows',
    [seriesKey, word, 0n, 5n],
  ],
  revealOrder: [
    { kind: 'revealOrder', seriesKey, price: 1n, quantity: 2n, salt: word },
    'windows',
    [seriesKey, 1n, 2n, word],
  ],
  settleWindow: [{ kind: 'settleWindow', seriesKey, maxOrders: 50 }, 'windows', [seriesKey, 50]],
  deliverOrder: [{ kind: 'deliverOrder', seriesKey, window: 3, trader: holder }, 'windows', [seriesKey, 3, holder]],
};

/** A name without that of the struct which holds a series' figures. */
const withoutStruct = ([name, value]: readonly [string, unknown]) => [name.replace(/^params\./, ''), value] as const;

/** An argument as the index has it: plain JSON. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each)));

/** An argument as the reader of calls writes it. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(plain(value)) : String(value));

describe('a call', () => {
  it.each(Object.entries(CALLS))('of %s goes to its contract, its arguments in the contract’s order', (kind, call) => {
    const [built, contract, args] = call;
    const { to, data } = encodeCall(contracts, built);
    expect(to).toBe(contracts[contract]);
    expect(decodeFunctionData({ abi: abis[contract], data })).toEqual({ functionName: kind, args });
    const read = readEvmCall({ to, data });
    expect([read?.to, read?.functionName]).toEqual([to.toLowerCase(), kind]);
    expect(read?.contracts).toContain(contract);
    expect(read?.args.map(({ value }) => value)).toEqual(args.map(textOf));
  });

  it.each(Object.entries(CALLS))('of %s shows in its preview every argument of its bytes', (_, [call, contract]) => {
    const { data } = encodeCall(contracts, call);
    const { args = [] } = decodeFunctionData({ abi: abis[contract] as Abi, data });
    const { inputs } = getAbiItem({ abi: abis[contract] as Abi, name: call.kind }) as AbiFunction;
    const named = args.flatMap((value, i) => leavesOf(value, inputs[i]?.name).map(withoutStruct));
    const to = call.kind === 'claimKept' ? ([['contract', contract]] as const) : [];
    expect(unshownOf(call, [...named, ...to], catalogues.calls.previewOf(call))).toEqual([]);
  });

  it.each(Object.entries(CALLS))('of %s succeeded by its own event, for its wallet', (kind, [call, contract]) => {
    const { effects } = CALL_ADAPTERS[kind as EvmCallKind];
    const { data, to } = encodeCall(contracts, call);
    const made = { kind, wallet: at('e'), contract: to, data };
    expect(hasTakenEffect(contracts, made, [])).toBe(effects.length === 0 ? null : false);
    const { args = [] } = decodeFunctionData({ abi: abis[contract] as Abi, data });
    const { inputs } = getAbiItem({ abi: abis[contract] as Abi, name: call.kind }) as AbiFunction;
    for (const { event, by = contract, same, sender } of effects as readonly CallEffect[]) {
      const declared = getAbiItem({ abi: abis[by] as Abi, name: event }) as AbiEvent;
      const names = [...Object.keys(same), ...(sender === undefined ? [] : [sender])];
      expect(declared.inputs.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      expect(inputs.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(same)));
      const values = Object.entries(same).map(([name, input]) => {
        const value = args[inputs.findIndex((each) => each.name === input)];
        return [name, plain(Array.isArray(value) ? value[0] : value)] as const;
      });
      const found = { ...Object.fromEntries(values), ...(sender !== undefined && { [sender]: made.wallet }) };
      const emitted = { contract: contracts[by], name: event, args: found };
      expect(hasTakenEffect(contracts, made, [emitted])).toBe(true);
      expect(hasTakenEffect(contracts, made, [{ ...emitted, contract: contracts.access }])).toBe(false);
      for (const name of names) {
        const other = { ...emitted, args: { ...found, [name]: '0x77' } };
        expect(hasTakenEffect(contracts, made, [other]), name).toBe(false);
      }
    }
  });

  it('of every kind has rows for its arguments', () => {
    expect(Object.keys(ROWS).sort()).toEqual([...catalogues.calls.kinds].sort());
  });

  it('of every kind that the chain takes is declared by a noun, and no other', () => {
    expect([...catalogues.calls.kinds].sort()).toEqual(Object.keys(CALL_ADAPTERS).sort());
    expect(Object.keys(CALLS).sort()).toEqual(Object.keys(GAS_MARGINS).sort());
  });

  it.each(Object.entries(CALL_ADAPTERS).filter(([, adapter]) => adapter === null))(
    'of %s is refused: the contracts have none',
    (kind) => {
      const absent = () => encodeCall(contracts, { kind } as ContractCall);
      expect(absent).toThrow(expect.objectContaining({ code: 'CALL_NOT_ON_CHAIN' }));
    },
  );

  it('leaves no function out that a person or the relayer may be asked to send', () => {
    const built = new Set<string>(Object.keys(CALLS));
    const BY_CONTRACTS = ['moveState', 'onActivated', 'onFailed', 'onSettling', 'mintUnits', 'open'];
    const BY_WINDOWS = ['lockUnits', 'transferUnits', 'unlockUnits'];
    const BY_HUB = ['amend', 'collect', 'payIn', 'takeAttested', 'takeReport', 'takeWithheld'];
    const OPERATOR = ['collectFees', 'registerVerifierKey', 'revokeVerifierKey'];
    const OWNER = ['setAuthority'];
    const others = new Set([...BY_CONTRACTS, ...BY_WINDOWS, ...BY_HUB, ...OPERATOR, ...OWNER]);
    for (const contract of ['hub', 'raise', 'registry', 'hardship', 'router', 'windows'] as const) {
      for (const item of abis[contract]) {
        if (item.type !== 'function' || item.stateMutability !== 'nonpayable') continue;
        expect([item.name, built.has(item.name) !== others.has(item.name)]).toEqual([item.name, true]);
      }
    }
  });
});
