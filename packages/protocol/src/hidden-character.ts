// Joiners and variation selectors show nothing themselves, but names of many scripts need them. Each is accepted only where it
// changes how its neighbours look, because otherwise two different names would look the same.

/** Signs that join letters, of canonical combining class 9 (UnicodeData.txt). */
const VIRAMAS =
  '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u0E3A\\u0EBA\\u0F84\\u1039\\u103A\\u1714' +
  '\\u1715\\u1734\\u17D2\\u1A60\\u1B44\\u1BAA\\u1BAB\\u1BF2\\u1BF3\\u2D7F\\uA806\\uA82C\\uA8C4\\uA953\\uA9C0\\uAAF6\\uABED' +
  '\\u{10A3F}\\u{11046}\\u{11070}\\u{1107F}\\u{110B9}\\u{11133}\\u{11134}\\u{111C0}\\u{11235}\\u{112EA}\\u{1134D}\\u{11442}' +
  '\\u{114C2}\\u{115BF}\\u{1163F}\\u{116B6}\\u{1172B}\\u{11839}\\u{1193D}\\u{1193E}\\u{119E0}\\u{11A34}\\u{11A47}\\u{11A99}' +
  '\\u{11C3F}\\u{11D44}\\u{11D45}\\u{11D97}\\u{113CE}-\\u{113D0}\\u{11F41}\\u{11F42}';

/** A letter of a script whose letters join their neighbours, with its marks; ZWNJ keeps two of them apart (UAX 31, A1). */
const CURSIVE =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mandaic}\\p{Script=Nko}\\p{Script=Mongolian}\\p{Script=Phags_Pa}' +
  '\\p{Script=Manichaean}\\p{Script=Adlam}\\p{Script=Hanifi_Rohingya}]';

/** An emoji of one character, as a part of a joined one (UTS 51, ED-15a). */
const EMOJI = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?';

const MEANT = new RegExp(
  [
    `(?<=[${VIRAMAS}])[\\u200C\\u200D]`, // RFC 5892, A.1 and A.2
    `(?<=\\p{L})\\u200D(?=[${VIRAMAS}])`, // as of Sinhala and Bengali (Unicode, 12.2 and 13.2)
    `(?<=${CURSIVE}\\p{M}*)\\u200C(?=\\p{M}*${CURSIVE})`,
    `(?<=${EMOJI})\\u200D(?=${EMOJI})`,
    '(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
    '(?<=[0-9#*])\\uFE0F(?=\\u20E3)', // keycaps
    '(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,31}\\u{E007F}', // flags of regions
    '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]', // forms of an ideograph
    '(?<=\\p{Script=Mongolian})[\\u180B-\\u180F]',
  ].join('|'),
  'gu',
);

/** Control, format and directional characters, and those that show nothing although they are letters, signs or marks. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/u;

/** Writes the code point of a character, such as `U+200B`. */
const codePointName = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Finds the first character of a text that shows nothing there, and returns its code point; null if all show. */
export function findHiddenCharacter(text: string): string | null {
  const [hidden] = HIDDEN.exec(text.replace(MEANT, '')) ?? [];
  return hidden === undefined ? null : codePointName(hidden);
}

/** Tests that a text has nothing but spaces and characters that show nothing. */
export const isBlank = (text: string): boolean => [...text].every((one) => /\s/u.test(one) || HIDDEN.test(one));

/** The form that a text with half of a surrogate pair lacks, such as a cut emoji; null for other texts. UTF-8 cannot encode a half. */
export function wholePairs(text: string): string | null {
  const [half] = /\p{Surrogate}/u.exec(text) ?? [];
  return half === undefined ? null : `text without ${codePointName(half)}, which is half of a pair`;
}
