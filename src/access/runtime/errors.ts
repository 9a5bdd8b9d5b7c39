import { GraphQLError } from 'graphql';
import type { AccessErrors, AccessModel } from '../model/access-model.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  FORBIDDEN: 'The viewer may not read this.',
  NOT_FOUND: 'There is no such row, or the viewer may not see it.',
  INTERNAL: 'Something went wrong.',
  UNAVAILABLE: 'The relation that decides this cannot be read now.',
};

/** The errors of a schema whose model defines none: GraphQL errors with `extensions.code`. */
const GRAPHQL_ERRORS: AccessErrors = {
  create: (code) => new GraphQLError(GRAPHQL_ERRORS.message(code), { extensions: { code } }),
  message: (code) => MESSAGES[code] ?? code,
  codeOf: () => 'UNAVAILABLE',
};

export const errorsOf = ({ errors }: AccessModel): AccessErrors => errors ?? GRAPHQL_ERRORS;
