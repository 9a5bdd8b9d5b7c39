import { afterAll, beforeAll } from 'vitest';
import { startTestGateway, type TestGateway } from '../support/gateway.ts';
import { POPULATION, type Population, personas } from '../support/populate.ts';

/** A gateway with known rows, and the token of an issuer. */
export interface Served {
  readonly gateway: TestGateway;
  readonly population: Population;
  readonly token: string;
}

/** Of this file, from before its tests to after them. */
export function servedGateway(): () => Served {
  let served: Served;
  beforeAll(async () => {
    const gateway = await startTestGateway({ populated: true });
    const population = POPULATION;
    served = { gateway, population, token: await gateway.signIn(personas.issuerA.wallet) };
  });
  afterAll(() => served?.gateway.close());
  return () => served;
}
