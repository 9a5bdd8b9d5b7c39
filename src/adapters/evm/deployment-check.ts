import type { PublicClient } from 'viem';
import { toHex } from '../../core/bytes.ts';
import type { Address, Hex } from '../../core/hex.ts';
import { domainSeparator } from '../../core/signing/index.ts';
import { abis } from './abi.ts';
import { heldBy, readRoleHolders, rolesAreSet } from './access.ts';
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
  /** Who may hold roles by now: the deployer, and whom they are handed to. */
  readonly holders: readonly [Address, ...Address[]];
}

export interface DeploymentCheck {
  readonly check: string;
  readonly ok: boolean;
}

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
 * the verifier; the roles and who holds them. A check whose question the node does not answer has failed.
 */
export async function checkDeployment(
  client: PublicClient,
  expected: ExpectedDeployment,
): Promise<readonly DeploymentCheck[]> {
  const { contracts, chainId, holders } = expected;
  const hub = contracts.series;
  const nowhere = '0x0000000000000000000000000000000000000000' as const;
  const [verifier, poseidon] = await Promise.all([
    read(client, abis.hub, hub, 'verifier').catch(() => nowhere),
    read(client, abis.router, contracts.router, 'poseidon5').catch(() => nowhere),
  ]);
  const { token, ...built } = contractsAt({ ...contracts, verifier, poseidon }, expected, holders[0]);
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
  const roles = {
    check: 'registry and feed ask the access manager, by the roles of the build',
    ok: await holds(rolesAreSet(client, contracts)),
  };
  const held = {
    check: 'every role is held by the deployer or the given owner, and by nobody else',
    ok: await holds(readRoleHolders(client, contracts.access).then((found) => heldBy(found, holders))),
  };
  return [...(await Promise.all(compared)), tokenThere, signed, roles, held];
}
