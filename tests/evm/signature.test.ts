import {
  type Abi,
  concat,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  hashMessage,
  serializeErc6492Signature,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '../../src/core/hex.ts';
import { CURVE_ORDER } from '../../src/core/signing/index.ts';
import * as contractWallet from '../contracts/fixtures/ContractWallet.abi.ts';
import * as walletFactory from '../contracts/fixtures/WalletFactory.abi.ts';
import { createWorld, type World } from '../indexer/support/world.ts';

let world: World;
const owner = privateKeyToAccount(generatePrivateKey());
const stranger = privateKeyToAccount(generatePrivateKey());
const message = 'gateway.example wants you to sign in';

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

async function deploy(artifact: { abi: unknown; bytecode: Hex }, args: readonly unknown[] = []): Promise<Address> {
  const data = encodeDeployData({ abi: artifact.abi as Abi, bytecode: artifact.bytecode, args });
  const receipt = await world.anvil.rpc<{ contractAddress: Address }>('eth_sendTransactionSync', {
    from: world.owner,
    data,
  });
  return receipt.contractAddress;
}

const lower = (address: string) => address.toLowerCase() as Address;
const parts = (signature: Hex) => ({
  r: signature.slice(2, 66),
  s: signature.slice(66, 130),
  v: Number.parseInt(signature.slice(130), 16),
});

describe('a wallet’s signature over a text', () => {
  it('is accepted from its key', async () => {
    const signature = await owner.signMessage({ message });
    expect(await world.chain.verifyMessage(lower(owner.address), message, signature)).toBe(true);
    expect(await world.chain.verifyMessage(lower(owner.address), `${message}.`, signature)).toBe(false);
    expect(await world.chain.verifyMessage(lower(stranger.address), message, signature)).toBe(false);
  });

  it('is refused in every other form of the same signature', async () => {
    const signature = await owner.signMessage({ message });
    const { r, s, v } = parts(signature);
    const flipped = (CURVE_ORDER - BigInt(`0x${s}`)).toString(16).padStart(64, '0');
    const byte = (value: number) => value.toString(16).padStart(2, '0');
    const compact = (BigInt(`0x${s}`) | (BigInt(v - 27) << 255n)).toString(16).padStart(64, '0');
    const forms: Hex[] = [
      `0x${r}${flipped}${byte(v === 27 ? 28 : 27)}`,
      `0x${r}${s}${byte(v - 27)}`,
      `0x${r}${compact}`,
      `0x${r}${s}`,
      `0x${r}${s}${byte(v)}00`,
      '0x',
    ];
    for (const form of forms)
      expect(await world.chain.verifyMessage(lower(owner.address), message, form), form).toBe(false);
  });

  it('is accepted from a contract wallet whose owner made it (ERC-1271)', async () => {
    const wallet = await deploy(contractWallet, [owner.address]);
    expect(await world.chain.verifyMessage(wallet, message, await owner.signMessage({ message }))).toBe(true);
    expect(await world.chain.verifyMessage(wallet, message, await stranger.signMessage({ message }))).toBe(false);
    expect(await world.chain.verifyMessage(wallet, message, '0x1234')).toBe(false);
  });

  it('is accepted from a contract wallet before it is deployed (ERC-6492)', async () => {
    const factory = await deploy(walletFactory);
    const salt = hashMessage('salt');
    const bytecode = concat([contractWallet.bytecode, encodeAbiParameters([{ type: 'address' }], [owner.address])]);
    const wallet = lower(getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode }));
    const data = encodeFunctionData({ abi: walletFactory.abi, functionName: 'make', args: [owner.address, salt] });
    const wrap = (signature: Hex) => serializeErc6492Signature({ address: factory, data, signature });
    const [good, bad] = [await owner.signMessage({ message }), await stranger.signMessage({ message })];
    expect(await world.chain.verifyMessage(wallet, message, wrap(good))).toBe(true);
    expect(await world.chain.verifyMessage(wallet, message, wrap(bad))).toBe(false);
    expect(await world.chain.verifyMessage(wallet, message, good)).toBe(false);
    expect(await world.client.getCode({ address: wallet })).toBeUndefined();
  });

  it('is not accepted for somebody else’s wallet through a wrapper', async () => {
    const factory = await deploy(walletFactory);
    const data = encodeFunctionData({
      abi: walletFactory.abi,
      functionName: 'make',
      args: [stranger.address, hashMessage('other')],
    });
    const signature = await stranger.signMessage({ message });
    const wrapped = serializeErc6492Signature({ address: factory, data, signature });
    expect(await world.chain.verifyMessage(lower(owner.address), message, wrapped)).toBe(false);
  });
});
