import { describe, expect, it } from 'vitest';
import { type Documented, problemsOfDocs, problemsOfSource } from '../../scripts/contracts/source-rules.ts';

const SIGNATURE = 'pay(uint256)';
const sound: Documented = {
  abi: [
    {
      type: 'function',
      name: 'pay',
      inputs: [{ name: 'amount', type: 'uint256' }],
      outputs: [{ name: '', type: 'bool' }],
    },
    { type: 'error', name: 'LATE', inputs: [] },
  ],
  devdoc: { title: 'T', methods: { [SIGNATURE]: { params: { amount: 'How much.' }, returns: { _0: 'True.' } } } },
  userdoc: { notice: 'N', methods: { [SIGNATURE]: { notice: 'Pays.' } }, errors: { 'LATE()': [{ notice: 'Late.' }] } },
};
const problems = (change: Partial<Documented>, brief = false) =>
  problemsOfDocs('C.sol', { C: { ...sound, ...change } }, { brief, inherited: new Set(), getters: {} });

describe('a source', () => {
  it('has one contract and the one compiler', () => {
    expect(problemsOfSource('C.sol', '// x\npragma solidity 0.8.37;\ncontract C {}')).toEqual([]);
    expect(problemsOfSource('C.sol', '// x\npragma solidity ^0.8.37;\ncontract C {}\nlibrary D {}')).toEqual([
      'C.sol: 2 contracts in a file',
      'C.sol: not pragma solidity 0.8.37;',
    ]);
  });

  it('documents all that its ABI has', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ devdoc: {}, userdoc: {} })).toEqual([
      'C.sol: C has no @title',
      'C.sol: C has no @notice',
      `C.sol: C.${SIGNATURE} has no @notice`,
      `C.sol: C.${SIGNATURE} has no @param amount`,
      `C.sol: C.${SIGNATURE} has no @return 0`,
      'C.sol: C.LATE() has no @notice',
    ]);
    expect(problems({ devdoc: {}, userdoc: { notice: 'N' } }, true)).toEqual(['C.sol: C has no @title']);
  });
});
