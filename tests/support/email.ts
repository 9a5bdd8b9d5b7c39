import { createEmailCodes } from '../../src/core/email-code.ts';

/** The key of every gateway and worker in these tests. */
export const EMAIL_CODE_KEY = new Uint8Array(32).fill(4);

export const testEmailCodes = createEmailCodes(EMAIL_CODE_KEY);

/** When the addresses of the populated database were confirmed. */
const CONFIRMED_AT = new Date('2025-01-02T12:00:00.000Z');

/** An address and that it is confirmed, as columns of a new account. */
export const confirmed = (email: string) => ({ email, emailConfirmedAt: CONFIRMED_AT });
