import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { InputFieldMap, InputFieldRef, InputRef, InputShapeFromFields } from '@pothos/core';
import type { Caller } from '../../../core/caller.ts';
import type { Tx } from '../../../core/tx.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext, Services } from '../../../graphql/context.ts';
import { BUILD } from '../../../graphql/cost.ts';
import { type InputFields, type MutationCall, mutation } from '../../../graphql/mutation.ts';
import type { KeyedInput } from '../../operations/index.ts';
import type { ContractCall } from '../model/index.ts';
import { requireSendable, type SendableOptions, SimulationFailed } from '../sendable.ts';
import type { PreparedCall } from '../service.ts';
import { BuiltTransaction } from './built.ts';
import { keepForAnswer } from './call-bytes.ts';
import { step } from './step.ts';

export const TransactionPayload = builder
  .objectRef<{ readonly transactionId: string }>('TransactionPayload')
  .implement({
    description: 'The transaction that a mutation built or changed.',
    fields: (t) => ({
      transaction: t.field({
        type: BuiltTransaction,
        nullable: false,
        access: 'traverse',
        resolve: ({ transactionId }, _, { db }) =>
          db.builtTransaction.findUniqueOrThrow({ where: { id: transactionId } }),
      }),
    }),
  });

/** The name of a mutation that builds a transaction. The name of its input type is derived from it. */
type BuildName = `build${string}`;

interface MutationTexts {
  readonly description: string;
  /** The description of the input type, where its fields do not say enough. */
  readonly inputDescription?: string;
}

interface BuildMutation<Fields extends InputFieldMap> extends MutationTexts {
  /** All fields of the input: `step` or `rowStep`, and the mutation's own. */
  readonly fields: (t: InputFields) => Fields;
  /** Checks the call, encodes and simulates it. */
  readonly build: (request: MutationCall<InputShapeFromFields<Fields>>) => Promise<PreparedCall>;
}

/**
 * Declares a mutation that builds one transaction and stores it. A transaction whose simulation fails is refused, unless the
 * input allows it. On a retry with the same key, bytes that are not stored are built again from the input. After the call's phase
 * they cannot be built any more, and the answer has no bytes.
 */
export function buildMutation<Fields extends InputFieldMap>(
  name: BuildName,
  { fields, inputDescription, description, build: prepare }: BuildMutation<Fields>,
): void {
  type Input = InputShapeFromFields<Fields> & KeyedInput & SendableOptions;
  const build = prepare as (request: MutationCall<Input>) => Promise<PreparedCall>;
  mutation(name, {
    description,
    input: inputType(name, inputDescription, fields) as unknown as InputRef<Input>,
    type: TransactionPayload,
    complexity: BUILD,
    refusals: [SimulationFailed],
    async act(request: MutationCall<Input>) {
      const prepared = await build(request);
      requireSendable(prepared, request.input);
      const { bytes, save } = prepared;
      return { bytes, save: async (tx: Tx) => ({ transactionId: await save(tx) }) };
    },
    async answer({ transactionId }, request, result) {
      const rebuilds = result === null && !(await areBytesStored(request.ctx, transactionId));
      const bytes = rebuilds ? await buildAgain(build(request)) : result?.bytes;
      if (bytes) keepForAnswer(request.ctx, transactionId, bytes);
      return { transactionId };
    },
  });
}

/** Declares the input type of a build mutation: `BuildSwapInput` for `buildSwap`. */
function inputType(name: BuildName, description: string | undefined, fields: (t: InputFields) => InputFieldMap) {
  const typeName = `B${name.slice(1)}Input`;
  return builder.inputType(typeName, { ...(description !== undefined && { description }), fields });
}

/** Waits for the bytes of a call that is built again; undefined once the call's phase is over (`WRONG_STATE`). */
const buildAgain = (call: Promise<PreparedCall>): Promise<PreparedCall['bytes'] | undefined> =>
  call.then(
    ({ bytes }) => bytes,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'WRONG_STATE') return undefined;
      throw error;
    },
  );

/** True if the service stores the bytes of a transaction, and for a transaction without a row, which is not built again. */
async function areBytesStored({ db, services }: GatewayContext, id: string): Promise<boolean> {
  const row = await db.builtTransaction.findUnique({ where: { id }, select: { kind: true } });
  return row === null || services.calls.accessOf(row.kind).class !== 'none';
}

type SeriesCall = Extract<ContractCall, { readonly seriesKey: Bytes32 }>;

/** The arguments of a call besides its series: the fields that the mutation adds to `step`. */
type OwnArguments<Call> = Omit<Call, 'kind' | 'seriesKey'>;

type FieldsOf<Arguments> = {
  // biome-ignore lint/suspicious/noExplicitAny: the schema's types, which say nothing of a field's value
  readonly [Name in keyof Arguments]: InputFieldRef<any, Arguments[Name]>;
};

/** The declaration of one step: its kind of call, its texts, and one field for each argument of the call. */
type Step<Call extends SeriesCall> = Call extends SeriesCall
  ? MutationTexts & { readonly kind: Call['kind'] } & (keyof OwnArguments<Call> extends never
        ? { readonly fields?: undefined }
        : { readonly fields: (t: InputFields) => FieldsOf<OwnArguments<Call>> })
  : never;

/** Checks and builds one call of a noun, for one of the caller's wallets. */
type PrepareStep<Call> = (
  caller: Caller,
  step: { readonly chain: string; readonly wallet: Address; readonly call: Call },
) => Promise<PreparedCall>;

/**
 * Declares a noun's mutations whose input is the call: a series, the wallet that signs, and the call's own arguments under
 * their names. A mutation that checks or converts its input is declared by `buildMutation`.
 */
export function buildSteps<Call extends SeriesCall>(
  prepareOf: (services: Services) => PrepareStep<Call>,
  steps: Readonly<Record<BuildName, Step<Call>>>,
): void {
  for (const [name, { kind, fields, ...texts }] of Object.entries(steps) as [BuildName, Step<Call>][]) {
    buildMutation(name, {
      ...texts,
      fields: (t) => ({ ...step(t), ...(fields?.(t) as InputFieldMap | undefined) }),
      build({ caller, chain, input, services }) {
        const { idempotencyKey: _, chain: __, allowFailing: ___, wallet, ...args } = input as StepInput;
        return prepareOf(services)(caller, { chain, wallet, call: { kind, ...args } as unknown as Call });
      },
    });
  }
}

type StepInput = InputShapeFromFields<ReturnType<typeof step>>;
