/** The `errors` option of a mutation: its result is a union of its payload and `Refusal`, which an `AppError` becomes. */
export const refusable = { directResult: true, dataField: { access: 'traverse' } } as const;
