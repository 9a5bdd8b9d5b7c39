/** The kind under which the feed and the notifications know an event, because the Solana program creates a raise by an event of its own. */
export const eventKind = (name: string): string => (name === 'RaiseCreated' ? 'SeriesCreated' : name);
