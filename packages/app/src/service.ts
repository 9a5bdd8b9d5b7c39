/** The gateway that the app asks, and the address that people sign in to. A host of its own sets both in the page. */
export interface Service {
  readonly url: string;
  readonly site: string;
  /** The page that says who reads which field; undefined if the gateway shows its schema to nobody. */
  readonly dataMap: string | undefined;
  /** The SHA-256 of the circuit's files, which the gateway serves at `/circuit/<hash>`: witness program, proving key, verification key. */
  readonly circuit: readonly string[];
  /** The contracts, or the program, of each chain. The app has transactions signed that call these and nothing else. */
  readonly contracts: ReadonlyMap<string, readonly string[]>;
}

const { url, site, map, circuit = '', contracts = '' } = (document.querySelector('#root') as HTMLElement).dataset;

export const service: Service = {
  url: url || location.origin,
  site: site || location.origin,
  dataMap: map,
  circuit: circuit.split(' '),
  contracts: new Map(
    contracts.split(', ').map((entry) => {
      const [chain = '', ...addresses] = entry.split(' ');
      return [chain, addresses];
    }),
  ),
};
