import { AppError, argumentOf } from '@income-series/protocol/errors/app-error';
import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { EnumRef } from '@pothos/core';
import { RESPONSE_ONLY } from 'field-access';
import { errorHelp } from '../core/errors/error-help.ts';
import type { GatewayBuilder } from './create-builder.ts';
import type { Types } from './schema-types.ts';

const nonNullResponse = { nullable: false, access: RESPONSE_ONLY } as const;

const codeValues = Object.fromEntries(
  Object.entries(ERRORS).map(([code, { message, mend }]) => [code, { description: `${message} ${mend}` }]),
) as Readonly<Record<ErrorCode, { readonly description: string }>>;

/** Registers the types of refusals. Returns their interface, for types of refusals with more fields, and the enum of codes. */
export function registerErrorTypes(builder: GatewayBuilder) {
  const Code = builder.enumType('ErrorCode', {
    description: 'The kind of an error, for programs. A code never changes its meaning and is never reused.',
    values: codeValues,
  });
  const ErrorInterface = builder.interfaceRef<AppError>('Error').implement({
    description:
      'A refusal of a mutation, which wrote nothing: `... on Error { code message path expected mend }` reads every one.',
    fields: (t) => ({
      code: t.field({
        ...nonNullResponse,
        type: Code,
        description: 'The code, for programs.',
        resolve: ({ code }) => code,
      }),
      message: t.exposeString('message', {
        ...nonNullResponse,
        description:
          'The reason in words, for people. It is made of constants: it carries no value of the request or of any row.',
      }),
      path: t.stringList({
        access: RESPONSE_ONLY,
        description:
          'The path to the faulty argument, from the mutation’s arguments down; null if no single argument is at ' +
          'fault.',
        resolve: (error) => argumentOf(error, []),
      }),
      meaning: t.string({
        ...nonNullResponse,
        description:
          'The meaning of the code. `message` may be more exact, for example by naming the rule or the state.',
        resolve: ({ code }) => errorHelp(code).meaning,
      }),
      mend: t.string({
        ...nonNullResponse,
        description: 'The step that a client can take about the code.',
        resolve: ({ code }) => errorHelp(code).mend,
      }),
      link: t.string({
        ...nonNullResponse,
        description: 'Path of the code’s entry in the page of errors that this service serves.',
        resolve: ({ code }) => errorHelp(code).link,
      }),
      expected: t.string({
        access: RESPONSE_ONLY,
        description: 'The form that the faulty argument must have; null if `code` already says what is wrong.',
        resolve: ({ expected }) => expected ?? null,
      }),
    }),
  });
  builder.objectType(AppError, {
    name: 'Refusal',
    interfaces: [ErrorInterface],
    description: 'A refusal that has nothing besides its code and message.',
  });
  builder.objectType(InputError, {
    name: 'InputRefusal',
    interfaces: [ErrorInterface],
    description: 'The refusal of an argument that does not have the form in `expected`.',
  });
  // The cast: rows store codes as text.
  return { ErrorInterface, ErrorCode: Code as never as EnumRef<Types, string, ErrorCode> };
}
