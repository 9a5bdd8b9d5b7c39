import { describe, expect, it } from 'vitest';
import { chainName, groupByRole, peopleToCompare, withRole } from '../../src/pages/site/people.ts';
import { sayRights } from '../../src/pages/site/viewer.ts';

const SOLANA = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
const person = (name: string, role: string, chain = 'evm:10143') => ({
  ...{ name, role, chain },
  wallet: `wallet of ${name} on ${chain}`,
  token: `${name} ${chain}`,
});
const PEOPLE = [
  person('issuer', 'issuer'),
  person('ada', 'holder'),
  person('ben', 'holder'),
  person('outsider', 'refused applicant'),
  person('cleo', 'verified backer'),
  person('admin', 'admin'),
  person('finn', 'backer, no longer verified'),
  person('issuer', 'issuer', SOLANA),
  person('ada', 'holder', SOLANA),
];

describe('people of a demo', () => {
  it('are grouped by role, each once with all wallets', () => {
    const groups = groupByRole(PEOPLE).map(({ role, people }) => [
      role,
      people.map(({ name, wallets }) => [name, wallets.map(({ chain }) => chain)]),
    ]);
    expect(groups).toEqual([
      ['issuer', [['issuer', ['evm:10143', SOLANA]]]],
      [
        'holder',
        [
          ['ada', ['evm:10143', SOLANA]],
          ['ben', ['evm:10143']],
        ],
      ],
      ['refused applicant', [['outsider', ['evm:10143']]]],
      ['verified backer', [['cleo', ['evm:10143']]]],
      ['admin', [['admin', ['evm:10143']]]],
      ['backer, no longer verified', [['finn', ['evm:10143']]]],
    ]);
  });

  it('are compared as an issuer, two holders, a backer and an admin at first', () => {
    expect(peopleToCompare(PEOPLE).map(({ token }) => token)).toEqual(
      ['issuer', 'ada', 'ben', 'cleo', 'admin'].map((name) => `${name} evm:10143`),
    );
    expect(peopleToCompare([])).toEqual([]);
  });

  it('are named with their role where that says more, and their chain in short', () => {
    expect([withRole(person('issuer', 'issuer')), withRole(person('ada', 'holder'))]).toEqual([
      'issuer',
      'ada, holder',
    ]);
    expect([chainName('evm:10143'), chainName(SOLANA)]).toEqual(['evm:10143', 'solana:EtWT…']);
  });
});

it.each([
  [['public'], 'You read what everybody reads.'],
  [['public', 'owner'], 'You read what everybody reads, and more as owner.'],
  [['public', 'owner', 'admin'], 'You read what everybody reads, and more as owner and admin.'],
])('a viewer with the labels %j is answered: %s', (labels, sentence) => {
  expect(sayRights({ labels: new Set(labels), ownTypes: new Set() })).toBe(sentence);
});
