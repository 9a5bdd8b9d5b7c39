import type { Host } from '@income-series/attestor';
import { userFolder } from '../../config/user-folder.ts';
import { VERSION } from '../../project.ts';

/** The host of the attestor's tool. It loads a node's reader when one is needed, because each is large. */
export const HOST: Host = {
  version: VERSION,
  folder: userFolder(),
  nodes: {
    evm: async (place) => (await import('../../adapters/evm/own-node.ts')).createOwnNode(place),
    solana: async (place) => (await import('../../adapters/solana/own-node.ts')).createSolanaOwnNode(place),
  },
};
