import type { EvmAddress } from '@income-series/protocol/hex';
import { CURVE_ORDER } from '@income-series/protocol/signing';
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
import * as contractWallet from '../../contracts/fixtures/ContractWallet.abi.ts';
import * as walletFactory from '../../contracts/fixtures/WalletFactory.abi.ts';
import { createWorld, type World } from '../../indexing/support/world.ts';
import { NODES } from '../../support/chain-node/index.ts';
import { createApprovingWallet } from '../../support/contract-wallet.ts';
import { some } from '../../support/exhaustive.ts';

let world: World;
const owner = privateKeyToAccount(generatePrivateKey());
const stranger = privateKeyToAccount(generatePrivateKey());
const message = 'gateway.example wants you to sign in';

describe.each(some(NODES, 1))('behind %s', (_, manners) => {
  beforeAll(async () => {
    world = await createWorld(manners);
  });
  afterAll(() => world.stop());

  async function deploy(artifact: { abi: unknown; bytecode: Hex }, args: readonly unknown[] = []): Promise<EvmAddress> {
    const data = encodeDeployData({ abi: artifact.abi as Abi, bytecode: artifact.bytecode, args });
    const receipt = await world.anvil.rpc<{ contractAddress: EvmAddress }>('eth_sendTransactionSync', {
      from: world.owner,
      data,
    });
    return receipt.contractAddress;
  }

  const lower = (address: string) => address.toLowerCase() as EvmAddress;
  /** A signature that is refused for its form is not accepted either. */
  const accepts = (wallet: EvmAddress, text: string, signature: Hex): Promise<boolean> =>
    world.chain.verifyMessage(wallet, text, signature).catch((error: { readonly code?: string }) => {
      if (error.code === 'SIGNATURE_NOT_CANONICAL') return false;
      throw error;
    });
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
      for (const form of forms) expect(await accepts(lower(owner.address), message, form), form).toBe(false);
      for (const form of forms.slice(0, 4))
        await expect(world.chain.verifyMessage(lower(owner.address), message, form), form).rejects.toMatchObject({
          code: 'SIGNATURE_NOT_CANONICAL',
        });
    });

    it('is accepted from a contract wallet whose owner made it (ERC-1271)', async () => {
      const wallet = await deploy(contractWallet, [owner.address]);
      expect(await world.chain.verifyMessage(wallet, message, await owner.signMessage({ message }))).toBe(true);
      expect(await world.chain.verifyMessage(wallet, message, await stranger.signMessage({ message }))).toBe(false);
      expect(await world.chain.verifyMessage(wallet, message, '0x1234')).toBe(false);
      const { r, s } = parts(await stranger.signMessage({ message }));
      // A contract may give each of these last bytes a meaning, as a Safe does, so that no form of them is the right one.
      for (const end of ['00', '01', '1f', '20', ''])
        expect(await world.chain.verifyMessage(wallet, message, `0x${r}${s}${end}`), end).toBe(false);
    });

    it('is accepted from a contract wallet in whatever length it approved on the chain, none among them', async () => {
      const lengths = [0, 1, 4, 31, 32, 33, 64, 66];
      for (const length of lengths) {
        const wallet = await createApprovingWallet(world.anvil);
        const signature: Hex = `0x${'5a'.repeat(length)}`;
        const isAccepted = (shown: Hex) => accepts(wallet.address, message, shown);
        expect(await isAccepted(signature), `${length} bytes, not approved`).toBe(false);
        await wallet.approve(message, signature);
        expect(await isAccepted(signature), `${length} bytes`).toBe(true);
        expect(await isAccepted(`${signature}00`), `${length} bytes and one`).toBe(false);
        expect(await accepts(wallet.address, `${message}.`, signature)).toBe(false);
      }
    });

    it('of no bytes is refused of a key, and of a contract that is no wallet', async () => {
      expect(await world.chain.verifyMessage(lower(owner.address), message, '0x')).toBe(false);
      const factory = await deploy(walletFactory);
      expect(await world.chain.verifyMessage(factory, message, '0x')).toBe(false);
      // a contract that answers every call with the same word, which is not ERC-1271's
      const answersOne = '0x600a600c600039600a6000f3600160005260206000f3' as const;
      const parrot = await deploy({ abi: [], bytecode: answersOne });
      expect(await world.chain.verifyMessage(parrot, message, '0x')).toBe(false);
      // one that answers the four bytes without the rest of their word
      const answersShort = '0x6010600c60003960106000f3631626ba7e60e01b60005260046000f3' as const;
      const short = await deploy({ abi: [], bytecode: answersShort });
      expect(await world.chain.verifyMessage(short, message, '0x')).toBe(false);
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
});
