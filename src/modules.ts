import { accountModule } from './domains/account/module.ts';
import { activityModule } from './domains/activity/module.ts';
import { allowancesModule } from './domains/allowances/module.ts';
import { announcementsModule } from './domains/announcements/module.ts';
import { annualModule } from './domains/annual/module.ts';
import type { AnnualEvents } from './domains/annual/worker/events.ts';
import { applicationsModule } from './domains/applications/module.ts';
import { auctionModule } from './domains/auction/module.ts';
import type { AuctionEvents } from './domains/auction/worker/events.ts';
import { contractsModule } from './domains/contracts/module.ts';
import { curveModule } from './domains/curve/module.ts';
import { extinguishmentModule } from './domains/extinguishment/module.ts';
import type { ExtinguishmentEvents } from './domains/extinguishment/worker/events.ts';
import { fxModule } from './domains/fx/module.ts';
import { hardshipModule } from './domains/hardship/module.ts';
import type { HardshipEvents } from './domains/hardship/worker/events.ts';
import { holdingsModule } from './domains/holdings/module.ts';
import type { HoldingEvents } from './domains/holdings/worker/events.ts';
import { identityModule } from './domains/identity/module.ts';
import { issuerTasksModule } from './domains/issuer-tasks/module.ts';
import { createNotificationCatalogue } from './domains/notifications/index.ts';
import { notificationsModule } from './domains/notifications/module.ts';
import { operationsModule } from './domains/operations/module.ts';
import { registryModule } from './domains/registry/module.ts';
import type { RegistryEvents } from './domains/registry/worker/events.ts';
import { reportingModule } from './domains/reporting/module.ts';
import type { ReportingEvents } from './domains/reporting/worker/events.ts';
import { seriesModule } from './domains/series/module.ts';
import type { SeriesEvents } from './domains/series/worker/events.ts';
import { signingRequestsModule } from './domains/signing-requests/module.ts';
import { termsModule } from './domains/terms/module.ts';
import type { TermsEvents } from './domains/terms/worker/events.ts';
import { tier3Module } from './domains/tier3/module.ts';
import { createCallCatalogue } from './domains/transaction/index.ts';
import { transactionModule } from './domains/transaction/module.ts';
import { windowsModule } from './domains/windows/module.ts';
import type { WindowEvents } from './domains/windows/worker/events.ts';
import type { Catalogues, ListedModule, Module, ServiceParts, ServicesOf } from './module.ts';

/** Combines the declarations of modules into catalogues, and creates the modules that need the catalogues. */
function createModules<const List extends readonly ListedModule[]>(list: List) {
  const declaring = list.filter((each) => typeof each !== 'function');
  const catalogues: Catalogues = {
    calls: createCallCatalogue(declaring.flatMap(({ calls }) => calls ?? [])),
    notifications: createNotificationCatalogue(declaring.flatMap(({ notifications }) => notifications ?? [])),
    openWork: declaring.flatMap(({ openWork }) => openWork ?? []),
  };
  const modules: readonly Module[] = list.map((each) => (typeof each === 'function' ? each(catalogues) : each));
  return {
    modules,
    catalogues,
    /** Creates the use cases of all modules. */
    createModuleServices: (parts: ServiceParts): ServicesOf<List> =>
      Object.assign({}, ...modules.map(({ services }) => services?.(parts))),
  };
}

/** The modules of the product. A module comes after those whose rows its own rows refer to. */
export const { modules, catalogues, createModuleServices } = createModules([
  seriesModule,
  allowancesModule,
  auctionModule,
  curveModule,
  windowsModule,
  reportingModule,
  holdingsModule,
  activityModule,
  registryModule,
  tier3Module,
  annualModule,
  fxModule,
  termsModule,
  hardshipModule,
  extinguishmentModule,
  notificationsModule,
  transactionModule,
  announcementsModule,
  identityModule,
  signingRequestsModule,
  accountModule,
  operationsModule,
  applicationsModule,
  contractsModule,
  issuerTasksModule,
]);

/** The events of the EVM contracts that projections and status functions read, with their arguments. */
export type ProductEvents = AnnualEvents &
  AuctionEvents &
  ExtinguishmentEvents &
  HardshipEvents &
  HoldingEvents &
  RegistryEvents &
  ReportingEvents &
  SeriesEvents &
  TermsEvents &
  WindowEvents;
