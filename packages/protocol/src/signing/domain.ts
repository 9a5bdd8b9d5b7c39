import { solanaAddressOf } from '../address.ts';
import { fromHex, keccak256, utf8 } from '../bytes.ts';
import { evmChainName, solanaChainName } from '../chain.ts';
import type { Bytes32, EvmAddress } from '../hex.ts';
import { uintWord, walletWord } from '../words.ts';

/** The EIP-712 domain of an EVM chain: its hub contract. */
export interface EvmDomain {
  readonly kind: 'evm';
  readonly chainId: number;
  readonly verifyingContract: EvmAddress;
}

/** The EIP-712 domain of a Solana cluster: its program. Both ids are 32 bytes in hex. */
export interface SolanaDomain {
  readonly kind: 'solana';
  readonly genesisHash: Bytes32;
  readonly programId: Bytes32;
}

export type SigningDomain = EvmDomain | SolanaDomain;

/** The signing domain of an EVM chain's messages, which are all addressed to its hub. */
export const signingDomain = ({
  chainId,
  contracts,
}: {
  readonly chainId: number;
  readonly contracts: { readonly hub: EvmAddress };
}): EvmDomain => ({ kind: 'evm', chainId, verifyingContract: contracts.hub });

/** The name of a signing domain's chain, such as `evm:10143`. @throws BAD_INPUT, CHAIN_REFUSED */
export const chainOfDomain = (domain: SigningDomain): string =>
  domain.kind === 'evm'
    ? evmChainName(domain.chainId)
    : solanaChainName(solanaAddressOf(fromHex(domain.genesisHash, 32)));

const DOMAIN_NAME = 'IncomeSeries';
const DOMAIN_VERSION = '1';

/** The word of a text in EIP-712: its keccak-256. */
const hashText = (value: string): Uint8Array => keccak256(utf8(value));

const EVM_TYPE = hashText('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)');
const SOLANA_TYPE = hashText('EIP712Domain(string name,string version,bytes32 salt)');
const NAME = hashText(DOMAIN_NAME);
const VERSION = hashText(DOMAIN_VERSION);

/** The salt of a Solana domain: keccak256(genesisHash32 || programId32). @throws BAD_INPUT */
export const solanaSalt = (domain: SolanaDomain): Uint8Array =>
  keccak256(fromHex(domain.genesisHash, 32), fromHex(domain.programId, 32));

/** The EIP-712 domain separator, 32 bytes. @throws BAD_INPUT */
export function domainSeparator(domain: SigningDomain): Uint8Array {
  if (domain.kind === 'solana') return keccak256(SOLANA_TYPE, NAME, VERSION, solanaSalt(domain));
  return keccak256(EVM_TYPE, NAME, VERSION, uintWord(domain.chainId), walletWord(domain.verifyingContract));
}
