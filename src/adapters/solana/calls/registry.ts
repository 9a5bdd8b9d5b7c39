import { fromHex } from '@income-series/protocol/bytes';
import { kitAddress } from '../addresses.ts';
import * as program from '../generated/instructions/index.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { type CallContext, programOf, sharedAccounts } from './context.ts';
import { STEADY } from './margins.ts';

/** The number of the role ALLOWLIST in the program. */
const ALLOWLIST = 1;
const KEYS = 2;
/** The number of the kind of attestor keys in the program. */
const ATTESTOR = 0;

/** The acting wallet with the record of its role. */
async function actingAccounts(context: CallContext, role: number) {
  const { wallet: sender, addresses } = context;
  return { ...(await sharedAccounts(context)), sender, role: await addresses.roleMember(role, sender.address) };
}

export const registryCalls = {
  registerAttestor: {
    async instructions({ key }, context) {
      const accounts = { ...(await actingAccounts(context, KEYS)), record: await context.addresses.signerKey(key) };
      const args = { kind: ATTESTOR, key: fromHex(key, 20) };
      return [program.getRegisterKeyInstruction({ ...accounts, ...args }, programOf(context))];
    },
    margin: STEADY,
  },
  revokeAttestor: {
    async instructions({ key, graceUntil }, context) {
      const accounts = { ...(await actingAccounts(context, KEYS)), record: await context.addresses.signerKey(key) };
      const args = { kind: ATTESTOR, key: fromHex(key, 20), graceUntil };
      return [program.getRevokeKeyInstruction({ ...accounts, ...args }, programOf(context))];
    },
    margin: STEADY,
  },
  setIssuerApproval: {
    async instructions({ wallet, approved }, context) {
      const issuer = kitAddress(wallet);
      const accounts = {
        ...(await actingAccounts(context, ALLOWLIST)),
        record: await context.addresses.wallet(issuer),
      };
      const args = { approved, issuer };
      return [program.getSetIssuerApprovalInstruction({ ...accounts, ...args }, programOf(context))];
    },
    margin: STEADY,
  },
  setVerified: {
    async instructions({ wallet, verified }, context) {
      const account = kitAddress(wallet);
      const records = [await context.addresses.wallet(account)];
      const args = { verified, wallets: [account], records };
      return [
        program.getSetVerifiedInstruction(
          { ...(await actingAccounts(context, ALLOWLIST)), ...args },
          programOf(context),
        ),
      ];
    },
    margin: STEADY,
  },
} satisfies Partial<ProgramCallAdapters>;
