import { createReader } from '../../config/reader.ts';
import { origins } from '../../config/values.ts';

/** Checks the CORS origins before the slow start. @throws ConfigError */
export function requireOrigins(text: string | undefined): void {
  const reader = createReader(text ? { CORS_ORIGINS: text } : {});
  reader.optional('CORS_ORIGINS', origins);
  reader.finish(undefined);
}
