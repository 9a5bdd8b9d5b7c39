/** The exit codes of the tool; the help and docs/attestor.md list them. */
export const EXIT = {
  ok: 0,
  /** Anything that has no code of its own. */
  failure: 1,
  /** Ctrl-C, or a question answered with no. */
  cancelled: 2,
  /** The keystore, its password, or the mode of a secret file. */
  keystore: 3,
  /** No session, an expired one, or a sign-in that was refused. */
  signIn: 4,
  /** The signing request of the gateway differs from the expected one. */
  differs: 5,
  /** The service answered, and refused. */
  refused: 6,
  /** The gateway or the node does not answer. */
  network: 7,
  usage: 64,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_MEANINGS: readonly (readonly [ExitCode, string])[] = [
  [EXIT.ok, 'done'],
  [EXIT.failure, 'failed'],
  [EXIT.cancelled, 'cancelled: Ctrl-C, or a question answered with no'],
  [EXIT.keystore, 'the keystore or a password: wrong, weak, or readable by others'],
  [EXIT.signIn, 'not signed in'],
  [EXIT.differs, 'the signing request differs: digest, domain, field, key, series or commitment'],
  [EXIT.refused, 'refused by the service; the message gives the reason, the remedy and a link'],
  [EXIT.network, 'no answer, or one that was too late or too large'],
  [EXIT.usage, 'the command line is wrong'],
];

/** Codes, names and digests of a failure; never a secret, a figure or a signature. */
export type FailureDetail = Readonly<Record<string, unknown>>;

/** The service's help on a code. */
export interface FailureHelp {
  /** The advice. */
  readonly mend?: string | undefined;
  /** The address of the code's entry on the service's page of errors. */
  readonly link?: string | undefined;
}

interface FailureOptions {
  readonly detail?: FailureDetail | undefined;
  readonly help?: FailureHelp;
}

/** The failed end of a command. Its message is for the person at the terminal. */
export class Failure extends Error {
  readonly exitCode: ExitCode;
  readonly code: string;
  readonly detail: FailureDetail | undefined;
  readonly help: FailureHelp;

  constructor(exit: keyof typeof EXIT, code: string, message: string, { detail, help = {} }: FailureOptions = {}) {
    super(message);
    this.name = 'Failure';
    this.exitCode = EXIT[exit];
    this.code = code;
    this.detail = detail;
    this.help = help;
  }
}

/** Formats a failure as text for a person, and as JSON for `--json`. */
export function formatFailure({ exitCode, code, message, detail, help }: Failure) {
  const lines = [message, help.mend, help.link && `See ${help.link}`].filter((line) => line !== undefined);
  const error = { exitCode, code, message, ...help, ...(detail ? { detail } : {}) };
  return { text: lines.join('\n'), json: { error } };
}

export const createCancellation = (): Failure => new Failure('cancelled', 'CANCELLED', 'Cancelled.');
