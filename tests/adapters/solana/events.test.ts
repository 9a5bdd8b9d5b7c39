import type { Period } from '@income-series/protocol/period';
import { getBase58Decoder } from '@solana/kit';
import type { Abi, AbiEvent } from 'viem';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { eventsOf } from '../../../src/adapters/solana/events.ts';
import { type InnerInstruction, type RpcTransaction, readExecuted } from '../../../src/adapters/solana/executed.ts';
import { getProgramEventCodec, type ProgramEventArgs } from '../../../src/adapters/solana/generated/index.ts';
import { modules } from '../../../src/modules.ts';
import { toHex } from '../../contracts/solana/support/bytes.ts';
import { instruction, PROGRAM, type Sent } from '../../contracts/solana/support/chain.ts';
import { buy, type CurveWorld, createCurveWorld, type Trader } from '../../contracts/solana/support/curve.ts';
import { eventKinds, forgedEvent } from '../../contracts/solana/support/events.ts';
import { endQuarter, openReportWorld, submitReport } from '../../contracts/solana/support/reports.ts';
import { TOKEN_PROGRAM } from '../../contracts/solana/support/world.ts';

/** What `eventsOf` looks at. */
type Executed = Parameters<typeof eventsOf>[0];

const read = (world: CurveWorld, { answerOfNode }: Sent) =>
  eventsOf(readExecuted(answerOfNode, PROGRAM), PROGRAM, world.events);

/** Their values as the other decoder gives them. */
const plain = (sent: Sent) =>
  sent.events.map(({ name, fields }) => ({ name, values: Object.values(fields).map((value) => `${value}`) }));
const shown = (decoded: ReturnType<typeof read>) =>
  decoded.map(({ name, args }) => ({
    name,
    values: Object.values(args).map((value) => (typeof value === 'boolean' ? `${Number(value)}` : `${value}`)),
  }));

describe('the events of a transaction', () => {
  it('are those that the program emitted, in order, under their names', async () => {
    const world = await createCurveWorld();
    const trader = world.traders[0] as Trader;
    const sent = await world.chain.accept(
      buy(world, trader, { given: 1_000_000n }),
      buy(world, trader, { given: 2_000_000n }),
    );
    const events = read(world, sent);
    expect(shown(events)).toEqual(plain(sent));
    expect(events.map(({ name }) => name)).toEqual(['CurveBought', 'FeeTaken', 'CurveBought', 'FeeTaken']);
    const seriesKey = toHex(world.curve.key);
    expect(events[0]).toEqual({
      name: 'CurveBought',
      seriesKey,
      args: {
        seriesKey,
        trader: trader.signer.address,
        amount: '1000000',
        fee: '10000',
        units: '989510',
        reserve: '990000',
        sold: '989510',
      },
    });
    expect(events[1]?.args).toEqual({
      seriesKey,
      kind: 2,
      payer: trader.signer.address,
      period: 0,
      amount: '10000',
    });
  });

  it('have every field of a report', async () => {
    const world = await openReportWorld();
    await endQuarter(world, 20261 as Period);
    const sent = await world.chain.accept(submitReport(world, { period: 20261, payment: 5_000_000n }));
    const events = read(world, sent);
    expect(shown(events)).toEqual(plain(sent));
    expect(events.map(({ name }) => name)).toEqual(['ReportEvidence', 'ReportAccepted', 'FeeTaken', 'PaymentSplit']);
    expect(events[0]?.args.proof).toMatch(/^0x[0-9a-f]{512}$/);
  });

  it('are the same where addresses are of lookup tables', async () => {
    const world = await createCurveWorld();
    const sent = await world.chain.accept(buy(world, world.traders[0] as Trader, { given: 1_000_000n }));
    const { meta } = sent.answerOfNode;
    const executed = readExecuted(sent.answerOfNode, PROGRAM);
    const keys = [
      ...new Set([
        ...executed.signers,
        ...executed.instructions.flatMap(({ program, accounts: own, inner }) => [
          program,
          ...own,
          ...inner.flatMap(({ accounts, program: p }) => [p, ...accounts]),
        ]),
      ]),
    ];
    const at = (address: string) => keys.indexOf(address as (typeof keys)[number]);
    const json = {
      transaction: {
        message: {
          header: { numRequiredSignatures: executed.signers.length },
          accountKeys: keys.slice(0, 2),
          instructions: executed.instructions.map(({ program, accounts, data }) => ({
            programIdIndex: at(program),
            accounts: accounts.map(at),
            data: getBase58Decoder().decode(data),
          })),
        },
      },
      meta: {
        err: null,
        loadedAddresses: { writable: keys.slice(2, 5), readonly: keys.slice(5) },
        innerInstructions: executed.instructions.map(({ inner }, index) => ({
          index: BigInt(index),
          instructions: inner.map(({ program, accounts }, place) => ({
            programIdIndex: BigInt(at(program)),
            accounts: accounts.map(at),
            data: meta.innerInstructions[index]?.instructions[place]?.data ?? '',
            stackHeight: 2,
          })),
        })),
      },
    };
    expect(readExecuted(json, PROGRAM)).toEqual(executed);
  });

  it('are read without what other programs were given, which may be long', async () => {
    const world = await createCurveWorld();
    const sent = await world.chain.accept(buy(world, world.traders[0] as Trader, { given: 1_000_000n }));
    const { meta, transaction } = sent.answerOfNode;
    const [call] = meta.innerInstructions[0]?.instructions ?? [];
    const own = { ...call, programIdIndex: transaction.message.accountKeys.indexOf(PROGRAM) };
    const long = '1'.repeat(1_684);
    const withCalls = (...calls: readonly object[]) => {
      const [first, ...others] = meta.innerInstructions;
      const instructions = [...(first?.instructions ?? []), ...calls];
      return { transaction, meta: { ...meta, innerInstructions: [{ index: 0, instructions }, ...others] } };
    };
    // the token program's data is not base58 any more; a call of the program that is too long for an event is none
    const answer = withCalls({ ...call, data: '0OIl' }, { ...own, data: `${long}0OIl` });
    const executed = readExecuted(answer as RpcTransaction, PROGRAM);
    expect(eventsOf(executed, PROGRAM, world.events)).toEqual(read(world, sent));
    const theirs = executed.instructions.flatMap(({ inner }) => inner.filter(({ program }) => program !== PROGRAM));
    expect(theirs.map(({ data }) => data.length)).toEqual(theirs.map(() => 0));
    expect(theirs.length).toBeGreaterThan(1);
    const broken = withCalls({ ...own, data: '0OIl' });
    expect(() => readExecuted(broken as RpcTransaction, PROGRAM)).toThrow();
  });

  it('are none where the transaction failed, or sent an event itself', async () => {
    const world = await createCurveWorld();
    const refused = await world.chain.send(
      buy(world, world.traders[0] as Trader, { given: 1_000_000n }),
      buy(world, world.traders[0] as Trader, { given: 0n }),
    );
    expect(refused.answer).toBe('AMOUNT_ZERO');
    expect(read(world, refused)).toEqual([]);
    const forged = await world.chain.send(
      instruction([{ address: world.events, role: 0 }], forgedEvent(255, 28, world.curve.key)),
    );
    expect(forged.answer).toBe('SIGNER_MISSING');
    expect(read(world, forged)).toEqual([]);
  });
});

describe('a call that is not the program’s event', async () => {
  const world = await createCurveWorld();
  const STRANGER = world.admin.address;
  const body = new Uint8Array(
    getProgramEventCodec().encode({ __kind: 'PeriodMissed', seriesKey: world.curve.key, period: 20261 }),
  );
  const data = forgedEvent(255, body[0] ?? 0, body.slice(1));
  const event = { program: PROGRAM, accounts: [world.events], data, stackHeight: 2 };
  const after = (...inner: readonly InnerInstruction[]): Executed => ({
    failed: false,
    instructions: [{ program: PROGRAM, inner }],
  });
  const eventsIn = (executed: Executed) => eventsOf(executed, PROGRAM, world.events).map(({ name }) => name);
  const other = (change: Partial<typeof event>) => after({ ...event, ...change });

  it('is decoded as it stands, deeper in the stack too', () => {
    expect(eventsIn(after(event))).toEqual(['PeriodMissed']);
    const deeper: Executed = {
      failed: false,
      instructions: [
        {
          program: STRANGER,
          inner: [
            { program: PROGRAM, accounts: [], data: Uint8Array.of(27), stackHeight: 2 },
            { program: TOKEN_PROGRAM, accounts: [], data: Uint8Array.of(12), stackHeight: 3 },
            { ...event, stackHeight: 3 },
          ],
        },
      ],
    };
    expect(eventsIn(deeper)).toEqual(['PeriodMissed']);
  });

  it.each([
    ['another program’s', { program: STRANGER }],
    ['of another tag', { data: Uint8Array.from([...data].with(0, 0)) }],
    ['shorter than the tag', { data: data.slice(0, 7) }],
    ['an instruction of the program', { data: Uint8Array.of(16) }],
  ])('is passed over: %s', (_, change) => {
    expect(eventsIn(other(change))).toEqual([]);
  });

  it.each([
    ['without a number', { data: data.slice(0, 9) }],
    ['a byte short', { data: data.slice(0, -1) }],
    ['a byte long', { data: Uint8Array.from([...data, 0]) }],
    ['of a number that is not known', { data: Uint8Array.from([...data].with(9, eventKinds.length)) }],
    ['with another account', { accounts: [STRANGER] }],
    ['with a further account', { accounts: [world.events, STRANGER] }],
    ['without an account', { accounts: [] }],
    ['called from deeper than anything is', { stackHeight: 3 }],
  ])('is refused: %s', (_, change) => {
    expect(() => eventsIn(other(change))).toThrow(/event/);
  });

  it('is refused where another program called it', () => {
    const executed: Executed = { failed: false, instructions: [{ program: STRANGER, inner: [event] }] };
    expect(() => eventsIn(executed)).toThrow('An event was not emitted by the program.');
  });

  it('is refused where a flag is neither 0 nor 1', () => {
    const flag = new Uint8Array(
      getProgramEventCodec().encode({ __kind: 'AllowlistUpdated', wallet: STRANGER, verified: true }),
    );
    const wrong = forgedEvent(255, flag[0] ?? 0, Uint8Array.from([...flag.slice(1, -1), 2]));
    expect(() => eventsIn(other({ data: wrong }))).toThrow(/another form/);
  });

  it('makes a node’s answer that contradicts itself unreadable', () => {
    const call = { programIdIndex: 0, accounts: [], data: '1', stackHeight: 2 };
    const message = {
      header: { numRequiredSignatures: 1 },
      accountKeys: [PROGRAM],
      instructions: [{ programIdIndex: 0, accounts: [0], data: '2' }],
    };
    const whole = { err: null, innerInstructions: [{ index: 0, instructions: [call] }] };
    const answer = (meta: unknown): RpcTransaction => ({ meta, transaction: { message } }) as RpcTransaction;
    expect(readExecuted(answer(whole), PROGRAM).instructions).toHaveLength(1);
    for (const meta of [
      null,
      { err: null },
      { err: null, innerInstructions: null },
      { err: null, innerInstructions: [{ index: 1, instructions: [] }] },
      { err: null, innerInstructions: [...whole.innerInstructions, ...whole.innerInstructions] },
      { err: null, innerInstructions: [{ index: 0, instructions: [{ ...call, programIdIndex: 1 }] }] },
      { err: null, innerInstructions: [{ index: 0, instructions: [{ ...call, accounts: [7] }] }] },
      { err: null, innerInstructions: [{ index: 0, instructions: [{ ...call, stackHeight: null }] }] },
      { err: null, innerInstructions: [{ index: 0, instructions: [{ ...call, data: '0OIl' }] }] },
    ]) {
      expect(() => readExecuted(answer(meta), PROGRAM)).toThrow();
    }
  });
});

describe('an event that the EVM has too', () => {
  const evm = new Map(
    Object.values(abis).flatMap((abi) =>
      (abi as Abi).filter((item): item is AbiEvent => item.type === 'event').map((item) => [item.name, item] as const),
    ),
  );
  /** The events that the index folds on Solana as those of the EVM, which need every argument. */
  const nouns = modules.flatMap(({ seriesProjection }) => seriesProjection ?? []);
  const replaced = new Set(nouns.flatMap(({ on }) => Object.keys(on?.solana ?? {})));
  const FOLDED_ALIKE = new Set(
    nouns.flatMap(({ handlers }) => Object.keys(handlers).filter((name) => !replaced.has(name))),
  );
  const SAMPLES = eventKinds.map(({ name, layout }) => {
    const fields = layout.split(', ').map((field) => field.split(' ') as [string, string]);
    return [name, fields] as const;
  });

  it.each(SAMPLES.filter(([name]) => evm.has(name)))('gives its arguments in the same form: %s', (name, fields) => {
    const zeros = fields.reduce((sum, [, size]) => sum + Number(size), 0);
    const number = eventKinds.findIndex((kind) => kind.name === name);
    const data = forgedEvent(255, number, new Uint8Array(zeros));
    const [decoded] = eventsOf(
      {
        failed: false,
        instructions: [{ program: PROGRAM, inner: [{ program: PROGRAM, accounts: [PROGRAM], data, stackHeight: 2 }] }],
      },
      PROGRAM,
      PROGRAM,
    );
    for (const { name: argument, type } of evm.get(name)?.inputs ?? []) {
      const value = decoded?.args[argument ?? ''];
      if (value === undefined && !FOLDED_ALIKE.has(name)) continue; // the chains' events differ where the protocol does
      const bits = Number(/^u?int(\d+)$/.exec(type)?.[1] ?? 0);
      const expected = type === 'bool' ? 'boolean' : bits > 0 && bits <= 48 ? 'number' : 'string';
      expect(`${argument} ${typeof value}`).toBe(`${argument} ${expected}`);
    }
  });

  it('is shorter than what is decoded', () => {
    const lengths = SAMPLES.map(([, fields]) => fields.reduce((sum, [, size]) => sum + Number(size), 10));
    expect(Math.max(...lengths)).toBeLessThan(1_232);
    expect(getBase58Decoder().decode(new Uint8Array(1_232).fill(255)).length).toBe(1_683);
  });

  it('has every kind', () => {
    const args: ProgramEventArgs = { __kind: 'SeriesTailStarted', seriesKey: new Uint8Array(32) };
    expect(getProgramEventCodec().encode(args)).toHaveLength(33);
    expect(SAMPLES.filter(([name]) => evm.has(name)).length).toBeGreaterThan(25);
  });
});
