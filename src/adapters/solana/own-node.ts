import type { ChainReader } from '../../chains/index.ts';
import type { SolanaAddress } from '../../core/address.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { KeyAddress } from '../../core/hex.ts';
import { createAddresses, kitAddress } from './addresses.ts';
import { createGuardedRpc } from './client.ts';
import { createSolanaReader } from './reader.ts';
import { RECORDS, readRecord } from './records.ts';

/** What a signer trusts independently of the service: a node, and the program on its cluster. Base58. */
export interface SolanaOwnNodeConfig {
  readonly rpcUrl: string;
  readonly genesisHash: SolanaAddress;
  readonly programId: SolanaAddress;
}

/** A node that nobody but its reader chose. Which token the program was initialized with, the program itself says. */
export function createSolanaOwnNode({ rpcUrl, genesisHash, programId }: SolanaOwnNodeConfig) {
  const place = { rpcUrl, genesisHash, program: kitAddress(programId) };

  async function open(): Promise<Pick<ChainReader, 'activeAttestors' | 'series' | 'hardship'>> {
    const guarded = createGuardedRpc({ ...place, token: place.program });
    const at = await createAddresses(place.program).config();
    const { value } = await guarded.ask((rpc) => rpc.getAccountInfo(at, { encoding: 'base64' }).send());
    const account = value && {
      owner: value.owner,
      lamports: BigInt(value.lamports),
      data: Uint8Array.from(Buffer.from(value.data[0], 'base64')),
    };
    const config = readRecord(RECORDS.config, account, place.program);
    if (config === null) throw new AppError('NOT_FOUND');
    return createSolanaReader({ ...place, token: config.token });
  }

  return {
    /** @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH, NOT_FOUND where there is no program at the address */
    async activeAttestor(key: KeyAddress) {
      const { block, value } = await (await open()).activeAttestors([key]);
      return { active: value.get(key) === true, block: block.number, timestamp: block.timestamp };
    },
    /** The program is its own registry: it is trusted where it is there. @throws as above */
    isTrusted: () => open().then(() => true),
    /** @throws as above; CHAIN_UNAVAILABLE also where the cluster has no such series */
    async nonces(seriesKey: Parameters<ChainReader['series']>[0]) {
      const chain = await open();
      const [series, hardship] = await Promise.all([chain.series(seriesKey), chain.hardship(seriesKey)]);
      if (series.value.state === 'NONE') throw new AppError('CHAIN_UNAVAILABLE');
      const { amendmentNonce: amendment, trueupNonce: trueup } = series.value;
      const { pauseNonce: pause, extinguishNonce: extinguish } = hardship.value;
      return { pause, extinguish, amendment, trueup };
    },
  };
}
