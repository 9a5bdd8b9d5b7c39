import { describe, expect, it } from 'vitest';
import { readTraceparent } from './tracing.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it.each([
    [`00-${TRACE}-${SPAN}-01`, true],
    [`00-${TRACE}-${SPAN}-00`, false],
    [`00-${TRACE}-${SPAN}-ff`, true],
    [`cc-${TRACE}-${SPAN}-01-what-the-future-holds`, true],
  ])('%s is read', (header, sampled) => {
    expect(readTraceparent(header)).toEqual({ traceId: TRACE, spanId: SPAN, sampled });
  });

  it.each([
    [undefined],
    [''],
    [[`00-${TRACE}-${SPAN}-01`]],
    [`00-${TRACE}-${SPAN}`],
    [`00-${TRACE}-${SPAN}-01-more`],
    [`ff-${TRACE}-${SPAN}-01`],
    [`00-${TRACE.toUpperCase()}-${SPAN}-01`],
    [`00-${'0'.repeat(32)}-${SPAN}-01`],
    [`00-${TRACE}-${'0'.repeat(16)}-01`],
    [`00-${TRACE}-${SPAN}-01\n`],
    [` 00-${TRACE}-${SPAN}-01`],
    [`cc-${TRACE}-${SPAN}-01-${'x'.repeat(600)}`],
  ])('%j is refused', (header) => {
    expect(readTraceparent(header)).toBeUndefined();
  });
});
