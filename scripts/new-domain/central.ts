import type { Names } from './names.ts';

// What a new noun adds to the two files that name every noun.

/** The Prisma model that they are of, at the end of prisma/schema.prisma. */
export const prismaModel = ({ type, table }: Names): string => `
model ${type} {
  id        String   @id @default(uuid(7)) @db.Uuid
  accountId String   @map("account_id") @db.Uuid
  /// OPEN, CLOSED
  state     String
  openedAt  DateTime @map("opened_at") @db.Timestamptz(3)

  @@index([accountId, openedAt, id])
  @@map("${table}")
}
`;

/** src/modules.ts with the noun's module at the end of its list. @throws where the file has no such list */
export function withModule(source: string, { folder, many }: Names): string {
  const entry = `import { ${many}Module } from './domains/${folder}/module.ts';\n`;
  const imports = source.split(/(?<=;\n)/);
  const path = (line: string) => /'(.+)';\n$/.exec(line)?.[1] ?? '';
  const at = imports.findIndex((line) => path(line) > path(entry) || !line.startsWith('import'));
  const list = /(export const modules: readonly Module\[\] = \[\n(?: {2}\w+,\n)*)\];/;
  if (at < 0 || !list.test(source)) throw new Error('src/modules.ts has no list of modules to add to');
  return [...imports.slice(0, at), entry, ...imports.slice(at)].join('').replace(list, `$1  ${many}Module,\n];`);
}
