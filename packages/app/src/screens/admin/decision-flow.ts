import { keyed } from '@income-series/client/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useReader } from '../../gateway/session.ts';
import {
  DecideApplicationDocument,
  PreviewApplicationDecisionDocument,
  RevokeApplicationDocument,
} from '../../generated/documents/admin.ts';
import type { ApplicationReasonCode, PreviewApplicationDecisionMutation } from '../../generated/operations.ts';
import type { ReviewedApplication } from './reviewed-application.ts';

/** A decision that an admin considers. */
export type ConsideredDecision =
  | { readonly decision: 'APPROVE'; readonly reasonCode: null }
  | { readonly decision: 'REJECT' | 'REVOKE'; readonly reasonCode: ApplicationReasonCode };

export type DecisionPreview = Extract<
  PreviewApplicationDecisionMutation['previewApplicationDecision'],
  { __typename: 'PreviewApplicationDecisionPayload' }
>;

/** Where a decision is. `preview` is null for a revocation, which the gateway does not preview. */
type DecisionStep =
  | { readonly name: 'closed' }
  | { readonly name: 'waiting' }
  | { readonly name: 'preview'; readonly considered: ConsideredDecision; readonly preview: DecisionPreview | null }
  | { readonly name: 'chain' }
  | { readonly name: 'done'; readonly considered: ConsideredDecision }
  | { readonly name: 'failed'; readonly error: Error };

export interface DecisionFlow {
  readonly step: DecisionStep;
  /** Asks the gateway what a decision would do. It changes nothing. */
  preview(considered: ConsideredDecision): Promise<void>;
  /** Makes the decision that was previewed, and goes on to the chain. */
  decide(): Promise<void>;
  /** Goes on with a decision that was made before. */
  sendOnly(): void;
  /** Closes the flow, and reads the page again. */
  close(): void;
}

/** The decision on an application, from its preview to the wallet's transaction. */
export function useDecisionFlow({ id, version, persona }: ReviewedApplication): DecisionFlow {
  const [step, setStep] = useState<DecisionStep>({ name: 'closed' });
  const { gateway } = useReader();
  const client = useQueryClient();
  const attempt = async (work: () => Promise<DecisionStep>) => {
    setStep({ name: 'waiting' });
    await work()
      .then(setStep)
      .catch((error: unknown) =>
        setStep({ name: 'failed', error: error instanceof Error ? error : new Error('The decision failed.') }),
      );
  };
  const nextStep = (considered: ConsideredDecision): DecisionStep =>
    considered.decision === 'REJECT' || persona === 'ATTESTOR' ? { name: 'done', considered } : { name: 'chain' };

  async function sendDecision(considered: ConsideredDecision, preview: DecisionPreview | null): Promise<void> {
    if (preview === null) {
      const { reasonCode } = considered;
      if (reasonCode === null) throw new Error('A revocation has a reason.');
      await gateway.act(RevokeApplicationDocument, keyed({ id, version, reasonCode }));
      return;
    }
    const decision = considered.decision === 'APPROVE' ? 'APPROVE' : 'REJECT';
    const { confirmation, version: previewed } = preview;
    const input = { id, decision, reasonCode: considered.reasonCode, version: previewed, confirmation } as const;
    await gateway.act(DecideApplicationDocument, keyed(input));
  }

  return {
    step,
    preview: (considered) =>
      attempt(async () => {
        const { decision, reasonCode } = considered;
        if (decision === 'REVOKE') return { name: 'preview', considered, preview: null };
        const preview = await gateway.act(PreviewApplicationDecisionDocument, { id, decision, reasonCode });
        return { name: 'preview', considered, preview };
      }),
    decide: async () => {
      if (step.name !== 'preview') return;
      const { considered, preview } = step;
      await attempt(async () => {
        await sendDecision(considered, preview);
        await client.invalidateQueries();
        return nextStep(considered);
      });
    },
    sendOnly: () => setStep({ name: 'chain' }),
    close: () => {
      setStep({ name: 'closed' });
      void client.invalidateQueries();
    },
  };
}
