import { randomUUID } from 'node:crypto';
import type { ATTESTOR_REASONS, DecisionCode } from '@income-series/protocol/decisions';
import { type GatewayClient, type MutationPayload, retryMutation } from '../client.ts';
import { createCancellation } from '../exit.ts';
import {
  CloseAnnualCaseDocument,
  type CloseAnnualCaseMutation,
  CloseTier3CaseDocument,
  type CloseTier3CaseMutation,
  DecideHardshipDocument,
  type DecideHardshipMutation,
} from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

/**
 * Asks for confirmation, sends a decision to the gateway, and reports the resulting state, unless the record is not visible any
 * more.
 */
async function sendDecision(
  tool: Tool,
  action: string,
  id: string,
  send: (gateway: GatewayClient) => Promise<string | null>,
): Promise<CommandAnswer> {
  const { globals, terminal, signal } = tool;
  const { gateway } = await tool.signedIn();
  if (globals.dryRun) return { json: { id, done: false }, text: `Would ${action}.` };
  if (!globals.yes && !(await terminal.confirm(`Really ${action}?`))) throw createCancellation();
  const state = await retryMutation(() => send(gateway), signal);
  return { json: { id, done: true, state }, text: state === null ? 'Done.' : `Done; the service says ${state}.` };
}

/** Refuses a hardship request. Nothing is signed. */
export function refuse(tool: Tool, id: string, { code }: { readonly code: DecisionCode }): Promise<CommandAnswer> {
  const input = { idempotencyKey: randomUUID(), id: parseRowId(id), decision: 'REFUSE', decisionCode: code } as const;
  return sendDecision(tool, `refuse the hardship request ${id}`, id, async (gateway) => {
    const { decideHardship } = await gateway.ask(DecideHardshipDocument, { input });
    const payload = decideHardship as MutationPayload<DecideHardshipMutation['decideHardship']>;
    return payload.hardshipRequest?.state ?? null;
  });
}

export interface CloseOptions {
  readonly reason: (typeof ATTESTOR_REASONS)[number];
}

/** Closes a case of a report or an annual case without a signature. */
export function close(tool: Tool, kind: 'report' | 'trueup', idText: string, { reason }: CloseOptions) {
  const input = { idempotencyKey: randomUUID(), id: parseRowId(idText), reason };
  return sendDecision(tool, `close the case ${idText}`, idText, async (gateway) => {
    if (kind === 'report') {
      const { closeTier3Case } = await gateway.ask(CloseTier3CaseDocument, { input });
      return (closeTier3Case as MutationPayload<CloseTier3CaseMutation['closeTier3Case']>).tier3Case?.state ?? null;
    }
    const { closeAnnualCase } = await gateway.ask(CloseAnnualCaseDocument, { input });
    return (closeAnnualCase as MutationPayload<CloseAnnualCaseMutation['closeAnnualCase']>).annualCase?.state ?? null;
  });
}
