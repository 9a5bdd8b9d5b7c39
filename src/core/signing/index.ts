export * from './domain.ts';
export * from './messages.ts';
export * from './signature.ts';
