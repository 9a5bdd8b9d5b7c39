import { evmAddress } from '@income-series/protocol/address';
import { type EvmAddress, lowerHex } from '@income-series/protocol/hex';
import { type EvmDomain, signingDomain } from '@income-series/protocol/signing';
import type { ChainReader, EvmIdentity, RegistryReader } from '../../chains/index.ts';
import { type GuardedClient, hasCode, headOf, readHead } from './client.ts';
import { createMinedReader } from './mined.ts';
import { claimReader } from './reader-claims.ts';
import { rateReader } from './reader-rates.ts';
import { type ContractRead, createRounds, type ReadAtBlock } from './reader-round.ts';
import { seriesReader } from './reader-series.ts';
import { tokenReader } from './reader-token.ts';
import { ROLES, type Role } from './roles.ts';
import { createMessageVerifier } from './signature.ts';

/** The holders of a role, in the access manager's order. */
const membersOf = async (read: ContractRead, role: Role): Promise<readonly EvmAddress[]> =>
  ((await read('access', 'getRoleMembers', [ROLES[role]])) as readonly EvmAddress[]).map(lowerHex);

/** Reads verified wallets, keys, issuers and role holders at the newest block. */
function registryReader(at: ReadAtBlock): RegistryReader {
  const flags = (functionName: string) => (list: readonly EvmAddress[]) =>
    at(async (read) => {
      const answers = await Promise.all(list.map((item) => read('registry', functionName, [item])));
      return new Map(list.map((item, i) => [item, answers[i] === true]));
    });
  return {
    verifiedWallets: flags('isVerified'),
    activeVerifierKeys: flags('isActiveVerifier'),
    activeAttestors: flags('isActiveAttestor'),
    approvedIssuer: (issuer) => at(async (read) => (await read('registry', 'isApprovedIssuer', [issuer])) === true),

    keyRegistrars: () => at((read) => membersOf(read, 'KEYS')),
    walletApprovers: () => at((read) => membersOf(read, 'ALLOWLIST')),
  };
}

/** The reads of an EVM chain that requests use. */
export interface EvmReader extends ChainReader, EvmIdentity {
  readonly kind: 'evm';
  readonly domain: EvmDomain;
}

/** Creates the reads of a chain that requests use. */
export function createChainReader(guarded: GuardedClient): EvmReader {
  const { contracts, chainId } = guarded.config;
  const at = createRounds(guarded);
  return {
    name: guarded.name,
    kind: 'evm',
    domain: signingDomain({ chainId, contracts }),
    chainId,
    contracts,
    called: Object.values(contracts),
    head: () => guarded.ask(async (client) => headOf(await readHead(guarded, client))),
    balanceOf: (address) => guarded.ask((client) => client.getBalance({ address: evmAddress(address) })),
    ...createMinedReader(guarded),
    hasCode: (wallet) => hasCode(guarded, evmAddress(wallet)),
    ...tokenReader(at, contracts.token),
    ...registryReader(at),
    ...seriesReader(at),
    ...claimReader(at),
    ...rateReader(at, contracts.hub),
    ...createMessageVerifier(guarded),
  };
}
