// The title that an issuer gives a series. It is shown beside the key and identifies nothing, so two series can have the same title.
// The rules keep out what a reader cannot see or takes for another character. They follow UTS #39 at its level "highly
// restrictive". Whole-script look-alikes pass, because a look-alike deceives no more than the same title again.
import { mixesScripts } from './script-mix.ts';

/** The most characters of a title, as Unicode code points. */
export const MAX_TITLE_CHARACTERS = 60;

/** The longest run of marks on one letter (UTS #39, section 5.4). */
const MAX_MARKS = 4;

/** Letters, marks, numbers, punctuation and currency signs. Symbols are left out, because a tick looks like a verification. */
const CHARACTERS = /^[\p{L}\p{Mn}\p{Mc}\p{N}\p{P}\p{Sc}+ ]+$/u;
/** Characters that show nothing, such as fillers and variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** A mark without a letter or number before it, or too many marks. */
const LOOSE_MARK = new RegExp(`(?:^|[^\\p{L}\\p{N}\\p{M}])\\p{M}|\\p{M}{${MAX_MARKS + 1}}`, 'u');
/** Letters of Armenian, Thai and Lao in everyday use, which NFKC splits in two. */
const SPLIT_BY_NFKC = /[\u0587\u0e33\u0eb3\u0edc\u0edd]/gu;

/** True if no letter or number is a styled form of another one, such as a fullwidth, circled or mathematical letter. */
function isPlain(title: string): boolean {
  const characters = title.replace(SPLIT_BY_NFKC, '').match(/[\p{L}\p{N}]/gu) ?? [];
  return characters.every((character) => character.normalize('NFKC') === character);
}

/** The form that a title must have, in words, and whether it has that form. */
type TitleRule = readonly [expected: string, holds: (title: string) => boolean];

const RULES: readonly TitleRule[] = [
  [`1 to ${MAX_TITLE_CHARACTERS} characters`, (title) => title !== '' && [...title].length <= MAX_TITLE_CHARACTERS],
  [
    'letters, digits, punctuation, currency signs and spaces, none of them invisible',
    (title) => CHARACTERS.test(title) && !INVISIBLE.test(title),
  ],
  ['letters and digits in their plain form', isPlain],
  [`every mark on a letter, with at most ${MAX_MARKS} of them`, (title) => !LOOSE_MARK.test(title)],
  ['single spaces', (title) => !title.includes('  ')],
  ['a letter or a digit', (title) => /[\p{L}\p{N}]/u.test(title)],
  ['letters of one script, or of Latin with Chinese, Japanese or Korean ones', (title) => !mixesScripts(title)],
];

/** A title in its stored form, or the form that the text lacks. */
export type TitleReading = { readonly title: string } | { readonly expected: string };

/** Reads a title: without spaces around it, in NFC. */
export function readSeriesTitle(text: string): TitleReading {
  const title = text.normalize('NFC').trim();
  const broken = RULES.find(([, holds]) => !holds(title));
  return broken === undefined ? { title } : { expected: broken[0] };
}
