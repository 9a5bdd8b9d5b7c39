import { type Abi, decodeFunctionResult, encodeFunctionData } from 'viem';
import { formatMoney } from '../../core/amounts.ts';
import type { EvmContracts } from '../../core/chain.ts';
import { type EvmAddress, type Hex, lowerHex } from '../../core/hex.ts';
import { printPeriod } from '../../core/period.ts';
import type { CallArgument } from '../../core/transaction-call.ts';
import { abis } from './abi.ts';
import { decodeCall } from './call-reader.ts';

/** A line of a call as a wallet shows it before it signs. */
interface CallLine {
  readonly label: string;
  readonly value: string;
}

interface ShownCall {
  readonly to: Hex;
  readonly data: Hex;
  /** The coins that it sends, in wei. */
  readonly value?: Hex | undefined;
}

/** The payment token, in whose units money is written. */
interface ShownToken {
  readonly symbol: string;
  readonly decimals: number;
}

/** Reads how a payment token writes its amounts. @param call a node's `eth_call` at its latest block */
export async function readShownToken(
  call: (request: { readonly to: EvmAddress; readonly data: Hex }) => Promise<Hex>,
  to: EvmAddress,
): Promise<ShownToken> {
  const abi = abis.token;
  const read = async (functionName: 'symbol' | 'decimals') => {
    const data = await call({ to, data: encodeFunctionData({ abi, functionName }) });
    return decodeFunctionResult({ abi, functionName, data });
  };
  return { symbol: String(await read('symbol')), decimals: Number(await read('decimals')) };
}

/** The arguments of the product's contracts that are money, times and quarters. */
const MONEY: ReadonlySet<string> = new Set([
  'amount',
  'cap',
  'deposit',
  'minRaise',
  'money',
  'newCap',
  'price',
  'reservePrice',
  'value',
]);
const TIMES: ReadonlySet<string> = new Set(['commitEndsAt', 'gateEndsAt', 'revealEndsAt']);
const PERIODS: ReadonlySet<string> = new Set(['firstPeriod', 'lastPeriod', 'period']);
const INTEGER = /^\d+$/;

/** A value as people read it: with the token for money, as a date for a time, as a quarter for a period. Other values stay as they are. */
function shownValue({ name, value }: CallArgument, token: ShownToken): string {
  if (!INTEGER.test(value)) return value;
  if (MONEY.has(name)) return `${formatMoney(BigInt(value), token.decimals, 0)} ${token.symbol}`;
  if (TIMES.has(name)) return `${new Date(Number(value) * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return PERIODS.has(name) ? printPeriod(Number(value)) : value;
}

/** The parts of a record whose text is JSON; null for a value that is no record. */
function partsOf(value: string): readonly CallArgument[] | null {
  if (!value.startsWith('{"')) return null;
  const parts = Object.entries(JSON.parse(value) as Readonly<Record<string, unknown>>);
  return parts.map(([name, part]) => ({ name, value: typeof part === 'object' ? JSON.stringify(part) : `${part}` }));
}

const linesOf = (argument: CallArgument, token: ShownToken): readonly CallLine[] =>
  partsOf(argument.value)?.flatMap((part) => linesOf(part, token)) ?? [
    { label: argument.name, value: shownValue(argument, token) },
  ];

/** Decodes a call. Each part of a record has a line of its own. */
function decodeLines(abi: Abi, data: Hex, token: ShownToken): readonly CallLine[] {
  const call = decodeCall(abi, data);
  if (call === null) return [{ label: 'data', value: data }];
  return [{ label: 'call', value: call.functionName }, ...call.args.flatMap((argument) => linesOf(argument, token))];
}

/** Describes a call by the names of the product's contracts. The data of a call to any other address stays hexadecimal. */
export function describeCall(
  { contracts, token }: { readonly contracts: EvmContracts; readonly token: ShownToken },
  { to, data, value = '0x0' }: ShownCall,
): readonly CallLine[] {
  const coins = BigInt(value) === 0n ? [] : [{ label: 'coins sent (wei)', value: `${BigInt(value)}` }];
  const address = lowerHex(to as EvmAddress);
  const names = Object.keys(abis).filter((name): name is keyof EvmContracts & keyof typeof abis => name in contracts);
  const name = names.find((candidate) => lowerHex(contracts[candidate]) === address);
  if (name === undefined) return [{ label: 'to', value: to }, { label: 'data', value: data }, ...coins];
  return [{ label: 'contract', value: `${name} ${address}` }, ...decodeLines(abis[name] as Abi, data, token), ...coins];
}
