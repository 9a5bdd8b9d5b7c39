import { AppError } from '@income-series/protocol/errors/app-error';
import type { Chains } from '../../chains/index.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { audit } from '../operations/index.ts';
import { createConfirmedEvents, type NonceEvent, type Relayers } from '../transaction/index.ts';
import type { ExtinguishmentRow, RelayOutcome } from './model/index.ts';
import type { ExtinguishmentChain } from './model/ports.ts';
import { lockRow } from './rows.ts';
import { isRelayable, outcomeOf, relayRefusal } from './rules.ts';

/** Relays the two signatures of requests to the chain. */
export interface ExtinguishmentRelays {
  /**
   * Sends a request's two signatures to the chain, unless the chain has them already. Returns the outcome without storing it.
   * @throws CASE_STATE, RELAY_UNAVAILABLE, RELAY_FAILED, RELAY_PENDING, CHAIN_UNAVAILABLE
   */
  attempt(row: ExtinguishmentRow): Promise<RelayOutcome>;
  /** Stores an outcome and its audit line once, even if another attempt or the index stored it before. */
  write(tx: Tx, id: string, outcome: RelayOutcome, actor: string): Promise<void>;
}

/** Creates the relay of extinguishments. */
export function createExtinguishmentRelays(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<ExtinguishmentChain>;
  readonly relayers: Relayers;
}): ExtinguishmentRelays {
  const { db, chains, relayers } = deps;
  const events = createConfirmedEvents({ db, chains });

  return {
    async attempt(row) {
      const { seriesKey, extinguishNonce, signatures } = row;
      const [a, b] = signatures;
      if (!isRelayable(row) || a === undefined || b === undefined) throw relayRefusal(row);
      const chain = chains.of(row.chain);
      const relayer = relayers(row.chain);
      const extinguished: NonceEvent = {
        chain: row.chain,
        seriesKey,
        name: 'SeriesExtinguished',
        nonce: ['extinguishNonce', extinguishNonce],
      };
      const { value: hardship } = await chain.hardship(seriesKey);
      if (hardship.extinguishNonce !== extinguishNonce) {
        const confirmed = outcomeOf(await events.find(extinguished), row);
        if (confirmed !== null) return confirmed;
      }
      if (relayer === null) throw new AppError('RELAY_UNAVAILABLE');
      const call = {
        kind: 'extinguish',
        seriesKey,
        extinguishNonce,
        signatureA: a.signature,
        signatureB: b.signature,
      } as const;
      const errorName = await relayer.refusal(call);
      if (errorName !== null) {
        // The nonce had not moved in the last block, so a pending transaction moves it, perhaps an earlier relay of this request.
        const isPending = errorName === 'NONCE_MOVED' && hardship.extinguishNonce === extinguishNonce;
        if (isPending) throw new AppError('RELAY_PENDING');
        return { kind: 'REFUSED', errorName };
      }
      const { blockNumber } = await relayer.relay(call);
      const confirmed = outcomeOf(await events.inBlock(extinguished, blockNumber), row);
      if (confirmed === null) throw new AppError('RELAY_PENDING'); // a reorganisation removed its block
      return confirmed;
    },

    async write(tx, id, outcome, actor) {
      const row = await lockRow(tx, id);
      if (outcome.kind === 'REFUSED') {
        if (!isRelayable(row)) return; // the index has stored a later state
        const { errorName } = outcome;
        await tx.extinguishmentRequest.update({
          where: { id },
          data: { state: 'RELAY_REFUSED', relayError: errorName },
        });
        return;
      }
      const { txHash, at } = outcome;
      await tx.extinguishmentRequest.update({
        where: { id },
        data: { state: 'RELAYED', relayTx: txHash, relayedAt: at, relayError: null },
      });
      const action = 'extinguishment.relay';
      const auditLine = { target: id, action, codes: { path: ['relayTx'], equals: txHash } };
      if (await tx.auditEntry.findFirst({ where: auditLine, select: { id: true } })) return;
      const codes = {
        signerA: row.attestorKeyA,
        signerB: row.attestorKeyB,
        nonce: row.extinguishNonce.toString(),
        digest: row.signatures[0]?.digest ?? null,
        relayTx: txHash,
      };
      await audit(tx, { actor, action, target: id, codes });
    },
  };
}
