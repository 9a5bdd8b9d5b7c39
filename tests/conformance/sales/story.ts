import type { Sent } from '../../contracts/support/world.ts';

/** An event of either chain. */
export interface SaleEvent {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export const evmEvents = ({ events }: Sent): SaleEvent[] => events.map(({ name, args }) => ({ name, fields: args }));

/** The events of these names in order, as text that is the same on both chains: a wallet is its place among the traders. */
export function storyOf(
  events: readonly SaleEvent[],
  names: ReadonlySet<string>,
  wallets: readonly string[],
): readonly string[] {
  const places = new Map(wallets.map((wallet, place) => [wallet.toLowerCase(), `trader ${place}`]));
  const textOf = (value: unknown): string => places.get(String(value).toLowerCase()) ?? String(value);
  return events
    .filter(({ name }) => names.has(name))
    .map(({ name, fields }) => {
      const { seriesKey: _, ...others } = fields;
      const parts = Object.entries(others).map(([field, value]) => `${field}: ${textOf(value)}`);
      return [name, ...parts.sort()].join(', ');
    });
}
