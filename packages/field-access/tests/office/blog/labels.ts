import { createAccessModel, type LabelDefinitions, subject } from 'field-access';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { TABLES } from '../generated/tables.ts';

/** The viewer of a request: an author, the moderator, or nobody. */
export interface Viewer {
  readonly authorId: number | null;
  readonly isModerator: boolean;
}

/** The sources of relation loaders. */
export interface Sources {
  readonly db: PrismaClient;
  readonly viewer: Viewer;
}

const isAuthor = ({ authorId }: Viewer) => authorId !== null;

const LABELS = {
  author: {
    sentence: 'The author of the row.',
    possible: isAuthor,
    by: { author: { own: ({ authorId }) => authorId } },
  },
  reader: {
    sentence: 'An author who has read the post of the row.',
    possible: isAuthor,
    by: {
      post: {
        load: async ({ db, viewer }, posts) => {
          const rows = await db.reading.findMany({
            where: { authorId: viewer.authorId ?? 0, postId: { in: [...posts] } },
          });
          return { keys: new Set(rows.map(({ postId }) => postId)) };
        },
        where: ({ authorId }) => ({ reads: { some: { authorId } } }),
      },
    },
  },
  commenter: {
    sentence: 'The author of the comment that the row is about.',
    possible: isAuthor,
    by: {
      comment: {
        load: async ({ db, viewer }, comments) => {
          const rows = await db.comment.findMany({
            where: { authorId: viewer.authorId ?? 0, id: { in: [...comments] } },
          });
          return { keys: new Set(rows.map(({ id }) => id)) };
        },
        where: ({ authorId }) => ({ authorId }),
      },
    },
  },
  moderator: { sentence: 'The moderator of the blog.', role: ({ isModerator }) => isModerator },
} as const satisfies LabelDefinitions<string, Viewer, Sources>;

export type Label = keyof typeof LABELS | 'public' | 'operators';

export const model = createAccessModel({
  labels: LABELS as LabelDefinitions<keyof typeof LABELS, Viewer, Sources>,
  kinds: { post: { model: 'Post', type: 'Post' }, comment: { model: 'Comment', type: 'Comment' } },
  tables: TABLES,
});

export const byAuthor = subject('author');
export const byPost = subject('post');
export const byComment = subject('comment');
