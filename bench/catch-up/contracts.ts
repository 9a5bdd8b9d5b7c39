import type { EvmContracts } from '@income-series/protocol/chain';
import type { EvmAddress } from '@income-series/protocol/hex';

const ROLES = ['registry', 'hub', 'raise', 'hardship', 'router', 'fxFeed', 'rates', 'windows', 'token', 'access'];

/** The addresses that node and worker of this bench use. */
export const addressOf = (role: string): EvmAddress =>
  `0x${(ROLES.indexOf(role) + 1).toString(16).padStart(40, '0')}` as EvmAddress;

export const contracts = Object.fromEntries(ROLES.map((role) => [role, addressOf(role)])) as unknown as EvmContracts;
