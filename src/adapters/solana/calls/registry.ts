import { fromHex } from '../../../core/bytes.ts';
import * as program from '../generated/instructions/index.ts';
import { findRoleMemberPda } from '../generated/pdas/index.ts';
import type { CallAdapters } from './adapter.ts';
import { addressOf, type CallContext, keyRecord, only, walletRecord } from './context.ts';
import { STEADY } from './margins.ts';

/** Roles of the registry, by the program's numbers. */
const ALLOWLIST = 1;
const KEYS = 2;
/** Kind of a key: an attestor's. */
const ATTESTOR = 0;

/** Who acts, with the record of the role that it acts by. */
async function acting({ wallet, shared, program: at }: CallContext, role: number) {
  const member = await only(findRoleMemberPda({ role, account: wallet.address }, at));
  return { ...shared, sender: wallet, role: member };
}

export const registryCalls = {
  registerAttestor: {
    async instructions({ key }, context) {
      const accounts = { ...(await acting(context, KEYS)), record: await keyRecord(context, key) };
      const args = { kind: ATTESTOR, key: fromHex(key, 20) };
      return [program.getRegisterKeyInstruction({ ...accounts, ...args }, context.program)];
    },
    margin: STEADY,
  },
  revokeAttestor: {
    async instructions({ key, graceUntil }, context) {
      const accounts = { ...(await acting(context, KEYS)), record: await keyRecord(context, key) };
      const args = { kind: ATTESTOR, key: fromHex(key, 20), graceUntil };
      return [program.getRevokeKeyInstruction({ ...accounts, ...args }, context.program)];
    },
    margin: STEADY,
  },
  setIssuerApproval: {
    async instructions({ wallet, approved }, context) {
      const issuer = addressOf(wallet);
      const accounts = { ...(await acting(context, ALLOWLIST)), record: await walletRecord(context, issuer) };
      const args = { approved, issuer };
      return [program.getSetIssuerApprovalInstruction({ ...accounts, ...args }, context.program)];
    },
    margin: STEADY,
  },
  setVerified: {
    async instructions({ wallet, verified }, context) {
      const of = addressOf(wallet);
      const records = [await walletRecord(context, of)];
      const args = { verified, wallets: [of], records };
      return [program.getSetVerifiedInstruction({ ...(await acting(context, ALLOWLIST)), ...args }, context.program)];
    },
    margin: STEADY,
  },
} satisfies Partial<CallAdapters>;
