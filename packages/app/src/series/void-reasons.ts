import type { WindowFragment } from '../generated/operations.ts';

/** The reasons why a window is void, as the end of a sentence. */
export const VOID_REASONS: Readonly<Record<NonNullable<WindowFragment['voidReason']>, string>> = {
  EXTINGUISHMENT_REQUESTED: 'the issuer asked for an extinguishment',
  SERIES_OVER: 'the series ended',
  TERMS_CHANGED: 'the terms changed',
  TIMEOUT: 'no price was found in time',
};
