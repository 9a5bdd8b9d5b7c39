import { describe, expect, test } from 'vitest';
import { check, exportsOf, problemsOf } from '../../scripts/names-check.ts';

const of = (...files: readonly string[]) => problemsOf(new Map(files.map((code, i) => [`src/${i}.ts`, code])));

describe('the names of exports', () => {
  test.each([
    [
      'two types',
      ['export interface Place {}', 'export type Place = string;'],
      ['src/0.ts, src/1.ts: each exports a type Place'],
    ],
    [
      'a type and a class',
      ['export type Pool = 1;', 'export class Pool {}'],
      ['src/0.ts, src/1.ts: each exports a type Pool'],
    ],
    [
      'a type that is exported apart',
      ['type Place = 1; export type { Place };', 'export type Place = 2;'],
      ['src/0.ts, src/1.ts: each exports a type Place'],
    ],
    ['a participle as a type', ['export type Asked = 1;'], ['src/0.ts: Asked says nothing of what it is']],
    ['one as a function', ['export function known() {}'], ['src/0.ts: known says nothing of what it is']],
    [
      'one as a value among others',
      ['export const { a, b: [found] } = c;'],
      ['src/0.ts: found says nothing of what it is'],
    ],
    [
      'one by another name',
      ['const text = 1; export { text as told };'],
      ['src/0.ts: told says nothing of what it is'],
    ],
  ])('refuse %s', (_, files, problems) => {
    expect(of(...files)).toEqual(problems);
  });

  test.each([
    ['a type that is passed on', ["export type { Place } from './1.ts';", 'export type Place = string;']],
    [
      'a type that is imported and passed on',
      ["import type { Place } from './1.ts'; export type { Place };", 'export type Place = 2;'],
    ],
    ['types of two files that neither exports', ['type Place = 1;', 'type Place = 2;']],
    [
      'a type and its value in one file',
      ["export const Place = ['a'] as const; export type Place = (typeof Place)[number];"],
    ],
    ['functions of one name', ['export function placeOf() {}', 'export function placeOf() {}']],
    ['a name that contains the word', ['export type AskedField = 1; export const keptRows = 1;']],
    ['a local name', ['const found = 1; export const rows = found;']],
    [
      'a module that another one is declared in',
      ["declare module './1.ts' { interface Place {} }", 'export interface Place {}'],
    ],
  ])('let %s be', (_, files) => {
    expect(of(...files)).toEqual([]);
  });

  test('are read from every form of an export', () => {
    const code =
      'export abstract class A {} export enum B {} export const c = 1, [d] = e; export default 1; export * from "./f.ts";';
    expect(exportsOf(code, 'a.ts')).toEqual([
      { name: 'A', type: true },
      { name: 'B', type: true },
      { name: 'c', type: false },
      { name: 'd', type: false },
    ]);
  });

  test('keep the rules in the tree', () => {
    expect(check()).toEqual([]);
  });
});
