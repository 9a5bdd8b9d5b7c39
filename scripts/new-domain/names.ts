/** The spellings of a noun in each place. */
export interface Names {
  /** The folder and the module's name: `loan-offers`. */
  readonly folder: string;
  /** The Prisma model and the GraphQL type: `LoanOffer`. */
  readonly type: string;
  /** The property of one row: `loanOffer`. */
  readonly one: string;
  /** The service: `loanOffers`. */
  readonly many: string;
  /** The query of the viewer's own: `myLoanOffers`. */
  readonly list: string;
  /** The table: `loan_offers`. */
  readonly table: string;
}

const FOLDER = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const TYPE = /^[A-Z][A-Za-z0-9]*$/;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const joined = (folder: string) => folder.split('-').map(capitalized).join('');
const uncapitalized = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const singular = (word: string) =>
  word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.endsWith('s') && !word.endsWith('ss')
      ? word.slice(0, -1)
      : word;

/**
 * The names of a noun. `record` names one of its rows, if that is not the noun without its plural ending.
 * @throws for an invalid name, and for one that is its own singular
 */
export function namesOf(folder: string, record?: string): Names {
  if (!FOLDER.test(folder)) throw new Error(`"${folder}" is no name: write it as loan-offers`);
  const type = record ?? singular(joined(folder));
  if (!TYPE.test(type)) throw new Error(`"${type}" is no name of a record: write it as LoanOffer`);
  const [one, many] = [uncapitalized(type), uncapitalized(joined(folder))];
  if (one === many)
    throw new Error(`"${folder}" is one record's name: write it in the plural, or name the record by --record`);
  return { folder, type, one, many, list: `my${capitalized(many)}`, table: folder.replaceAll('-', '_') };
}

/** The spellings of the names in code and in sentences, always in the same order. */
function spellingsOf({ folder, type, one, many, table }: Names): string[] {
  const [plural, single] = [folder.replaceAll('-', ' '), type.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()];
  const sentences = [plural, single].flatMap((words) => [words, capitalized(words)]);
  return [capitalized(many), type, many, one, folder, table, table.toUpperCase(), ...sentences];
}

/** The noun of the template's files. */
const TEMPLATE = spellingsOf(namesOf('loan-offers'));
/** Longer spellings first, because `LoanOffers` begins with `LoanOffer`. */
const ANY = new RegExp([...TEMPLATE].sort((a, b) => b.length - a.length).join('|'), 'g');

/** A text or path of the template with its noun replaced. */
export function rename(text: string, names: Names): string {
  const spellings = spellingsOf(names);
  return text.replaceAll(ANY, (spelling) => spellings[TEMPLATE.indexOf(spelling)] as string);
}
