// Abuse of the variables: of each place of each argument.
import { getNamedType, getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql';
import { inputValue, type Operation, type Place, placesOf, withValue } from './operations.ts';
import { BODY_SIZES, fill, listed, type Material, post, type Sender, type Try } from './try.ts';

/** Stands for a raw text of JSON, which replaces it. */
const RAW = '@raw@';

/** A list of items as JSON of about a size. */
const list = (item: (i: number) => string, size: number): string => `[${listed(item, size)}]`;

const nest = (open: string, inner: string, close: string, size: number): string => {
  const depth = Math.max(1, Math.floor(size / (open.length + close.length)));
  return `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
};

/** Members of an object as JSON of about a size, the object's own before them. */
const members = (own: unknown, member: (i: number) => string, size: number): string => {
  const more = listed(member, size);
  const before = typeof own === 'object' && own !== null && !Array.isArray(own) ? JSON.stringify(own).slice(1, -1) : '';
  return `{${before}${before === '' ? '' : ','}${more}}`;
};

/** Texts that take a careless pattern, a normalization or a conversion long; `#` marks those that end with a bad character. */
const TEXTS: Readonly<Record<string, (size: number, valid: string) => string>> = {
  'one letter and a bad end': (size) => `${fill('a', size)}!`,
  'spaces and a letter': (size) => `a${fill(' ', size)}a`,
  'line breaks': (size) => `a${fill('\n', size / 2)}a`,
  'carriage returns and tabs': (size) => `a${fill('\r\n\t', size / 2)}a`,
  dots: (size) => `a@${fill('.', size)}`,
  'labels and dots': (size) => `a@${fill('a.', size)}`,
  'dots before an at sign': (size) => `${fill('a.', size)}@a`,
  'at signs': (size) => fill('@', size),
  hyphens: (size) => `a${fill('-', size)}.a!`,
  digits: (size) => fill('9', size),
  'digits and a bad end': (size) => `${fill('9', size)}x`,
  'a minus and digits': (size) => `-${fill('7', size)}`,
  zeros: (size) => `0${fill('0', size)}`,
  'hex digits': (size) => `0x${fill('ab', size)}`,
  'hex digits and a bad end': (size) => `0x${fill('ab', size)}g`,
  'base58 ones': (size) => fill('1', size),
  'base58 letters': (size) => fill('zZ', size),
  'base64 letters': (size) => fill('QUJD', size),
  'base64 and a bad end': (size) => `${fill('QUJD', size)}=!`,
  'base64 of brackets': (size) => Buffer.from(fill('[', (size * 3) / 4)).toString('base64'),
  'combining marks': (size) => `e${fill('\u0301', size)}`,
  'combining marks of mixed classes': (size) => `e${fill('\u0301\u0316\u031b', size)}`,
  'letters to decompose': (size) => fill('\ufdfa', size),
  'emoji joiners': (size) => fill('👩\u200d', size),
  'regional indicators': (size) => fill('🇵', size),
  'right-to-left marks': (size) => fill('\u202e', size),
  'lone surrogates': (size) => fill('\ud800', size / 2),
  nulls: (size) => fill('\u0000', size / 6),
  'wide letters': (size) => fill('Ａ', size),
  'case that grows': (size) => fill('İŉ', size),
  colons: (size) => `evm${fill(':', size)}`,
  percents: (size) => `https://${fill('%41', size)}`,
  brackets: (size) => fill('[', size),
  braces: (size) => fill('{"a":', size),
  'quotation marks': (size) => fill('"', size / 2),
  backslashes: (size) => fill('\\', size / 2),
  'commas and semicolons': (size) => fill(';,', size),
  'a valid value again and again': (size, valid) => fill(valid || 'a', size),
  'a valid value and spaces': (size, valid) => `${valid}${fill(' ', size)}`,
  'a valid value after zeros': (size, valid) => `${fill('0', size)}${valid}`,
};

/** Numbers as JSON that take a conversion long. */
const NUMBERS: Readonly<Record<string, (size: number) => string>> = {
  'a number of many digits': (size) => fill('9', size),
  'a number beyond all doubles': (size) => `1e${fill('9', size)}`,
  'a number of many decimals': (size) => `0.${fill('3', size)}`,
};

/** Values as JSON by the kind of abuse, for every place. `own` is the place's valid value. */
const VALUES: Readonly<Record<string, (size: number, own: unknown, place: Place) => string | null>> = {
  'unknown members of an input': (size, own, { type }) =>
    isInputObjectType(getNullableType(type)) ? members(own, (i) => `"x${i}":0`, size) : null,
  'unknown members with near names': (size, own, { type }) => {
    const known = getNullableType(type);
    const [name = 'x'] = isInputObjectType(known) ? Object.keys(known.getFields()) : [];
    return isInputObjectType(known) ? members(own, (i) => `"${name}${i}":0`, size) : null;
  },
  'an unknown member of a long name': (size, own, { type }) =>
    isInputObjectType(getNullableType(type)) ? members(own, () => `"${fill('a', size)}":0`, 3) : null,
  'a deep unknown member': (size, own, { type }) =>
    isInputObjectType(getNullableType(type)) ? members(own, () => `"x":${nest('{"x":', '0', '}', size)}`, 3) : null,
  'a repeated member': (size, own, { type }) =>
    isInputObjectType(getNullableType(type)) ? members(own, () => '"a":0', size) : null,
  'a member named __proto__': (size, own, { type }) =>
    isInputObjectType(getNullableType(type))
      ? members(own, () => `"__proto__":${nest('{"__proto__":', '0', '}', size)}`, 3)
      : null,
  'an object of many members': (size) => members({}, (i) => `"x${i}":0`, size),
  'a deep object': (size) => nest('{"x":', '0', '}', size),
  'deep lists': (size) => nest('[', '0', ']', size),
  'a list of empty objects': (size) => list(() => '{}', size),
  'a list of empty lists': (size) => list(() => '[]', size),
  'a list of nulls': (size) => list(() => 'null', size),
  'a list of numbers': (size) => list((i) => `${i % 10}`, size),
  'a list of short texts': (size) => list((i) => `"a${i}"`, size),
  'a list of valid values': (size, own, { type }) =>
    isListType(getNullableType(type)) && Array.isArray(own)
      ? list(() => JSON.stringify(own[0] ?? null), size)
      : list(() => JSON.stringify(own ?? null), size),
};

/** The scalars whose texts each place checks by itself. A parser reads all places of the others, so one place of each is enough. */
const CHECKED_BY_PLACE: ReadonlySet<string> = new Set(['String', 'ID', 'Envelope', 'Backup', 'Hex', 'Base64']);
const PLACES_OF_PARSER = 2;

/** The class of a place: the same code reads all places of a class. */
const classOf = ({ type }: Place): string => {
  const named = getNamedType(type);
  if (isListType(getNullableType(type))) return 'a list';
  if (isInputObjectType(named)) return 'an input';
  return isEnumType(named) ? 'an enum' : named.name;
};

/** A body whose variables have a raw text at a place. */
function bodyWith(operation: Operation, place: Place, raw: string, nonce: string): string {
  const variables = withValue(operation.variables(true), place.path, RAW);
  const body = JSON.stringify({ query: operation.text, variables, operationName: null, extensions: { nonce } });
  return body.replace(`"${RAW}"`, () => raw);
}

const senderOf = ({ root }: Operation, n: number): Sender =>
  root === 'mutation'
    ? ((['issuer', 'admin', 'holder', 'nobody'] as const)[n % 4] ?? 'issuer')
    : ((['nobody', 'admin', 'holder'] as const)[n % 3] ?? 'nobody');

export function inputTries(material: Material): Try[] {
  const tries: Try[] = [];
  const parsers = new Map<string, number>();
  for (const operation of material.operations) {
    for (const place of placesOf(operation)) {
      const named = getNamedType(place.type);
      const name = place.path.at(-1) ?? '';
      const own = () => inputValue(place.type, name, material.values, true);
      const at = `${operation.root} ${operation.field.name}(${place.path.join('.')}: ${place.type})`;
      const push = (kind: string, raw: (size: number) => string, sizes: readonly number[] = BODY_SIZES) => {
        const sender = senderOf(operation, tries.length);
        const request = (size: number, nonce: string) =>
          post(material, sender, bodyWith(operation, place, raw(size), nonce));
        const names = {
          kind: `${kind} for ${classOf(place)}`,
          family: `${kind.split(' of ')[0]} for ${classOf(place)}`,
        };
        tries.push({ ...names, place: at, sender, sizes, request });
      };
      for (const [kind, raw] of Object.entries(VALUES))
        if (raw(1, own(), place) !== null) push(kind, (size) => raw(size, own(), place) ?? '');
      if (isInputObjectType(named)) continue;
      for (const [kind, raw] of Object.entries(NUMBERS)) push(kind, raw, [30_000, 1_500_000]);
      const seen = parsers.get(classOf(place)) ?? 0;
      parsers.set(classOf(place), seen + 1);
      if (seen >= PLACES_OF_PARSER && !CHECKED_BY_PLACE.has(named.name)) continue;
      for (const [kind, text] of Object.entries(TEXTS))
        push(`a text of ${kind}`, (size) => JSON.stringify(text(size, String(own() ?? ''))));
    }
  }
  return tries;
}
