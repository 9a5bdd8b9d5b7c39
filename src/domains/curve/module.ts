import type { Module } from '../../module.ts';
import { calls } from './calls.ts';

export const curveModule: Module = {
  name: 'curve',
  calls,
};
