import { expect, it } from 'vitest';
import { mixesScripts } from './script-mix.ts';

it.each([
  'Ada Lovelace',
  'José 2 😀!',
  'Иван Петров',
  'Ωμέγα',
  'علی\u200cرضا',
  'ශ්\u200dරී',
  '山田たろう カナ',
  '王小明 ㄅ',
  '金 김철수',
  '李 Peter',
  'ᎣᏏᏲ',
  '42',
  '',
])('of scripts that are written together: %s', (name) => expect(mixesScripts(name)).toBe(false));

it.each([
  '\u0410da', // Cyrillic, then Latin
  'Ada L\u03BFvelace', // a Greek letter
  'Иван P',
  'たろう 김', // Japanese writes no Hangul, Korean no Kana
  'たろう ㄅ',
  'Ada علی',
])('of scripts that are not: %s', (name) => expect(mixesScripts(name)).toBe(true));
