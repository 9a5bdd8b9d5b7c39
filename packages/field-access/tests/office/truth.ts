import type { Row } from 'field-access';
import type { RowLink, SchemaTruth, TableRows, TypeTruth } from 'field-access/testing';
import type { Label, Viewer } from './labels.ts';

const employee = (firm: string, employeeId: string, isPartner = false): Viewer => ({
  firm,
  employeeId,
  isPartner,
  isSupervisor: false,
});

/** The people of the office. Somebody of one firm has the keys of somebody of the other. */
export const PEOPLE = {
  nobody: { firm: null, employeeId: null, isPartner: false, isSupervisor: false },
  abiola: employee('north', 'e1', true),
  bruno: employee('north', 'e2'),
  chiara: employee('north', 'e3'),
  dana: employee('north', 'e4'),
  emre: employee('south', 'e1', true),
  farid: employee('south', 'e2'),
  greta: employee('south', 'e3'),
  supervisor: { firm: null, employeeId: null, isPartner: false, isSupervisor: true },
} as const satisfies Readonly<Record<string, Viewer>>;

export type Reader = keyof typeof PEOPLE;
export const READERS = Object.keys(PEOPLE) as readonly Reader[];

const isOfFirm = (reader: Reader, { firm }: Row) => PEOPLE[reader].firm !== null && PEOPLE[reader].firm === firm;
const is = (reader: Reader, row: Row, id: unknown) =>
  isOfFirm(reader, row) && id !== null && PEOPLE[reader].employeeId === id;
const isMember = (reader: Reader, row: Row, number: unknown, { members = [] }: TableRows) =>
  members.some((each) => each.firm === row.firm && each.matter_number === number && is(reader, each, each.employee_id));
const isPartner = (reader: Reader, row: Row) => isOfFirm(reader, row) && PEOPLE[reader].isPartner;
const isClosed = ({ stage }: Row) => stage === 'closed';
const isSupervisor = (reader: Reader) => reader === 'supervisor';

const labels = (holds: Partial<Record<Label, boolean>>): Label[] =>
  (Object.keys(holds) as Label[]).filter((label) => holds[label]);

const ofMatter: TypeTruth<Reader, Label>['labels'] = (reader, row, tables) =>
  labels({
    lead: is(reader, row, row.lead_id) || is(reader, row, row.deputy_id),
    member: isMember(reader, row, row.number, tables),
    partner: isPartner(reader, row),
  });

const ofBrief: TypeTruth<Reader, Label>['labels'] = (reader, row, tables) =>
  labels({
    self: is(reader, row, row.author_id),
    member: isMember(reader, row, row.matter_number, tables),
    partner: isPartner(reader, row),
  });

const seesMatter: TypeTruth<Reader, Label>['visible'] = (reader, row, tables) =>
  isClosed(row) || isSupervisor(reader) || ofMatter(reader, row, tables).length > 0;

const all: RowLink<Reader> = ({ rows }) => rows;
const namedMatter: RowLink<Reader> = ({ rows, args }) => {
  const [firm, number] = [...args.matchAll(/"([^"]+)"/g)].map(([, text]) => text);
  return rows.filter((row) => row.firm === firm && row.number === number);
};

const leadOf: RowLink<Reader> = ({ parent, rows }) =>
  rows.filter((row) => row.firm === parent?.firm && row.id === parent?.lead_id);

const matterOf: RowLink<Reader> = ({ parent, rows }) =>
  rows.filter((row) => row.firm === parent?.firm && row.number === parent?.matter_number);

/** Who reads what in the office, concluded from its rows. */
export const truth: SchemaTruth<Reader, Label> = {
  types: {
    Employee: {
      table: 'employees',
      key: 'id',
      labels: (reader, row) =>
        labels({ self: is(reader, row, row.id), colleague: isOfFirm(reader, row), partner: isPartner(reader, row) }),
      visible: (reader, row) => isSupervisor(reader) || isOfFirm(reader, row),
    },
    Matter: {
      table: 'matters',
      key: 'number',
      labels: ofMatter,
      public: isClosed,
      visible: seesMatter,
    },
    // A row of one of these types is none of the other.
    OpenMatter: {
      table: 'matters',
      key: 'number',
      labels: ofMatter,
      visible: (reader, row, tables) => !isClosed(row) && seesMatter(reader, row, tables),
    },
    ClosedMatter: {
      table: 'matters',
      key: 'number',
      labels: ofMatter,
      public: isClosed,
      visible: (reader, row, tables) => isClosed(row) && seesMatter(reader, row, tables),
    },
    Brief: {
      table: 'briefs',
      key: 'id',
      labels: ofBrief,
      visible: (reader, row, tables) => ofBrief(reader, row, tables).length > 0,
    },
    Rate: {
      table: 'rates',
      key: 'grade',
      labels: (reader, row) => labels({ colleague: isOfFirm(reader, row), partner: isPartner(reader, row) }),
      visible: (reader, row) => isSupervisor(reader) || isOfFirm(reader, row),
    },
  },
  links: {
    'Query.employees': all,
    'Query.matters': all,
    'Query.briefs': all,
    'Query.matter': namedMatter,
    'Query.unchecked': namedMatter,
    'Query.uncheckedBriefs': all,
    'Query.uncheckedClosed': all,
    'Query.checkedClosed': all,
    'Matter.briefs': ({ parent, rows }) =>
      rows.filter((row) => row.firm === parent?.firm && row.matter_number === parent?.number),
    'Employee.briefs': ({ parent, rows }) =>
      rows.filter((row) => row.firm === parent?.firm && row.author_id === parent?.id),
    'Matter.deputyBriefs': ({ parent, rows }) =>
      rows.filter((row) => row.firm === parent?.firm && row.author_id === parent?.deputy_id),
    'OpenMatter.lead': leadOf,
    'ClosedMatter.lead': leadOf,
    'Brief.matter': matterOf,
    'Brief.closedMatter': matterOf,
  },
  roles: (reader) => (isSupervisor(reader) ? ['public', 'supervisor'] : ['public']),
  nameOf: (row, key) => (key === 'id' && 'matter_number' in row ? String(row.id) : `${row.firm}/${row[key]}`),
  scopeOf: ({ firm }) => String(firm),
};
