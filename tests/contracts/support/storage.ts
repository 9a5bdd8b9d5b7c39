import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { encodeAbiParameters, keccak256, toHex } from 'viem';
import type { World } from './world.ts';

/**
 * The storage slot in which a contract keeps `value` under `key` of one of its mappings (the first sixteen, and sixteen
 * words of each entry), to bring about what no call can.
 */
export async function findSlot({ anvil }: World, contract: EvmAddress, key: Bytes32, value: Bytes32): Promise<Bytes32> {
  for (let mapping = 0n; mapping < 16n; mapping++) {
    const base = BigInt(keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [key, mapping])));
    for (let offset = 0n; offset < 16n; offset++) {
      const slot = toHex(base + offset, { size: 32 });
      if ((await anvil.rpc<Bytes32>('eth_getStorageAt', contract, slot, 'latest')) === value) return slot;
    }
  }
  throw new Error('the contract keeps no such word');
}

/** The slot of one of the first sixteen words of an array that a mapping holds, as `findSlot`; of equal ones the last. */
export async function findEntry(world: World, contract: EvmAddress, key: Bytes32, value: Bytes32): Promise<Bytes32> {
  for (let mapping = 0n; mapping < 16n; mapping++) {
    const array = keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [key, mapping]));
    for (let index = 15n; index >= 0n; index--) {
      const slot = toHex(BigInt(keccak256(array)) + index, { size: 32 });
      if ((await world.anvil.rpc<Bytes32>('eth_getStorageAt', contract, slot, 'latest')) === value) return slot;
    }
  }
  throw new Error('the contract keeps no such word');
}

export const setWord = ({ anvil }: World, contract: EvmAddress, slot: Bytes32, value: Bytes32): Promise<unknown> =>
  anvil.rpc('anvil_setStorageAt', contract, slot, value);
