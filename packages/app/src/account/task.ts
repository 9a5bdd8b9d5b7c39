import { GatewayError } from '@income-series/client/gateway';
import { useState } from 'react';
import { sayRefusal } from '../session/session.ts';
import type { FieldProblem } from '../ui/index.ts';

/** The problems of a failed action, by field. @param fields the ids of fields, by the name of the argument that each is sent as */
function problemsOf(error: unknown, fields: Readonly<Record<string, string>>): readonly FieldProblem[] {
  const argument = error instanceof GatewayError ? error.argument?.at(-1) : undefined;
  return [{ field: argument === undefined ? undefined : fields[argument], message: sayRefusal(error) }];
}

export interface Task {
  readonly problems: readonly FieldProblem[];
  readonly isBusy: boolean;
  /** The sentence of the problem of a field; undefined if it has none. */
  readonly errorOf: (field: string) => string | undefined;
  readonly show: (problems: readonly FieldProblem[]) => void;
  /** Runs work, and shows what failed. A second run is ignored while one is running. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** Work that a person starts, with its problems for the summary and beside the fields. */
export function useTask(fields: Readonly<Record<string, string>> = {}): Task {
  const [problems, show] = useState<readonly FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    show([]);
    await work().catch((error: unknown) => show(problemsOf(error, fields)));
    setBusy(false);
  };
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return { problems, isBusy, errorOf, show, run };
}
