import type { Address, Base58EncodedBytes } from '@solana/kit';
import { getBase58Decoder } from '@solana/kit';
import { COMMITMENT, type GuardedRpc } from './client.ts';
import { RECORDS } from './records.ts';

/** The first bytes of a role's record: kind and version; the role follows. */
const HEAD = Uint8Array.of(RECORDS.roleMember.kind, 1);
const ROLE_AT = 3n;

const base58 = (bytes: Uint8Array): Base58EncodedBytes => getBase58Decoder().decode(bytes) as Base58EncodedBytes;

/** The addresses of the records of a role's holders, from the node's index of accounts. @throws CHAIN_UNAVAILABLE */
export function readRoleAccounts(guarded: GuardedRpc, role: number): Promise<readonly Address[]> {
  const { program } = guarded.config;
  return guarded.ask(async (rpc) => {
    const accounts = await rpc
      .getProgramAccounts(program, {
        commitment: COMMITMENT,
        encoding: 'base64',
        dataSlice: { offset: 0, length: 0 },
        filters: [
          { dataSize: BigInt(RECORDS.roleMember.decoder.fixedSize) },
          { memcmp: { offset: 0n, bytes: base58(HEAD), encoding: 'base58' } },
          { memcmp: { offset: ROLE_AT, bytes: base58(Uint8Array.of(role)), encoding: 'base58' } },
        ],
      })
      .send();
    return accounts.map(({ pubkey }) => pubkey);
  });
}
