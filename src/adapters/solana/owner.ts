import { AccountRole, type Address, type Instruction, type KeyPairSigner, lamports, type Signature } from '@solana/kit';
import { solanaAddressBytes } from '../../core/address.ts';
import { fromHex } from '../../core/bytes.ts';
import type { KeyAddress } from '../../core/hex.ts';
import { createAddresses, SYSTEM_PROGRAM, TOKEN_PROGRAM } from './addresses.ts';
import { getFeedDecoder, getRateDecoder } from './generated/accounts/index.ts';
import * as instructions from './generated/instructions/index.ts';
import { programDataAddress } from './node/program.ts';
import type { Sender } from './sender.ts';

const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address;
export const ROLES = { ADMIN: 0, ALLOWLIST: 1, KEYS: 2, FEED: 3 } as const;
const KINDS = { attestor: 0, verifier: 1 } as const;
const DAY = 86_400n;
/** Wallets of one transaction. */
const MOST_WALLETS = 10;
const LAMPORTS = 1_000_000_000n;

/** What the holder of the program's roles decides: whom the registry knows, what the feed says. For devnets and tests. */
export interface ProgramOwner {
  readonly address: Address;
  /** Once: the program's configuration, the owner's roles, and the circuit's verifying key in its two parts. */
  setUp(setup: ProgramSetup): Promise<void>;
  registerVerifierKey(key: KeyAddress): Promise<Signature>;
  registerAttestor(key: KeyAddress): Promise<Signature>;
  approveIssuer(issuer: Address): Promise<Signature>;
  verifyWallets(wallets: readonly Address[]): Promise<void>;
  unverifyWallets(wallets: readonly Address[]): Promise<void>;
  /** `rate`: payment-token base units for one minor unit of the currency, in WAD. */
  publishRate(currencyCode: number, rate: bigint): Promise<Signature>;
  /** Test tokens, in base units, into the wallet's own account of them. */
  mintTokens(to: Address, amount: bigint): Promise<Signature>;
  /** For fees, in whole units. */
  fund(to: Address, coins: bigint): Promise<Signature>;
}

export interface ProgramSetup {
  /** Base58. */
  readonly genesisHash: string;
  readonly feeCollector: Address;
  readonly keyParts: readonly [Uint8Array, Uint8Array];
}

/** The owner is the program's upgrade authority and the payment token's mint authority. */
export async function createProgramOwner(
  sender: Sender,
  signer: KeyPairSigner,
  { program, token }: { readonly program: Address; readonly token: Address },
): Promise<ProgramOwner> {
  const at = createAddresses(program);
  const where = { programAddress: program };
  const owner = signer.address;
  const common = { config: await at.config(), eventAuthority: await at.eventAuthority(), program };
  const roleOf = (role: number) => at.roleMember(role, owner);
  const send = (...list: readonly Instruction[]) => sender.send(signer, ...list);

  async function registerKey(kind: number, key: KeyAddress): Promise<Signature> {
    const [role, record] = [await roleOf(ROLES.KEYS), await at.signerKey(key)];
    return send(
      instructions.getRegisterKeyInstruction(
        { ...common, sender: signer, role, record, kind, key: fromHex(key) },
        where,
      ),
    );
  }

  async function setVerified(wallets: readonly Address[], verified: boolean): Promise<void> {
    const role = await roleOf(ROLES.ALLOWLIST);
    for (let i = 0; i < wallets.length; i += MOST_WALLETS) {
      const some = wallets.slice(i, i + MOST_WALLETS);
      const records = await Promise.all(some.map(at.wallet));
      const input = { ...common, sender: signer, role, verified, wallets: some, records };
      await send(instructions.getSetVerifiedInstruction(input, where));
    }
  }

  const grants = async (): Promise<readonly Instruction[]> => {
    const adminRole = await roleOf(ROLES.ADMIN);
    return Promise.all(
      [ROLES.ALLOWLIST, ROLES.KEYS, ROLES.FEED].map(async (roleId) => {
        const role = await roleOf(roleId);
        const input = { ...common, admin: signer, adminRole, role, roleId, account: owner };
        return instructions.getGrantRoleInstruction(input, where);
      }),
    );
  };

  return {
    address: owner,
    async setUp({ genesisHash, feeCollector, keyParts }) {
      const programData = await programDataAddress(program);
      const initialize = instructions.getInitializeInstruction(
        {
          ...common,
          deployer: signer,
          role: await roleOf(ROLES.ADMIN),
          programData,
          token,
          genesisHash: solanaAddressBytes(genesisHash),
          feeCollector,
          admin: owner,
        },
        where,
      );
      await send(initialize);
      await send(...(await grants()));
      const verifyingKey = await at.verifyingKey();
      for (const [part, bytes] of keyParts.entries()) {
        const input = { ...common, deployer: signer, programData, verifyingKey, part, bytes };
        await send(instructions.getWriteVerifyingKeyInstruction(input, where));
      }
    },
    registerVerifierKey: (key) => registerKey(KINDS.verifier, key),
    registerAttestor: (key) => registerKey(KINDS.attestor, key),
    async approveIssuer(issuer) {
      const [role, record] = [await roleOf(ROLES.ALLOWLIST), await at.wallet(issuer)];
      const input = { ...common, sender: signer, role, record, approved: true, issuer };
      return send(instructions.getSetIssuerApprovalInstruction(input, where));
    },
    verifyWallets: (wallets) => setVerified(wallets, true),
    unverifyWallets: (wallets) => setVerified(wallets, false),
    async publishRate(currencyCode, rate) {
      const { count, before } = await feedOf(sender, at, currencyCode);
      const rateAt = (index: number) => at.rate(currencyCode, index);
      const input = {
        ...common,
        publisher: signer,
        role: await roleOf(ROLES.FEED),
        feed: await at.feed(currencyCode),
        newRate: await rateAt(count),
        last: await rateAt(Math.max(0, count - 1)),
        before: await rateAt(before),
        after: await rateAt(before + 1),
        currencyCode,
        rate,
      };
      return send(instructions.getPublishRateInstruction(input, where));
    },
    async mintTokens(to, amount) {
      const account = await at.tokenAccount(to, token);
      return send(
        createTokenAccount(signer, { account, owner: to, token }),
        mintTo(signer, { account, token, amount }),
      );
    },
    fund: (to, coins) => sender.rpc.requestAirdrop(to, lamports(coins * LAMPORTS)).send(),
  };
}

/** How many rates a currency has, and which was in force a day ago. */
async function feedOf({ rpc }: Sender, at: ReturnType<typeof createAddresses>, currencyCode: number) {
  const read = async (address: Address) => {
    const { value } = await rpc.getAccountInfo(address, { encoding: 'base64', commitment: 'confirmed' }).send();
    return value && Uint8Array.from(Buffer.from(value.data[0], 'base64'));
  };
  const feed = await read(await at.feed(currencyCode));
  const count = feed === null ? 0 : getFeedDecoder().decode(feed).count;
  const slot = await rpc.getSlot({ commitment: 'confirmed' }).send();
  const now = BigInt((await rpc.getBlockTime(slot).send()) ?? 0);
  for (let index = count - 1; index > 0; index -= 1) {
    const rate = await read(await at.rate(currencyCode, index));
    if (rate !== null && getRateDecoder().decode(rate).updatedAt < now - DAY) return { count, before: index };
  }
  return { count, before: 0 };
}

const writable = (address: Address) => ({ address, role: AccountRole.WRITABLE });
const readonly = (address: Address) => ({ address, role: AccountRole.READONLY });

/** The wallet's own account of a token, where it is not there yet. */
const createTokenAccount = (
  payer: KeyPairSigner,
  { account, owner, token }: { readonly account: Address; readonly owner: Address; readonly token: Address },
): Instruction => ({
  programAddress: ASSOCIATED_TOKEN_PROGRAM,
  accounts: [
    { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
    writable(account),
    readonly(owner),
    readonly(token),
    readonly(SYSTEM_PROGRAM),
    readonly(TOKEN_PROGRAM),
  ],
  data: Uint8Array.of(1),
});

function mintTo(
  authority: KeyPairSigner,
  { account, token, amount }: { readonly account: Address; readonly token: Address; readonly amount: bigint },
): Instruction {
  const data = new DataView(new ArrayBuffer(9));
  data.setUint8(0, 7);
  data.setBigUint64(1, amount, true);
  return {
    programAddress: TOKEN_PROGRAM,
    accounts: [writable(token), writable(account), { address: authority.address, role: AccountRole.READONLY_SIGNER }],
    data: new Uint8Array(data.buffer),
  };
}
