import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { abis } from './abi.ts';
import { hasBuildCode, supportsCodeOverrides } from './build-check.ts';
import { isContractError } from './contract-error.ts';
import { checkCode, checkCustody, type ExpectedDeployment } from './deployment-check.ts';
import { checkChain, type EvmStartTarget } from './start-check.ts';
import { createReadClient } from './wallet.ts';

// A node's answer says something of a contract, or of the node alone.

type Answer = { readonly error: { code: number; message: string; data?: string } } | { readonly result: unknown };
interface Call {
  readonly id: number;
  readonly method: string;
}
const CHAIN_ID = 10_143;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A node that answers each call by its method, or every request with a status; answers its URL. */
async function startNode(answerTo: ((method: string) => Answer) | number): Promise<string> {
  const server = createServer(async (request, response) => {
    const calls = JSON.parse(await text(request)) as Call[] | Call;
    if (typeof answerTo === 'number') return void response.writeHead(answerTo).end('{}');
    const answers = [calls].flat().map(({ id, method }) => ({ jsonrpc: '2.0', id, ...answerTo(method) }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(Array.isArray(calls) ? answers : answers[0]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A client of a node that answers everything alike. */
const clientOf = async (answer: Answer | number) =>
  createReadClient({ rpcUrl: await startNode(typeof answer === 'number' ? answer : () => answer), chainId: CHAIN_ID });

const ADDRESS = `0x${'11'.repeat(20)}` as const;
const failed = (code: number, message: string, data?: string): Answer => ({
  error: { code, message, ...(data === undefined ? {} : { data }) },
});
const LIMIT = failed(-32005, 'limit exceeded');
const REVERT = failed(3, 'execution reverted', '0x');

const OF_CONTRACT: readonly (readonly [string, Answer])[] = [
  ['a revert with data', REVERT],
  ['a revert without data', failed(-32000, 'execution reverted')],
  ['a revert that a node calls internal', failed(-32603, 'VM Exception: reverted with an unrecognized custom error')],
  ['an invalid opcode', failed(-32000, 'invalid opcode: INVALID')],
  ['nothing', { result: '0x' }],
  ['another form', { result: '0x01' }],
];
const OF_NODE: readonly (readonly [string, Answer | number])[] = [
  ['a limit', LIMIT],
  ['an internal error', failed(-32603, 'Internal error')],
  ['a node that lacks the state', failed(-32000, 'missing trie node')],
  ['a gas cap', failed(-32000, 'gas required exceeds allowance (50000000)')],
  ['a status', 400],
];

describe('an answer to a view', () => {
  const ask = async (answer: Answer | number) => {
    const view = { address: ADDRESS, abi: abis.token, functionName: 'symbol' } as const;
    return isContractError(await (await clientOf(answer)).readContract(view).catch((error: unknown) => error));
  };
  it.each(OF_CONTRACT)('is the contract’s: %s', async (_, answer) => expect(await ask(answer)).toBe(true));
  it.each(OF_NODE)('is the node’s: %s', async (_, answer) => expect(await ask(answer)).toBe(false));
});

describe('the comparison of code', () => {
  it.each([
    ['an answer without the override', { result: '0x' }],
    ['a revert', REVERT],
    ['a third parameter that is not known', failed(-32602, 'too many arguments, want at most 2')],
  ] as const)('finds that the node takes no override by %s', async (_, answer) => {
    expect(await supportsCodeOverrides(await clientOf(answer), ADDRESS)).toBe(false);
  });

  it.each(OF_NODE)('finds nothing by %s', async (_, answer) => {
    const client = await clientOf(answer);
    await expect(supportsCodeOverrides(client, ADDRESS)).rejects.toThrow();
    await expect(hasBuildCode(client, { address: ADDRESS, code: '0x00' })).rejects.toThrow();
  });
});

describe('the check before a start', () => {
  const roles = ['hub', 'raise', 'registry', 'hardship', 'router', 'fxFeed', 'rates', 'windows', 'access', 'token'];
  const target = {
    chainId: CHAIN_ID,
    contracts: Object.fromEntries(roles.map((role) => [role, ADDRESS])),
    variables: { node: 'NODE', contracts: Object.fromEntries(roles.map((role) => [role, 'CONTRACT'])) },
  } as unknown as EvmStartTarget;
  const found = async (view: Answer) => {
    const answers: Readonly<Record<string, Answer>> = {
      eth_chainId: { result: '0x279f' },
      eth_getCode: { result: '0x00' },
    };
    const refusals = await checkChain({ ...target, rpcUrl: await startNode((method) => answers[method] ?? view) });
    return new Set(refusals.map(({ variable }) => variable));
  };

  it('blames contracts for their own answers alone', async () => {
    expect(await found(REVERT)).toEqual(new Set(['CONTRACT']));
    expect(await found(LIMIT)).toEqual(new Set(['NODE']));
  });
});

describe('the check of a deployment', () => {
  const roles = ['series', 'raise', 'registry', 'hardship', 'router', 'fxFeed', 'rates', 'windows', 'access', 'token'];
  const expected = {
    chainId: CHAIN_ID,
    contracts: Object.fromEntries(roles.map((role) => [role, ADDRESS])),
    feeCollector: ADDRESS,
    verifierCode: '0x00',
    holders: [ADDRESS],
    owner: ADDRESS,
    startBlock: 0n,
  } as unknown as ExpectedDeployment;
  const results = async (answer: Answer | number) => {
    const client = await clientOf(answer);
    const checks = [...(await checkCode(client, expected)), ...(await checkCustody(client, expected)).checks];
    return new Set(checks.filter(({ check }) => !check.includes('given one')).map(({ ok }) => ok));
  };

  it.each([
    ['refuses every request', 400],
    ['has a limit', LIMIT],
  ] as const)('fails nothing where the node %s', async (_, answer) => {
    expect(await results(answer)).toEqual(new Set([null]));
  });

  it('fails where contracts answer otherwise', async () => {
    expect(await results(REVERT)).toContain(false);
  });
});
