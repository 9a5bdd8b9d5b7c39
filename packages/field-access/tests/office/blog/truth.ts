import type { Row } from 'field-access';
import type { RowLink, SchemaTruth, TableRows, TypeTruth } from 'field-access/testing';
import type { Label, Viewer } from './labels.ts';

const author = (authorId: number): Viewer => ({ authorId, isModerator: false });

/** The people of the blog. */
export const PEOPLE = {
  nobody: { authorId: null, isModerator: false },
  amara: author(1),
  bela: author(2),
  cem: author(10),
  moderator: { authorId: null, isModerator: true },
} as const satisfies Readonly<Record<string, Viewer>>;

export type Reader = keyof typeof PEOPLE;
export const READERS = Object.keys(PEOPLE) as readonly Reader[];

const isModerator = (reader: Reader) => reader === 'moderator';
const isBy = (reader: Reader, authorId: unknown) => PEOPLE[reader].authorId === authorId;
const hasRead = (reader: Reader, postId: unknown, { readings = [] }: TableRows) =>
  readings.some((reading) => reading.post_id === postId && isBy(reader, reading.author_id));

const labels = (holds: Partial<Record<Label, boolean>>): Label[] =>
  (Object.keys(holds) as Label[]).filter((label) => holds[label]);

/** A type whose rows are seen by the moderator, and by those who hold a label on the row. */
const seen = (table: string, key: string, labelsOf: TypeTruth<Reader, Label>['labels']): TypeTruth<Reader, Label> => ({
  table,
  key,
  labels: labelsOf,
  visible: (reader, row, tables) => isModerator(reader) || labelsOf(reader, row, tables).length > 0,
});

const isPublished = ({ published }: Row) => published === true;
const ofPost = seen('posts', 'id', (reader, row, tables) =>
  labels({ author: isBy(reader, row.author_id), reader: hasRead(reader, row.id, tables) }),
);

const ofFlag = seen('flags', 'id', (reader, row, { comments = [] }) =>
  labels({
    commenter: comments.some(({ id, author_id }) => String(id) === String(row.comment_id) && isBy(reader, author_id)),
  }),
);

const all: RowLink<Reader> = ({ rows }) => rows;
const of =
  (column: string, key: string): RowLink<Reader> =>
  ({ parent, rows }) =>
    rows.filter((row) => String(row[column]) === String(parent?.[key]));

/** The rows that an argument of the field names. */
const named =
  (column: string): RowLink<Reader> =>
  ({ rows, args }) =>
    rows.filter((row) => args.includes(`"${row[column]}"`));

/** Who reads what in the blog, concluded from its rows. */
export const truth: SchemaTruth<Reader, Label> = {
  types: {
    Author: {
      table: 'authors',
      key: 'id',
      labels: (reader, row) => labels({ author: isBy(reader, row.id) }),
      visible: () => true,
    },
    Post: {
      ...ofPost,
      public: isPublished,
      visible: (reader, row, tables) => isPublished(row) || ofPost.visible(reader, row, tables),
    },
    Comment: seen('comments', 'id', (reader, row, tables) =>
      labels({ author: isBy(reader, row.author_id), reader: hasRead(reader, row.post_id, tables) }),
    ),
    File: seen('files', 'hash', (reader, row, tables) => labels({ reader: hasRead(reader, row.post_id, tables) })),
    Flag: ofFlag,
    EarlyNotice: ofFlag,
    LateNotice: ofFlag,
    Tag: { table: 'tags', key: 'id', labels: () => [], visible: () => true },
    Reading: seen('readings', 'author_id', (reader, row) => labels({ author: isBy(reader, row.author_id) })),
  },
  links: {
    'Query.authors': all,
    'Query.posts': all,
    'Query.comments': all,
    'Query.flags': all,
    'Query.readings': all,
    'Query.post': ({ rows, args }) => rows.filter((row) => args.includes(`number: ${row.id})`)),
    'Query.tags': all,
    'Query.notice': named('id'),
    'Query.latest': named('reason'),
    'Author.posts': of('author_id', 'id'),
    'Post.author': of('id', 'author_id'),
    'Post.comments': of('post_id', 'id'),
    'Post.tags': ({ parent, rows, tables: { '"_PostToTag"': pairs = [] } }) =>
      rows.filter(({ id }) => pairs.some(({ A, B }) => A === parent?.id && B === id)),
    'Tag.posts': ({ parent, rows, tables: { '"_PostToTag"': pairs = [] } }) =>
      rows.filter(({ id }) => pairs.some(({ A, B }) => A === id && B === parent?.id)),
    'EarlyNotice.comment': of('id', 'comment_id'),
    'LateNotice.comment': of('id', 'comment_id'),
    'Post.cover': of('hash', 'cover_hash'),
    'Post.reads': of('post_id', 'id'),
    'Comment.post': of('id', 'post_id'),
    'Comment.flags': of('comment_id', 'id'),
    'Reading.post': of('id', 'post_id'),
  },
  roles: (reader) => (isModerator(reader) ? ['public', 'moderator'] : ['public']),
  nameOf: (row: Row, key) => {
    if (key === 'hash') return Buffer.from(row.hash as Uint8Array).toString('base64');
    return 'seconds' in row ? JSON.stringify([String(row.author_id), String(row.post_id)]) : String(row[key]);
  },
  kindOf: ({ published }) => String(published),
};
