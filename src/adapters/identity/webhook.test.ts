import { AppError } from '@income-series/protocol/errors/app-error';
import { describe, expect, it } from 'vitest';
import { createWebhookParser, SIGNATURE_HEADER, TIMESTAMP_HEADER, webhookSignature } from './webhook.ts';

const SECRET = new Uint8Array(32).fill(5);
const NOW_S = 1_800_000_000;
const parse = createWebhookParser(SECRET, { now: () => new Date(NOW_S * 1000) });
const GOOD = JSON.stringify({ checkId: 'c', status: 'PASSED' });

/** The refusal's code and message for a body signed at a time; null where it is parsed. */
function refusalOf(body: string, { at = NOW_S, secret = SECRET } = {}): readonly string[] | null {
  const bytes = new TextEncoder().encode(body);
  const headers = { [TIMESTAMP_HEADER]: `${at}`, [SIGNATURE_HEADER]: webhookSignature(secret, `${at}`, bytes) };
  try {
    parse(bytes, headers);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, error.message];
  }
}

describe('a webhook that is refused', () => {
  it('is parsed within the tolerance', () => expect(refusalOf(GOOD, { at: NOW_S - 300 })).toBeNull());

  it.each([
    [
      'another signature',
      () => refusalOf(GOOD, { secret: new Uint8Array(32) }),
      'The webhook is not signed by the provider.',
    ],
    [
      'a wrong signature, whatever the time',
      () => refusalOf(GOOD, { secret: new Uint8Array(32), at: 1 }),
      'The webhook is not signed by the provider.',
    ],
    [
      'another time',
      () => refusalOf(GOOD, { at: NOW_S - 301 }),
      'The webhook is signed, and its time differs from the service’s clock by more than 300 seconds.',
    ],
    ['another body', () => refusalOf('{"checkId":"c"}'), 'The webhook is signed, and its body has another form.'],
    ['a body that is no JSON', () => refusalOf('x'), 'The webhook is signed, and its body has another form.'],
  ])('names its cause: %s', (_, refused, message) => expect(refused()).toEqual(['WEBHOOK_INVALID', message]));
});
