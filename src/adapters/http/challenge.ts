/** The header of an answer that says how a caller authenticates; each 401 must have it (RFC 9110, section 15.5.2). */
export const challengeOf = (status: number): Record<string, string> =>
  status === 401 ? { 'www-authenticate': 'Bearer' } : {};
