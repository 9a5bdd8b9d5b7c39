import { createBuilder } from './create-builder.ts';

/** The gateway's one schema builder. The domains' graphql.ts files register their types on it. */
export const builder = createBuilder();
