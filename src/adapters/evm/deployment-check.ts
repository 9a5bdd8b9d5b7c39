import type { PublicClient } from 'viem';
import { toHex } from '../../core/bytes.ts';
import { type EvmAddress, type Hex, lowerHex } from '../../core/hex.ts';
import { domainSeparator } from '../../core/signing/index.ts';
import { abis } from './abi.ts';
import type { DeploymentCheck } from './access-rules.ts';
import { holdsBuild } from './build-check.ts';
import { findCreations } from './creation.ts';
import { type Custody, readCustody } from './custody.ts';
import { contractsAt, type DeployedContracts, type PlannedContract } from './deployment-plan.ts';

/** What a chain holds is compared with. */
export interface ExpectedDeployment {
  readonly chainId: number;
  /** As the addresses file has them. */
  readonly contracts: Omit<DeployedContracts, 'verifier' | 'poseidon'>;
  readonly feeCollector: EvmAddress;
  /** Creation code of the proving setup's verifier. */
  readonly verifierCode: Hex;
  /** An existing payment token, whose code is not compared; absent where the deployment has the test token. */
  readonly token?: EvmAddress | undefined;
  /** Who may hold roles by now: the owner, or the deployer too. */
  readonly holders: readonly [EvmAddress, ...EvmAddress[]];
  /** Whose the roles are, or are to be. */
  readonly owner: EvmAddress;
  /** The block of the first contract. */
  readonly startBlock: bigint;
}

/** What a view of a hub answers about its surroundings. */
const read = (client: PublicClient, abi: typeof abis.hub | typeof abis.router, address: EvmAddress, name: string) =>
  client.readContract({ address, abi, functionName: name as 'verifier' }) as Promise<EvmAddress>;

/** Of an answer that cannot be had, the check fails. */
const holds = (work: Promise<boolean>): Promise<boolean> => work.catch(() => false);

const NOWHERE: EvmAddress = '0x0000000000000000000000000000000000000000';

/** The contracts of a deployment as the build makes them, with those that only a view of another one names. */
async function builtAt(client: PublicClient, expected: ExpectedDeployment) {
  const { contracts } = expected;
  const [verifier, poseidon] = await Promise.all([
    read(client, abis.hub, contracts.series, 'verifier').catch(() => NOWHERE),
    read(client, abis.router, contracts.router, 'poseidon5').catch(() => NOWHERE),
  ]);
  const at = { ...contracts, verifier: lowerHex(verifier), poseidon: lowerHex(poseidon) };
  return (admin: EvmAddress): readonly PlannedContract[] => {
    const { token, ...built } = contractsAt(at, expected, admin);
    return [...Object.values(built), ...(expected.token === undefined ? [token] : [])];
  };
}

/**
 * Each contract was made by the build's creation code, constructor's arguments included, and all by one account: equal
 * runtime code does not say what a constructor stored.
 */
async function creationChecks(
  client: PublicClient,
  { contracts, owner, startBlock }: ExpectedDeployment,
  built: (admin: EvmAddress) => readonly PlannedContract[],
): Promise<readonly DeploymentCheck[]> {
  const sought = built(owner).flatMap(({ address }) => (address === NOWHERE ? [] : [address]));
  const made = await findCreations(client, sought, startBlock).catch(() => null);
  const deployer = made?.get(contracts.access)?.from ?? owner;
  return built(deployer).map(({ contract, address, code }) => {
    const creation = made?.get(address);
    return {
      check: `${contract} was created by the build's code`,
      ok: creation !== undefined && creation.code === code && creation.from === deployer,
    };
  });
}

/** Of access manager, registry and feed; where the node does not answer, one check that failed. */
export function checkCustody(client: PublicClient, expected: ExpectedDeployment): Promise<Custody> {
  const { contracts, holders, owner, startBlock } = expected;
  const unanswered = { check: 'access manager, registry and feed answer, with their events', ok: false };
  return readCustody(client, { contracts, holders, owner, startBlock }).catch(() => ({
    checks: [unanswered],
    entries: [],
  }));
}

/**
 * Compares a deployment with the build: each contract's code, and the code that created it, with every address it was made
 * with; the signing domain; the verifier; the payment token. A check whose question the node does not answer has failed.
 */
export async function checkCode(
  client: PublicClient,
  expected: ExpectedDeployment,
): Promise<readonly DeploymentCheck[]> {
  const { contracts, chainId, owner } = expected;
  const hub = contracts.series;
  const built = await builtAt(client, expected);
  const compared = built(owner).map(async (planned) => ({
    check: `the code of ${planned.contract} is the build's`,
    ok: await holds(holdsBuild(client, planned)),
  }));
  const tokenThere = {
    check: 'the payment token is a contract with decimals',
    ok: await holds(
      client
        .readContract({ address: contracts.token, abi: abis.token, functionName: 'decimals' })
        .then((decimals) => Number.isInteger(decimals)),
    ),
  };
  const tokenAsked = {
    check: 'the payment token is the given one',
    ok: expected.token === undefined || expected.token === contracts.token,
  };
  const domain = { kind: 'evm', chainId, verifyingContract: hub } as const;
  const signed = {
    check: 'the signing domain is that of chain and hub',
    ok: await holds(
      client
        .readContract({ address: hub, abi: abis.hub, functionName: 'domainSeparator' })
        .then((separator) => separator === toHex(domainSeparator(domain))),
    ),
  };
  const created = await creationChecks(client, expected, built);
  return [...(await Promise.all(compared)), ...created, tokenThere, tokenAsked, signed];
}
