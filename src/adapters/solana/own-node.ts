import type { OwnNode, TrustedProgram } from '@income-series/attestor';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { ChainReader } from '../../chains/index.ts';
import { createAddresses, kitAddress } from './addresses.ts';
import { createGuardedRpc } from './client.ts';
import { createSolanaReader } from './reader.ts';
import { RECORDS, readRecord } from './records.ts';

/** Reads the state that a signer checks from the signer's own node. The payment token is read from the program. */
export function createSolanaOwnNode({ rpcUrl, genesisHash, programId }: TrustedProgram): OwnNode {
  const place = { rpcUrl, genesisHash, program: kitAddress(programId) };

  /** Creates a reader with the payment token of the program's configuration. @throws NOT_FOUND if the program has none */
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
    async activeAttestor(key) {
      const { block, value } = await (await open()).activeAttestors([key]);
      return { active: value.get(key) === true, block: block.number, timestamp: block.timestamp };
    },
    // The program exists, and is its own registry.
    isTrusted: () => open().then(() => true),
    async nonces(seriesKey) {
      const chain = await open();
      const [series, hardship] = await Promise.all([chain.series(seriesKey), chain.hardship(seriesKey)]);
      if (series.value.state === 'NONE') return null;
      const { amendmentNonce: amendment, trueupNonce: trueup } = series.value;
      const { pauseNonce: pause, extinguishNonce: extinguish } = hardship.value;
      return { pause, extinguish, amendment, trueup, curve: series.value.phase === 'NONE' };
    },
  };
}
