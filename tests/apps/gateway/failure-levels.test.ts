import { expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { CLUSTER } from '../../support/personas.ts';
import { personas } from '../../support/populate.ts';

const gateway = await forFile(startTestGateway({ populated: true })); // without a node

it('a relation that a chain does not answer is a warning with its code', async () => {
  const token = await gateway.signIn(personas.backerA.wallet);
  const { errors } = await gateway.ask('{ seriesList(first: 100) { nodes { terms { theta } } } }', {}, token);
  expect(errors?.map(({ extensions }) => extensions.code)).toContain('CHAIN_UNAVAILABLE');
  const lines = gateway.logs
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a relation could not be loaded');
  expect(new Set(lines.map(({ code, level }) => `${code} ${level}`))).toEqual(new Set(['CHAIN_UNAVAILABLE warn']));
});

it('rows of a chain that is not served are one warning, with its name, however often they are read', async () => {
  const token = await gateway.signIn(personas.backerA.wallet);
  for (let i = 0; i < 3; i++) {
    const { errors } = await gateway.ask('{ seriesList(first: 100) { nodes { terms { theta } } } }', {}, token);
    expect(errors?.map(({ extensions }) => extensions.code)).toContain('CHAIN_REFUSED'); // it knows series of two chains
  }
  const lines = gateway.logs.map((line) => JSON.parse(line)).filter(({ code }) => code === 'CHAIN_REFUSED');
  expect(lines).toMatchObject([
    {
      level: 'warn',
      code: 'CHAIN_REFUSED',
      chain: CLUSTER,
      msg: 'a request reads rows of a chain that the service does not serve',
    },
  ]);
});
