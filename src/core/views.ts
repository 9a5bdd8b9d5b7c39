/** The names of views that prisma/schema.prisma has as models. They are made by migrations and have no rows of their own. */
export const VIEWS: ReadonlySet<string> = new Set(['issuer_tasks']);
