import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TITLE_CHARACTERS, readSeriesTitle } from './series-title.ts';

const titleOf = (text: string): string | null => {
  const reading = readSeriesTitle(text);
  return 'title' in reading ? reading.title : null;
};

const TITLES = [
  'Bakery Lindenhof 2027 to 2029',
  'Bäckerei “Lindenhof” & Söhne – 5 % (€), Nr. 7/2',
  'L’Étoile · Café+Bar',
  'ʻOkina',
  'Bánh mì Việt Nam',
  'Пекарня «Хлеб»',
  'Αρτοποιείο',
  'Հայերեն և հաց',
  'מאפייה "לחם"',
  'مخبز ٢٠٢٧',
  'बेकरी हिन्दी',
  'ร้านทำขนม',
  'ກຳ ໜອງ',
  '株式会社パン屋 ABC',
  '東京、ベーカリー',
  '二〇二七年',
  'ㄅㄆㄇ 漢字 ABC',
  '빵집 韓國 ABC 2027',
];

describe('a title', () => {
  it.each(TITLES)('may be %s', (title) => {
    expect(readSeriesTitle(title)).toEqual({ title });
  });

  it.each([
    ['a combining letter', 'Cafe\u0301', 'Café'],
    ['spaces around it', '  Bakery ', 'Bakery'],
    ['a line’s end behind it', 'Bakery\r\n', 'Bakery'],
    ['Hangul of parts', '\u1107\u1161\u11bc', '\ubc29'],
  ])('is stored in one form: %s', (_, text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it.each([
    ['nothing', '', '1 to 60 characters'],
    ['spaces', ' \u00a0 ', '1 to 60 characters'],
    ['61 letters', 'a'.repeat(61), '1 to 60 characters'],
    ['61 characters beyond the first plane', '\u{20000}'.repeat(61), '1 to 60 characters'],
    ['two spaces', 'two  spaces', 'single spaces'],
    ['punctuation alone', '— !', 'a letter or a digit'],
    ['a mark without a letter', '\u0301a', 'every mark on a letter, with at most 4 of them'],
    ['a mark on a space', 'a \u0301', 'every mark on a letter, with at most 4 of them'],
    ['five marks on a letter', `q${'\u0323'.repeat(5)}`, 'every mark on a letter, with at most 4 of them'],
    ['a fullwidth letter', '\uff21BC', 'letters and digits in their plain form'],
    ['a halfwidth letter', '\uff76', 'letters and digits in their plain form'],
    ['a mathematical letter', '\u{1d401}akery', 'letters and digits in their plain form'],
    ['a circled digit', '\u2460', 'letters and digits in their plain form'],
    ['a ligature', '\ufb01rm', 'letters and digits in their plain form'],
    ['a superscript digit', 'm\u00b2', 'letters and digits in their plain form'],
  ])('is none of %s', (_, text, expected) => {
    expect(readSeriesTitle(text)).toEqual({ expected });
  });

  it.each([
    ['a control character', 0x07],
    ['a tabulator', 0x09],
    ['a line feed', 0x0a],
    ['a soft hyphen', 0xad],
    ['a no-break space', 0xa0],
    ['an ideographic space', 0x3000],
    ['a combining grapheme joiner', 0x034f],
    ['a Hangul filler', 0x115f],
    ['another Hangul filler', 0x3164],
    ['a zero width space', 0x200b],
    ['a zero width joiner', 0x200d],
    ['a right-to-left mark', 0x200f],
    ['a line separator', 0x2028],
    ['a paragraph separator', 0x2029],
    ['a right-to-left override', 0x202e],
    ['a right-to-left isolate', 0x2067],
    ['an enclosing mark', 0x20dd],
    ['a tick', 0x2713],
    ['a tick as an emoji', 0x2705],
    ['a blank of Braille', 0x2800],
    ['a lone surrogate', 0xd800],
    ['a private character', 0xe000],
    ['a variation selector', 0xfe0f],
    ['a byte order mark', 0xfeff],
    ['a noncharacter', 0xffff],
    ['an unassigned character', 0xe0fff],
    ['a tag', 0xe0041],
  ])('contains no %s', (_, code) => {
    expect(readSeriesTitle(`a${String.fromCodePoint(code)}b`)).toEqual({
      expected: 'letters, digits, punctuation, currency signs and spaces, none of them invisible',
    });
  });

  it.each([
    ['Latin and Cyrillic', 'P\u0430ypal'],
    ['Latin and Greek', 'Bakery \u0391'],
    ['Latin and a digit of Bengali', 'Bakery \u09e6'],
    ['Cyrillic and Greek', '\u0430\u03b1'],
    ['Japanese and Korean', 'ひらがな 한글'],
    ['Bopomofo and Japanese', 'ㄅㄆ ひら'],
    ['Cyrillic and Han', '\u0430漢'],
  ])('has no letters of %s', (_, text) => {
    expect(readSeriesTitle(text)).toEqual({
      expected: 'letters of one script, or of Latin with Chinese, Japanese or Korean ones',
    });
  });
});

/** Texts of likely and unlikely characters, long enough to pass the limit now and then. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 70 }),
  fc.string({ unit: 'grapheme', maxLength: 70 }),
  fc.string({ unit: fc.constantFrom(...'abé \u0301\u0430漢かㄅ한9-\u200b\u202e\ud800'), maxLength: 70 }),
  fc.tuple(fc.constantFrom(...TITLES), fc.string({ unit: 'binary', maxLength: 3 })).map((parts) => parts.join('')),
);
const titles = anyText.map(titleOf).filter((title) => title !== null);

describe('every title', () => {
  it('has the form of a title, and is read as it is', () => {
    fc.assert(
      fc.property(titles, (title) => {
        expect(titleOf(title)).toBe(title);
        expect(title.normalize('NFC')).toBe(title);
        expect([...title].length).toBeLessThanOrEqual(MAX_TITLE_CHARACTERS);
        expect(title).toMatch(/^\S(?:.*\S)?$/u);
        expect(title).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]| {2}|^\p{M}/u);
      }),
    );
  });

  it('is none any more with a character of another script or an invisible one in it', () => {
    const strange = fc.constantFrom('\u0416', '\u03a9', '\u05d0', '\u200b', '\u202e', '\u0000', '\ue000', '\u{1d400}');
    const latin = fc.string({ unit: fc.constantFrom(...'abcéß 19-'), minLength: 1, maxLength: 30 });
    const places = fc.tuple(latin, strange, latin).map((parts) => `x${parts.join('')}y`);
    fc.assert(fc.property(places, (text) => titleOf(text) === null));
  });

  it('has letters of scripts that are mixed somewhere', () => {
    const scripts = ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Han', 'Hiragana', 'Hangul', 'Bopomofo'];
    const together = ['Han Hangul Latin', 'Han Hiragana Latin', 'Bopomofo Han Latin'].map((text) => text.split(' '));
    fc.assert(
      fc.property(titles, (title) => {
        const own = scripts.filter((script) => new RegExp(`(?=\\p{L})\\p{Script=${script}}`, 'u').test(title));
        expect(own.length < 2 || together.some((set) => own.every((script) => set.includes(script)))).toBe(true);
      }),
    );
  });
});
