export * from './domain.ts';
export * from './known-answers.ts';
export * from './messages.ts';
export * from './signature.ts';
export * from './signed.ts';
