import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import {
  accessPlugin,
  declareByKind,
  isIn,
  RELAY_ACCESS,
  RESPONSE_ONLY,
  type RequestAccess,
  subjectColumnsPlugin,
} from 'field-access';
import { createLists, NODE_QUERY, type ReadContext } from 'field-access/lists';
import type PrismaTypes from '../generated/pothos-types.ts';
import { getDatamodel } from '../generated/pothos-types.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { byAuthor, byComment, byPost, type Label, model, type Sources, type Viewer } from './labels.ts';

interface Context extends ReadContext {
  readonly db: PrismaClient;
  readonly access: RequestAccess<Viewer, Sources>;
}

interface BlogTypes {
  PrismaTypes: PrismaTypes;
  Context: Context;
  Access: { Label: Label; Viewer: Viewer };
  Scalars: { DateTime: { Input: Date; Output: Date } };
  DefaultEdgesNullability: { list: false; items: false };
}

const builder = new SchemaBuilder<BlogTypes>({
  plugins: [accessPlugin, RelayPlugin, PrismaPlugin, subjectColumnsPlugin],
  prisma: { client: ({ db }) => db, dmmf: getDatamodel() },
  access: { model, declared: { 'Node.id': RESPONSE_ONLY } },
  relay: {
    ...RELAY_ACCESS,
    nodeQueryOptions: NODE_QUERY,
  },
});

const { keyset, relatedKeyset, row } = createLists<BlogTypes>();

builder.scalarType('DateTime', {
  serialize: (value) => value.toISOString(),
  parseValue: (value) => new Date(String(value)),
});

const plain = (storedIn: string, ...readers: Label[]) =>
  ({ storedIn, class: 'plain', readers, deletion: 'with the author' }) as const;

builder.prismaNode('Author', {
  id: { field: 'id', access: plain('authors.id', 'public') },
  select: {},
  access: { subjects: { author: byAuthor('id') } },
  fields: (t) => ({
    name: t.exposeString('name', { nullable: false, access: plain('authors.name', 'public') }),
    email: t.exposeString('email', { access: plain('authors.email', 'author', 'moderator') }),
    posts: relatedKeyset(t, 'posts', {
      access: 'traverse',
      order: { title: { by: 'title' }, published: { by: 'published' } },
    }),
  }),
});

const OF_POST = ['public', 'author', 'reader', 'moderator'] as const;
builder.prismaNode('Post', {
  id: { field: 'id', access: plain('posts.id', ...OF_POST) },
  select: {},
  access: {
    subjects: { author: byAuthor('authorId'), reader: byPost('id') },
    publicWhen: isIn('published', [true]),
    seenBy: OF_POST,
  },
  fields: (t) => ({
    number: t.exposeInt('id', { nullable: false, access: plain('posts.id', ...OF_POST) }),
    title: t.exposeString('title', { nullable: false, access: plain('posts.title', ...OF_POST) }),
    published: t.exposeBoolean('published', { nullable: false, access: plain('posts.published', ...OF_POST) }),
    // A draft is its author's, though others had read it before.
    content: t.exposeString('content', {
      access: declareByKind(model, 'published', {
        true: plain('posts.content', ...OF_POST),
        false: plain('posts.content', 'author'),
      }),
    }),
    author: t.relation('author', { access: 'traverse' }),
    comments: relatedKeyset(t, 'comments', {
      access: plain('comments.post_id', 'author', 'reader', 'moderator'),
      nullable: true,
      order: { by: 'text' },
    }),
    tags: t.relation('tags', { access: 'traverse', nullable: false, query: { orderBy: { id: 'asc' } } }),
    cover: t.relation('cover', { access: 'traverse', nullable: true }),
    reads: relatedKeyset(t, 'reads', {
      access: plain('readings.post_id', 'author', 'moderator'),
      nullable: true,
      order: { by: 'seconds' },
    }),
  }),
});

const OF_COMMENT = ['author', 'reader', 'moderator'] as const;
builder.prismaNode('Comment', {
  id: { field: 'id', access: plain('comments.id', ...OF_COMMENT) },
  select: {},
  access: { subjects: { author: byAuthor('authorId'), reader: byPost('postId') }, seenBy: OF_COMMENT },
  fields: (t) => ({
    text: t.exposeString('text', { nullable: false, access: plain('comments.text', ...OF_COMMENT) }),
    post: t.relation('post', { access: 'traverse', nullable: true }),
    flags: relatedKeyset(t, 'flags', {
      access: plain('flags.comment_id', 'author', 'moderator'),
      nullable: true,
      order: { by: 'reason' },
    }),
  }),
});

builder.prismaNode('File', {
  id: { field: 'hash', access: plain('files.hash', 'reader', 'moderator') },
  select: {},
  access: { subjects: { reader: byPost('postId') }, seenBy: ['reader', 'moderator'] },
  fields: (t) => ({
    name: t.exposeString('name', { nullable: false, access: plain('files.name', 'reader', 'moderator') }),
  }),
});

builder.prismaNode('Flag', {
  id: { field: 'id', access: plain('flags.id', 'commenter', 'moderator') },
  select: {},
  access: { subjects: { commenter: byComment('commentId') }, seenBy: ['commenter', 'moderator'] },
  fields: (t) => ({
    reason: t.exposeString('reason', { nullable: false, access: plain('flags.reason', 'commenter', 'moderator') }),
  }),
});

builder.prismaNode('Tag', {
  id: { field: 'id', access: plain('tags.id', 'public') },
  select: {},
  fields: (t) => ({
    name: t.exposeString('id', { nullable: false, access: plain('tags.id', 'public') }),
    posts: relatedKeyset(t, 'posts', { access: plain('_PostToTag.A', 'public'), order: { by: 'title' } }),
  }),
});

// A flag as one of two types, by the comment that it is about.
const NOTICE = { subjects: { commenter: byComment('commentId') }, seenBy: ['commenter', 'moderator'] } as const;
const BY_COMMENT = { commentId: true } as const;
const Notice = builder.prismaInterface('Flag', {
  variant: 'Notice',
  select: BY_COMMENT,
  access: NOTICE,
  resolveType: ({ commentId }) => (commentId < 2 ** 53 ? 'EarlyNotice' : 'LateNotice'),
  fields: (t) => ({
    reason: t.exposeString('reason', { nullable: false, access: plain('flags.reason', 'commenter', 'moderator') }),
    comment: t.relation('comment', { access: 'traverse', nullable: true }),
  }),
});
for (const variant of ['EarlyNotice', 'LateNotice'] as const)
  builder.prismaObject('Flag', { variant, select: BY_COMMENT, access: NOTICE, interfaces: [Notice] });

builder.prismaNode('Reading', {
  id: { field: 'authorId_postId', access: plain('readings.author_id', 'author', 'moderator') },
  select: {},
  access: { subjects: { author: byAuthor('authorId') }, seenBy: ['author', 'moderator'] },
  fields: (t) => ({
    seconds: t.exposeInt('seconds', { nullable: false, access: plain('readings.seconds', 'author', 'moderator') }),
    post: t.relation('post', { access: 'traverse', nullable: true }),
  }),
});

builder.queryType({
  fields: (t) => ({
    authors: keyset(t, { type: 'Author', access: 'traverse', order: { by: 'name' } }),
    posts: keyset(t, { type: 'Post', access: 'traverse', order: { by: 'title' }, filter: { published: 'Boolean' } }),
    comments: keyset(t, { type: 'Comment', access: 'traverse', order: { by: 'text' } }),
    flags: keyset(t, { type: 'Flag', access: 'traverse', order: { by: 'reason' } }),
    readings: keyset(t, { type: 'Reading', access: 'traverse', order: { by: 'seconds' } }),
    tags: keyset(t, { type: 'Tag', access: 'traverse', order: { by: 'name' } }),
    /** A row of either type, by a resolver of the schema's own. */
    notice: t.prismaField({
      type: Notice,
      nullable: true,
      access: 'traverse',
      args: { id: t.arg.string({ required: true }) },
      resolve: (query, _root, { id }, { db }) => db.flag.findUnique({ ...query, where: { id } }),
    }),
    latest: row(t, {
      type: 'Flag',
      variant: Notice,
      access: 'traverse',
      mayBeAbsent: true,
      args: { reason: t.arg.string({ required: true }) },
      where: ({ reason }) => ({ reason }),
    }),
    post: row(t, {
      type: 'Post',
      access: 'traverse',
      args: { number: t.arg.int({ required: true }) },
      where: ({ number }) => ({ id: number }),
    }),
  }),
});

export const schema = builder.toSchema();
