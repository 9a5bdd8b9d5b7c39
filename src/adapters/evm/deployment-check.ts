import { toHex } from '@income-series/protocol/bytes';
import { type EvmAddress, type Hex, lowerHex } from '@income-series/protocol/hex';
import { domainSeparator } from '@income-series/protocol/signing';
import type { PublicClient } from 'viem';
import { abis } from './abi.ts';
import type { DeploymentCheck } from './access-rules.ts';
import { hasBuildCode } from './build-check.ts';
import { isContractError } from './contract-error.ts';
import { findCreations } from './creation.ts';
import { type Custody, readCustody } from './custody.ts';
import { contractsAt, type DeployedContracts, type PlannedContract } from './deployment-plan.ts';

/** The deployment that the contracts on the chain are compared with. */
export interface ExpectedDeployment {
  readonly chainId: number;
  /** The contracts' addresses from the addresses file. */
  readonly contracts: Omit<DeployedContracts, 'verifier' | 'poseidon'>;
  readonly feeCollector: EvmAddress;
  /** Creation code of the proving setup's verifier. */
  readonly verifierCode: Hex;
  /** An existing payment token, whose code is not compared; absent where the deployment has the test token. */
  readonly token?: EvmAddress | undefined;
  /** The accounts that may hold roles now: the owner, before the handover also the deployer. */
  readonly holders: readonly [EvmAddress, ...EvmAddress[]];
  /** The account that has the roles after the handover. */
  readonly owner: EvmAddress;
  /** The block of the first contract. */
  readonly startBlock: bigint;
}

/** Reads an address from a view of the hub or the router. */
const readAddress = (
  client: PublicClient,
  abi: typeof abis.hub | typeof abis.router,
  address: EvmAddress,
  name: string,
) => client.readContract({ address, abi, functionName: name as 'verifier' }) as Promise<EvmAddress>;

/** The result of a condition: false if the contract answers with an error, null if the node does not answer. */
const isMet = (work: Promise<boolean>): Promise<boolean | null> =>
  work.catch((error: unknown) => (isContractError(error) ? false : null));

const NOWHERE: EvmAddress = '0x0000000000000000000000000000000000000000';

/**
 * Returns a function that plans the build's contracts for an admin, at the deployment's addresses. Verifier and Poseidon
 * contract are read from views, because the addresses file does not have them. @throws errors of the node
 */
async function plannerAt(client: PublicClient, expected: ExpectedDeployment) {
  const { contracts } = expected;
  const nowhere = (error: unknown): EvmAddress => {
    if (isContractError(error)) return NOWHERE;
    throw error;
  };
  const [verifier, poseidon] = await Promise.all([
    readAddress(client, abis.hub, contracts.series, 'verifier').catch(nowhere),
    readAddress(client, abis.router, contracts.router, 'poseidon5').catch(nowhere),
  ]);
  const at = { ...contracts, verifier: lowerHex(verifier), poseidon: lowerHex(poseidon) };
  return (admin: EvmAddress): readonly PlannedContract[] => {
    const { token, ...otherContracts } = contractsAt(at, expected, admin);
    return [...Object.values(otherContracts), ...(expected.token === undefined ? [token] : [])];
  };
}

/**
 * Checks that one account created every contract with the build's creation code and constructor arguments. Runtime code
 * alone does not prove it, because it does not show what a constructor stored.
 */
async function creationChecks(
  client: PublicClient,
  { contracts, owner, startBlock }: ExpectedDeployment,
  planBuild: (admin: EvmAddress) => readonly PlannedContract[],
): Promise<readonly DeploymentCheck[]> {
  const addresses = planBuild(owner).flatMap(({ address }) => (address === NOWHERE ? [] : [address]));
  const creations = await findCreations(client, addresses, startBlock).catch(() => null);
  const deployer = creations?.get(contracts.access)?.from ?? owner;
  return planBuild(deployer).map(({ contract, address, code }) => {
    const creation = creations?.get(address);
    return {
      check: `${contract} was created by the build's code`,
      ok: creations === null ? null : creation?.code === code && creation.from === deployer,
    };
  });
}

/** Checks access manager, registry and feed; if the node does not answer, the result is one check without a result. */
export function checkCustody(client: PublicClient, expected: ExpectedDeployment): Promise<Custody> {
  const { contracts, holders, owner, startBlock } = expected;
  return readCustody(client, { contracts, holders, owner, startBlock }).catch((error: unknown) => ({
    checks: [
      {
        check: 'access manager, registry and feed answer, with their events',
        ok: isContractError(error) ? false : null,
      },
    ],
    entries: [],
  }));
}

/**
 * Compares a deployment with the build: each contract's runtime and creation code with its constructor's addresses, the
 * verifier, the payment token and the signing domain. A check has no result if the node does not answer its request.
 */
export async function checkCode(
  client: PublicClient,
  expected: ExpectedDeployment,
): Promise<readonly DeploymentCheck[]> {
  const { contracts, chainId, owner } = expected;
  const hub = contracts.series;
  const planBuild = await plannerAt(client, expected).catch(() => null);
  if (planBuild === null) return [{ check: 'hub and router name verifier and Poseidon contract', ok: null }];
  const codeChecks = planBuild(owner).map(async (planned) => ({
    check: `the code of ${planned.contract} is the build's`,
    ok: await isMet(hasBuildCode(client, planned)),
  }));
  const tokenExists = {
    check: 'the payment token is a contract with decimals',
    ok: await isMet(
      client
        .readContract({ address: contracts.token, abi: abis.token, functionName: 'decimals' })
        .then((decimals) => Number.isInteger(decimals)),
    ),
  };
  const tokenMatches = {
    check: 'the payment token is the given one',
    ok: expected.token === undefined || expected.token === contracts.token,
  };
  const domain = { kind: 'evm', chainId, verifyingContract: hub } as const;
  const domainMatches = {
    check: 'the signing domain is that of chain and hub',
    ok: await isMet(
      client
        .readContract({ address: hub, abi: abis.hub, functionName: 'domainSeparator' })
        .then((separator) => separator === toHex(domainSeparator(domain))),
    ),
  };
  const creationResults = await creationChecks(client, expected, planBuild);
  return [...(await Promise.all(codeChecks)), ...creationResults, tokenExists, tokenMatches, domainMatches];
}
