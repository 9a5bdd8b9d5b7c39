import { forFile } from './for-file.ts';
import { startTestGateway, type TestGatewayOptions } from './gateway.ts';
import { CLUSTER, personas } from './personas.ts';
import { createSolanaChain } from './solana-chain.ts';

/** Opens a gateway over the populated database for all tests of a file, with its admin, and with both chains of its rows. */
export const openPopulatedGateway = (options: TestGatewayOptions = {}) =>
  forFile(
    startTestGateway({
      populated: true,
      adminWallets: [personas.admin.wallet.address],
      moreChains: [{ chain: createSolanaChain(CLUSTER), relayer: null }],
      ...options,
    }),
  );
