import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { encodeFunctionData, numberToHex, parseAbi, size } from 'viem';
import { createRareWork } from '../rpc/rare-work.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { createGuardedClient, type EvmConfig, type GuardedClient, readHead, TIMEOUT_MS } from './client.ts';

const WALLET_ABI = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
/** The word with which a contract wallet accepts a signature (ERC-1271), without `0x`. */
const ACCEPTED = `1626ba7e${'00'.repeat(28)}`;

/**
 * The gas that a wallet's contract gets to check a signature: twice the gas of the costliest wallet that was measured on anvil. A
 * Safe 1.5.0 takes 23,000 for one owner, 36,000 for three and 81,000 for ten. A passkey that Solidity verifies (Safe's P-256
 * verifier 0.2.0) takes 232,000, the precompile 15,000. A Safe of one, three and ten such passkeys takes 264,000, 749,000 and
 * 2,420,000, with the precompile 40,000, 83,000 and 230,000. The reads of the Safe of ten passkeys are 191,000 dearer on chain
 * 10143.
 */
const CHECK_GAS = 5_000_000;
/**
 * The gas that a wallet's factory gets to deploy it (ERC-6492). A Safe 1.5.0 took 228,000 with one owner, 276,000 with three
 * and 442,000 with ten; the rest is room for wallets that are no proxies, whose code costs 200 for a byte.
 */
const DEPLOYMENT_GAS = 3_000_000;
/** The gas of the call itself: of its bytes, which are at most two overlapping parts of a signature of 16 KiB, and of `programOf`. */
const OWN_GAS = 1_000_000;

/** The calls of wallets' contracts that run at once, and the longest time that others wait for one of these places. */
const PLACES = { count: 4, waitMs: 2_000 };
/** The longest wait for the node's answer to a check. The node runs the gas of a check in a tenth of this time. */
const DEADLINE_MS = 2_000;
/** The longest HTTP answer to a check: a word and a chain id, with room for the words of a node's error. */
const MAX_BYTES = 16_384;

/** The question whether a wallet's contract accepts a signature. */
export interface ContractCheck {
  readonly wallet: EvmAddress;
  readonly digest: Hex;
  readonly signature: Hex;
  /** The call that deploys the wallet before the check (ERC-6492). */
  readonly deployment?: { readonly factory: EvmAddress; readonly data: Hex } | undefined;
}

/** Instructions of the EVM that `programOf` uses. */
const OP = { lt: '10', eq: '14', and: '16', codecopy: '39', returndatasize: '3d', pop: '50', mload: '51' } as const;
const CALL = { mstore: '52', call: 'f1', return: 'f3', staticcall: 'fa' } as const;
const push = (value: number) => `62${value.toString(16).padStart(6, '0')}`;
const pushAddress = (address: Hex) => `73${address.slice(2)}`;

/**
 * The program of a call without a receiver. It deploys the wallet if necessary, asks the wallet's contract, and returns the word 1 if
 * it accepts the signature, otherwise 0. It always returns one of both: the contracts run with gas of their own and no more
 * than a word of their answers is copied, so that every failure of the call itself is the node's.
 */
function programOf({ wallet, digest, signature, deployment }: ContractCheck): Hex {
  const question = encodeFunctionData({
    abi: WALLET_ABI,
    functionName: 'isValidSignature',
    args: [digest, signature],
  }).slice(2);
  const creation = deployment?.data.slice(2) ?? '';
  const data = question + creation;
  const [length, creationLength, dataLength] = [question.length / 2, creation.length / 2, data.length / 2];
  const answerAt = dataLength; // in the memory, behind the data

  const load = (from: number) => [push(dataLength), push(from), push(0), OP.codecopy];
  const deploy =
    deployment === undefined
      ? []
      : [
          ...[push(0), push(0), push(creationLength), push(length), push(0)],
          ...[pushAddress(deployment.factory), push(DEPLOYMENT_GAS), CALL.call, OP.pop],
        ];
  const ask = [
    ...[push(32), push(answerAt), push(length), push(0), pushAddress(wallet), push(CHECK_GAS), CALL.staticcall],
    ...[OP.returndatasize, push(31), OP.lt, OP.and], // a word was returned
    ...[push(answerAt), OP.mload, `7f${ACCEPTED}`, OP.eq, OP.and],
    ...[push(0), CALL.mstore, push(32), push(0), CALL.return],
  ];
  const codeOf = (from: number) => [...load(from), ...deploy, ...ask].join('');
  const codeLength = codeOf(0).length / 2; // the same for every `from`
  return `0x${codeOf(codeLength)}${data}`;
}

/** The gas of a check. It includes the 64th that a call keeps back, so that the contracts get their full gas. */
const gasOf = ({ deployment }: ContractCheck) =>
  OWN_GAS + Math.ceil((CHECK_GAS * 64) / 63) + (deployment === undefined ? 0 : DEPLOYMENT_GAS);

/**
 * Creates the function that asks a wallet's contract whether it accepts a signature; a wallet without code does not.
 *
 * A stranger chooses the contract, so its calls have bounded gas, few places, a deadline, and batches of their own: it
 * delays nothing but calls of its kind. All that the contract does wrong, such as using up its gas, is a signature that it does
 * not accept. The chain is read at one recent block.
 */
export function createContractChecks(guarded: GuardedClient): (check: ContractCheck) => Promise<boolean> {
  const { timeoutMs = TIMEOUT_MS, ...config }: EvmConfig = guarded.config;
  const checkClient = createGuardedClient(
    { ...config, timeoutMs: Math.min(timeoutMs, DEADLINE_MS) },
    { patient: true, retries: 0, batchSize: 1, maxBytes: MAX_BYTES },
  );
  const inPlace = createRareWork(PLACES);

  return async (check) => {
    const { number } = await guarded.ask((client) => readHead(guarded, client));
    const call = { data: programOf(check), gas: numberToHex(gasOf(check)) };
    const answer = await inPlace(() =>
      checkClient.ask((client) => client.request({ method: 'eth_call', params: [call, numberToHex(number)] })),
    );
    if (size(answer) !== 32 || BigInt(answer) > 1n) throw unavailable('AnswerMalformed');
    return BigInt(answer) === 1n;
  };
}
