import type { EvmContracts } from '@income-series/protocol/chain';
import type { EvmAddress } from '@income-series/protocol/hex';
import { encodeFunctionData, parseEther } from 'viem';
import { abis } from './abi.ts';
import { deployContracts } from './deploy.ts';
import { ROLES, type Role } from './roles.ts';
import { createAccountClients, createWallet, type EvmWallet, type Mined, type WalletOptions } from './wallet.ts';

/** The transactions of the account that has the contracts' roles; for devnets and tests. */
export interface ContractOwner {
  readonly address: EvmAddress;
  registerVerifierKey(key: EvmAddress): Promise<Mined>;
  registerAttestor(key: EvmAddress): Promise<Mined>;
  /** Revokes a key; `graceUntil` is the last second in which it is active (unix). */
  revokeAttestor(key: EvmAddress, graceUntil: bigint): Promise<Mined>;
  /** Grants a role of the access manager without a delay. */
  grantRole(role: Role, to: EvmAddress): Promise<Mined>;
  approveIssuer(issuer: EvmAddress): Promise<Mined>;
  verifyWallets(wallets: readonly EvmAddress[]): Promise<Mined>;
  unverifyWallets(wallets: readonly EvmAddress[]): Promise<Mined>;
  /** Publishes a rate: payment-token base units for one minor unit of the currency, in WAD. */
  publishRate(currencyCode: number, rate: bigint): Promise<Mined>;
  /** Mints test tokens; `amount` is in base units. */
  mintTokens(to: EvmAddress, amount: bigint): Promise<Mined>;
  /** Sends native coins for gas; `coins` are whole units. */
  fund(to: EvmAddress, coins: bigint): Promise<Mined>;
}

/** The transactions of the contract owner that go to the registry. */
export type Registrar = Pick<
  ContractOwner,
  'registerVerifierKey' | 'registerAttestor' | 'revokeAttestor' | 'approveIssuer' | 'verifyWallets' | 'unverifyWallets'
>;

/** Sends registry transactions from a wallet that has the registry's roles. */
export function createRegistrar(wallet: EvmWallet, registry: EvmAddress): Registrar {
  const send = (...call: Parameters<typeof encodeFunctionData<typeof abis.registry>>) =>
    wallet.send({ to: registry, data: encodeFunctionData(...call) });
  const setVerified = (wallets: readonly EvmAddress[], { verified }: { readonly verified: boolean }) =>
    send({ abi: abis.registry, functionName: 'setVerified', args: [[...wallets], verified] });
  return {
    registerVerifierKey: (key) => send({ abi: abis.registry, functionName: 'registerVerifierKey', args: [key] }),
    registerAttestor: (key) => send({ abi: abis.registry, functionName: 'registerAttestor', args: [key] }),
    revokeAttestor: (key, graceUntil) =>
      send({ abi: abis.registry, functionName: 'revokeAttestor', args: [key, graceUntil] }),
    approveIssuer: (issuer) => send({ abi: abis.registry, functionName: 'setIssuerApproval', args: [issuer, true] }),
    verifyWallets: (wallets) => setVerified(wallets, { verified: true }),
    unverifyWallets: (wallets) => setVerified(wallets, { verified: false }),
  };
}

/** Creates the account that has the contracts' roles. @throws CHAIN_REFUSED */
export function createContractOwner(options: WalletOptions, contracts: EvmContracts): ContractOwner {
  const wallet = createWallet(options);
  return {
    address: wallet.address,
    ...createRegistrar(wallet, contracts.registry),
    grantRole: (role, to) =>
      wallet.send({
        to: contracts.access,
        data: encodeFunctionData({ abi: abis.access, functionName: 'grantRole', args: [ROLES[role], to, 0] }),
      }),
    publishRate: (currencyCode, rate) =>
      wallet.send({
        to: contracts.fxFeed,
        data: encodeFunctionData({ abi: abis.fxFeed, functionName: 'publish', args: [currencyCode, rate] }),
      }),
    mintTokens: (to, amount) =>
      wallet.send({
        to: contracts.token,
        data: encodeFunctionData({ abi: abis.token, functionName: 'mint', args: [to, amount] }),
      }),
    fund: (to, coins) => wallet.send({ to, data: '0x', value: parseEther(coins.toString()) }),
  };
}

/** Deploys the contracts from an account, which then has every role, and returns their addresses. @throws CHAIN_REFUSED */
export async function deployAsOwner(options: WalletOptions, feeCollector: EvmAddress): Promise<EvmContracts> {
  const { publicClient, walletClient } = createAccountClients(options);
  const addresses = await deployContracts({ publicClient, walletClient, feeCollector });
  const { series: hub, raise, registry, hardship, router, fxFeed, rates, windows, token, access } = addresses;
  return { hub, raise, registry, hardship, router, fxFeed, rates, windows, token, access };
}
