import { describe, expect, it } from 'vitest';
import { requireOpen } from './rules.ts';

describe('the rules of loan offers', () => {
  it('let an open one be closed, once', () => {
    expect(() => requireOpen('OPEN')).not.toThrow();
    expect(() => requireOpen('CLOSED')).toThrow(expect.objectContaining({ code: 'RECORD_STATE' }));
  });
});
