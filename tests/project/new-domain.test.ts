import { describe, expect, it } from 'vitest';
import { namesOf } from '../../scripts/new-domain/names.ts';
import { filesOf, prismaModel } from '../../scripts/new-domain/template.ts';
import { textsOf } from '../../scripts/new-domain/texts.ts';

const OTHER = 'choose another name, or name the record by --record';

describe('the files of a new noun', () => {
  it.each([
    ['bridge-loans', undefined],
    ['tenders-of-2027', 'Round'],
    ['a', 'B'],
  ])('have nothing of the template’s noun: %s', (folder, record) => {
    const names = namesOf(folder, record);
    const texts = [...Object.entries(filesOf(names)).flat(), prismaModel(names)];
    expect(texts.join('\n')).not.toMatch(/loan.?offer/i);
  });

  it('name the noun as each place spells it', () => {
    const texts = textsOf(namesOf('bridge-loans', 'BridgeLoan'));
    expect(Object.keys(texts)).toEqual([
      'src/domains/bridge-loans/account-end.ts',
      'src/domains/bridge-loans/graphql/index.ts',
      'src/domains/bridge-loans/index.ts',
      'src/domains/bridge-loans/model/index.ts',
      'src/domains/bridge-loans/module.ts',
      'src/domains/bridge-loans/rules.test.ts',
      'src/domains/bridge-loans/rules.ts',
      'src/domains/bridge-loans/service.ts',
      'tests/domains/bridge-loans/bridge-loans.test.ts',
      'tests/support/records/bridge-loans.ts',
      'src/modules.ts',
      'prisma/schema.prisma',
      'scripts/advise/rows.ts',
    ]);
    expect(texts['src/domains/bridge-loans/graphql/index.ts']).toContain('storedIn: `bridge_loans.');
    expect(texts['src/domains/bridge-loans/graphql/index.ts']).toContain("'The bridge loan as the mutation left it.'");
    expect(texts['src/domains/bridge-loans/model/index.ts']).toContain('MAX_BRIDGE_LOANS');
    expect(texts['tests/support/records/bridge-loans.ts']).toContain("'Query.myBridgeLoans': all");
    expect(texts['src/modules.ts']).toContain(
      "import { bridgeLoansModule } from './domains/bridge-loans/module.ts';\n",
    );
    expect(texts['src/modules.ts']).toContain('\n  bridgeLoansModule,\n]);');
    expect(texts['scripts/advise/rows.ts']).toContain("  { model: 'BridgeLoan', columns: OF_ACCOUNT },\n];\n");
    expect(texts['prisma/schema.prisma']).toMatch(/^model Account \{[^}]*\n {2}bridgeLoans BridgeLoan\[\]\n/m);
    expect(texts['prisma/schema.prisma']).toMatch(/\n\nmodel BridgeLoan \{[^}]*@@map\("bridge_loans"\)\n\}\n$/);
  });

  it('let nobody but the owner read', () => {
    const files = filesOf(namesOf('bridge-loans'));
    expect(files['src/domains/bridge-loans/graphql/index.ts']).toMatch(/readers: \['owner'\],[\s\S]*access: OWN_ROWS,/);
    expect(files['tests/support/records/bridge-loans.ts']).toContain('visible: own');
    expect(Object.values(files).join('\n')).not.toContain('admin');
  });
});

describe('a name', () => {
  it.each([
    ['announcements', undefined, 'src/domains/announcements exists already'],
    ['offers', 'Account', 'prisma/schema.prisma has a model Account, or a table offers, already'],
    ['income-sources', undefined, 'prisma/schema.prisma has a model IncomeSource, or a table income_sources, already'],
    ['wallets', undefined, `schema.graphql has a type Wallet already: ${OTHER}`],
    ['orders', undefined, `schema.graphql has Query with a field myOrders already: ${OTHER}`],
    ['backups', undefined, `schema.graphql has a type Backup already: ${OTHER}`],
    ['proposals', 'Suggestion', `there is a service proposals already: ${OTHER}`],
    ['drafts', undefined, `model Account has a property drafts already: ${OTHER}`],
    ['dates', undefined, `Date is a name of JavaScript: ${OTHER}`],
    ['Loan', undefined, '"Loan" is no name: write it as loan-offers'],
    ['../evil', undefined, '"../evil" is no name: write it as loan-offers'],
    ['staff', undefined, '"staff" is one record\'s name: write it in the plural, or name the record by --record'],
    ['desks', 'de-sk', '"de-sk" is no name of a record: write it as LoanOffer'],
  ])('is refused: %s, record %s', (folder, record, message) => {
    expect(() => textsOf(namesOf(folder, record))).toThrow(new Error(message));
  });
});
