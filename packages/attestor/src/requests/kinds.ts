import type { MessageKind } from '@income-series/protocol/signing';
import { Failure } from '../exit.ts';
import { KINDS, type Kind } from '../words.ts';
import { amendWork } from './amend.ts';
import { extinguishWork } from './extinguish.ts';
import { fxWork } from './fx.ts';
import { pauseWork } from './pause.ts';
import { reportWork } from './report.ts';
import type { Work } from './request.ts';
import { trueupWork } from './trueup.ts';

const WORK = {
  report: reportWork,
  fx: fxWork,
  pause: pauseWork,
  extinguish: extinguishWork,
  amend: amendWork,
  trueup: trueupWork,
} as const satisfies Record<Kind, Work<MessageKind>>;

/** The work of a kind of request, by its word on the command line. @throws Failure usage */
export function workOf(word: string): Work<MessageKind> {
  if (!Object.hasOwn(WORK, word)) throw new Failure('usage', 'USAGE', `Kinds are ${KINDS.join(', ')}.`);
  return WORK[word as Kind];
}
