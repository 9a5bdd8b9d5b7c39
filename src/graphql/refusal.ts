/** Said in a mutation's `errors` option: it answers a union of its payload and `Refusal` (an `AppError` mapped). */
export const refusable = { directResult: true, dataField: { access: 'traverse' } } as const;
