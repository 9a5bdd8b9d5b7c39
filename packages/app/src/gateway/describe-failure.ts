import { GatewayError } from '@income-series/client/requests';

/** The sentence for an error, and what to do about it. */
export function describeFailure(error: Error): {
  readonly text: string;
  readonly mend: string | null;
  readonly code: string | null;
} {
  if (error instanceof GatewayError) {
    const { errorName } = error.detail;
    const code = typeof errorName === 'string' ? errorName : error.code;
    return { text: error.message || (error.meaning ?? 'The gateway refused.'), mend: error.mend, code };
  }
  return { text: error.message, mend: null, code: null };
}
