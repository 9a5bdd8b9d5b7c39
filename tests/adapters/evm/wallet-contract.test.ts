import { createServer } from 'node:http';
import type { EvmContracts } from '@income-series/protocol/chain';
import type { EvmAddress } from '@income-series/protocol/hex';
import { concat, encodeErrorResult, type Hex, numberToHex, pad, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { createGuardedClient } from '../../../src/adapters/evm/client.ts';
import { createMessageVerifier } from '../../../src/adapters/evm/signature.ts';
import { startAnvil } from '../../support/anvil.ts';
import { startChainNode } from '../../support/chain-node/index.ts';
import { createOwnersWallet, deployCode } from '../../support/contract-wallet.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { newWallet } from '../../support/gateway.ts';
import { listen } from '../../support/listen.ts';

const TEXT = 'gateway.example wants you to sign in';
/** As long as a signature may be, and of no key. */
const LONGEST: Hex = `0x${'5a'.repeat(16_384)}`;

/** The longest ERC-6492 signature: its bytes are both the factory's call and the wallet's signature. */
const wrap = (factory: EvmAddress): Hex => {
  const length = 16_384 - 5 * 32;
  const word = (value: number) => numberToHex(value, { size: 32 });
  return concat([pad(factory), word(96), word(96), word(length), `0x${'5a'.repeat(length)}`, `0x${'6492'.repeat(16)}`]);
};

/** The error by which a contract names URLs; its first argument is the contract, which writes its address there. */
const LOOKUP = parseAbi([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
]);

const LOOPS = '5b600056';
const storesAccepted = '631626ba7e60e01b600052';
/** The code of contracts that answer as a wallet should not, and whether they accept. */
const HOSTILE: readonly (readonly [name: string, code: string, accepts: boolean])[] = [
  ['loops', LOOPS, false],
  ['returns a mebibyte that begins with the word', `${storesAccepted}621000006000f3`, true],
  ['reverts with a mebibyte that begins with the word', `${storesAccepted}621000006000fd`, false],
  ['returns the word’s first 31 bytes', `${storesAccepted}601f6000f3`, false],
  ['returns the word with another bit', `${storesAccepted}6001601f5360206000f3`, false],
  ['has an invalid instruction', 'fe', false],
  ['writes before it accepts', `6001600055${storesAccepted}60206000f3`, false],
];

let longestAnswer = 0;

const anvil = await forFile(startAnvil());
const node = await forFile(startChainNode(anvil.url));
const config = { chainId: anvil.chainId, rpcUrl: node.url, contracts: {} as EvmContracts };
const chain = createMessageVerifier(createGuardedClient(config));

describe('the contract of a wallet', () => {
  it.each(HOSTILE)('that %s is answered in few bytes', async (_, code, accepts) => {
    const wallet = await deployCode(anvil, code);
    longestAnswer = 0;
    node.behave({
      garbage(honest) {
        if (node.asked.at(-1) === 'eth_call') longestAnswer = Math.max(longestAnswer, honest.length);
        return honest;
      },
    });
    const factory = await deployCode(anvil, LOOPS);
    for (const signature of [LONGEST, '0x', wrap(factory)] as const) {
      expect(await chain.verifyMessage(wallet, TEXT, signature)).toBe(accepts);
    }
    expect(longestAnswer).toBeGreaterThan(0);
    expect(longestAnswer).toBeLessThan(300);
  });

  it('that names URLs to read the answer from (ERC-3668) has none of them called', async () => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls += 1;
      response.end('{"data":"0x"}');
    });
    const url = `${(await forTest(listen(server))).url}/{sender}/{data}`;
    const args = [`0x${'00'.repeat(20)}`, [url], '0x12', '0x12345678', '0x'] as const;
    const lookup = encodeErrorResult({ abi: LOOKUP, errorName: 'OffchainLookup', args }).slice(2);
    const length = `61${(lookup.length / 2).toString(16).padStart(4, '0')}`;
    const wallet = await deployCode(anvil, `${length}601260003930600452${length}6000fd${lookup}`);
    for (const signature of [LONGEST, '0x'] as const) {
      expect(await chain.verifyMessage(wallet, TEXT, signature)).toBe(false);
    }
    expect(calls).toBe(0);
  });

  it('accepts what all of its ten owners signed, and not what nine did', async () => {
    const owners = Array.from({ length: 10 }, () => newWallet());
    const wallet = await createOwnersWallet(
      anvil,
      owners.map(({ address }) => address),
    );
    const signatures = await Promise.all(owners.map(({ sign }) => sign(TEXT)));
    expect(await chain.verifyMessage(wallet, TEXT, concat(signatures))).toBe(true);
    const other = await newWallet().sign(TEXT);
    expect(await chain.verifyMessage(wallet, TEXT, concat([...signatures.slice(0, 9), other]))).toBe(false);
  });

  it.each<[string, (honest: string) => string]>([
    ['an error', () => '[{"id":0,"result":"0x279f"},{"id":1,"error":{"code":-32000,"message":"execution reverted"}}]'],
    ['no word', () => '[{"id":0,"result":"0x279f"},{"id":1,"result":"0x01"}]'],
    ['a mebibyte', (honest) => honest.padEnd(2 ** 20)],
  ])('is CHAIN_UNAVAILABLE where the node answers %s', async (_, garbage) => {
    const wallet = await deployCode(anvil, LOOPS);
    node.behave({ garbage: (honest) => (node.asked.at(-1) === 'eth_call' ? garbage(honest) : honest) });
    await expect(chain.verifyMessage(wallet, TEXT, LONGEST)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
  });
});
