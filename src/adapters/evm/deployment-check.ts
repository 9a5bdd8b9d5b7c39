import { isAddressEqual, type PublicClient } from 'viem';
import { toHex } from '../../core/bytes.ts';
import type { Address, Hex } from '../../core/hex.ts';
import { domainSeparator } from '../../core/signing/index.ts';
import { abis } from './abi.ts';
import { contractsAt, type DeployedContracts } from './deployment-plan.ts';

/** What a chain holds is compared with. */
export interface ExpectedDeployment {
  readonly chainId: number;
  /** As the addresses file has them. */
  readonly contracts: Omit<DeployedContracts, 'verifier' | 'poseidon'>;
  readonly feeCollector: Address;
  /** Creation code of the proving setup's verifier. */
  readonly verifierCode: Hex;
  /** The payment token is another's: its code is not compared. */
  readonly tokenGiven: boolean;
  /** Who may own registry and feed by now. */
  readonly owners: readonly Address[];
}

export interface DeploymentCheck {
  readonly check: string;
  readonly ok: boolean;
}

/** Both are owned, and handed over together. */
export const OWNED = ['registry', 'fxFeed'] as const;

/** What a view of a hub answers about its surroundings. */
const read = (client: PublicClient, abi: typeof abis.hub | typeof abis.router, address: Address, name: string) =>
  client.readContract({ address, abi, functionName: name as 'verifier' }) as Promise<Address>;

/**
 * The runtime code that creation code leaves at an address, immutables included: the node runs it there in a call with
 * that code in the account's place (`eth_call` with a state override), so that nothing needs to be masked.
 */
async function runtimeOf(client: PublicClient, address: Address, code: Hex): Promise<Hex | undefined> {
  return (await client.call({ to: address, data: '0x', stateOverride: [{ address, code }] })).data;
}

/** Of an answer that cannot be had, the check fails. */
const holds = (work: Promise<boolean>): Promise<boolean> => work.catch(() => false);

/**
 * Compares a deployment with the build: each contract's code, with every address it was made with; the signing domain;
 * the verifier; who owns what. A check whose question the node does not answer has failed.
 */
export async function checkDeployment(
  client: PublicClient,
  expected: ExpectedDeployment,
): Promise<readonly DeploymentCheck[]> {
  const { contracts, chainId, owners } = expected;
  const hub = contracts.series;
  const nowhere = '0x0000000000000000000000000000000000000000' as const;
  const [verifier, poseidon] = await Promise.all([
    read(client, abis.hub, hub, 'verifier').catch(() => nowhere),
    read(client, abis.router, contracts.router, 'poseidon5').catch(() => nowhere),
  ]);
  const { token, ...built } = contractsAt({ ...contracts, verifier, poseidon }, expected);
  const compared = [...Object.values(built), ...(expected.tokenGiven ? [] : [token])].map(
    async ({ contract, address, code }) => ({
      check: `the code of ${contract} is the build's`,
      ok: await holds(
        Promise.all([client.getCode({ address }), runtimeOf(client, address, code)]).then(
          ([there, made]) => there !== undefined && there === made,
        ),
      ),
    }),
  );
  const tokenThere = {
    check: 'the payment token is a contract with decimals',
    ok: await holds(
      client
        .readContract({ address: contracts.token, abi: abis.token, functionName: 'decimals' })
        .then((decimals) => Number.isInteger(decimals)),
    ),
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
  const owned = OWNED.map(async (name) => ({
    check: `the ${name === 'registry' ? 'registry' : 'feed'} is owned by the deployer or the given owner`,
    ok: await holds(
      client
        .readContract({ address: contracts[name], abi: abis[name], functionName: 'owner' })
        .then((owner) => owners.some((one) => isAddressEqual(one, owner))),
    ),
  }));
  return [...(await Promise.all(compared)), tokenThere, signed, ...(await Promise.all(owned))];
}
