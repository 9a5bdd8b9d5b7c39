import { TOOL } from './command.tsx';
import type { AttestorTask, AttestorTaskKind } from './open-work.ts';

/** What a kind of work is, and what it needs. */
interface KindWords {
  readonly name: string;
  readonly needs: string;
  /** A sentence about the values that the attestor puts into the command. */
  readonly values?: string;
}

export const KIND_WORDS: Readonly<Record<AttestorTaskKind, KindWords>> = {
  report: {
    name: 'Report',
    needs: 'Read the figure and the documents, then sign the report or close the case.',
    values: 'Reasons to close it: DOCUMENTS_INSUFFICIENT, FIGURE_MISMATCH, CONFLICT_OF_INTEREST, OTHER.',
  },
  trueup: {
    name: 'Review of a year',
    needs: 'Compare the year’s payments with its documents, then sign the adjustment or close the case.',
    values: 'The adjustment is in base units of the payment token, with its sign; the time is your attestation’s.',
  },
  fx: {
    name: 'Rate',
    needs: 'State and sign the rate of the quarter’s end. Any attestor may, and the first rate on the chain is final.',
    values: 'The rate is in base units of the payment token for one minor unit of the currency.',
  },
  pause: {
    name: 'Pause',
    needs: 'Read the reason, then sign until when the series pauses, or refuse.',
    values:
      'Codes to sign with: INCOME_LOSS, ILLNESS, CARE, DISASTER. Codes to refuse with: EVIDENCE_INSUFFICIENT, EVIDENCE_UNREADABLE, NOT_HARDSHIP, CONFLICT_OF_INTEREST.',
  },
  extinguish: {
    name: 'Extinguishment',
    needs: 'Read the evidence, then sign. Two attestors sign, and nothing that has accrued is owed after it.',
  },
  amend: { name: 'Amendment', needs: 'Review the new terms and the new cap, then sign.' },
};

interface ToolCommand {
  readonly label: string;
  readonly command: string;
}

/** The commands of a piece of work, in the order in which an attestor runs them. */
export function commandsOf({ kind, id }: AttestorTask): readonly ToolCommand[] {
  const run = (label: string, command: string) => ({ label, command: `${TOOL} ${command}` });
  switch (kind) {
    case 'report':
      return [
        run('Open the figure', `decrypt opening ${id} --out opening.json`),
        run('Open a document, the first here', `decrypt document ${id} --index 0 --out ./`),
        run('Sign the report', `sign report ${id}`),
        run('Or close the case', `close report ${id} --reason DOCUMENTS_INSUFFICIENT`),
      ];
    case 'trueup':
      return [
        run('Open a document, the first here', `decrypt annual-document ${id} --index 0 --out ./`),
        run('Sign the adjustment', `sign trueup ${id} --adjustment=AMOUNT --at TIME`),
        run('Or close the case', `close trueup ${id} --reason DOCUMENTS_INSUFFICIENT`),
      ];
    case 'fx':
      return [
        run('Read which rates may be signed', `show fx ${id}`),
        run('Sign the rate', `sign fx ${id} --rate RATE`),
      ];
    case 'pause':
      return [
        run('Open the reason', `decrypt hardship ${id} --out reason.json`),
        run('Sign the pause', `sign pause ${id} --until TIME --code INCOME_LOSS`),
        run('Or refuse it', `refuse ${id} --code EVIDENCE_INSUFFICIENT`),
      ];
    case 'extinguish':
      return [
        run('Open the evidence', `decrypt evidence ${id} --out evidence.json`),
        run('Sign the extinguishment', `sign extinguish ${id}`),
      ];
    case 'amend':
      return [
        run('Read the new terms, which the service logs', `show amend ${id} --terms`),
        run('Sign the amendment', `sign amend ${id}`),
      ];
  }
}
