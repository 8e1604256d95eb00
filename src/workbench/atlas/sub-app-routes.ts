import { routes as agreementChooser } from '#app/arriving/agreement-chooser.routes.ts';
import { routes as intermediate } from '#app/arriving/intermediate.routes.ts';
import { routes as buy } from '#app/buying/buy.routes.ts';
import { routes as directDebitReceipt } from '#app/buying/direct-debit-receipt.routes.ts';
import { routes as selfDeclaration } from '#app/buying/self-declaration.routes.ts';
import { routes as main } from '#app/main/main.routes.ts';
import type { PageConfiguration } from '#app/page/configuration.ts';
import { routes as greenCard } from '#app/policies/green-card.routes.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { subApps } from '#documents/sub-apps.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';

/** A sub-app with the paths of its documents, and the flow of each of its addresses. */
export interface SubAppWithRoutes {
  readonly title: string;
  readonly paths: readonly string[];
  readonly routes: readonly {
    readonly patterns: readonly string[];
    readonly flow: AnyFlow;
    readonly gate?: AnyFlow | undefined;
  }[];
}

/** The routes of each sub-app, by its entry. */
const routesByEntry: Readonly<Record<string, Routes>> = {
  'main/main.entry.ts': main,
  'buying/self-declaration.entry.ts': selfDeclaration,
  'buying/buy.entry.ts': buy,
  'arriving/intermediate.entry.ts': intermediate,
  'policies/green-card.entry.ts': greenCard,
  'arriving/agreement-chooser.entry.ts': agreementChooser,
  'buying/direct-debit-receipt.entry.ts': directDebitReceipt,
};

// Only the inputs of flows read the configuration, and no flow starts here.
const configuration = pageConfiguration({ isPartner: false }) as PageConfiguration;

function routesOf(entry: string): Promise<SubAppWithRoutes['routes']> {
  const routes = routesByEntry[entry];
  if (!routes) throw new Error(`${entry}: add the routes of this sub-app to sub-app-routes.ts`);
  return Promise.all(
    routes(configuration, {}).map(async ({ patterns, flow, gate }) => ({
      patterns,
      gate: typeof gate?.flow === 'function' ? await gate.flow() : gate?.flow,
      flow: typeof flow === 'function' ? await flow() : flow,
    })),
  );
}

/** Every sub-app once; two documents may have the same entry. */
export const subAppsWithRoutes = (): Promise<readonly SubAppWithRoutes[]> =>
  Promise.all(
    [...new Set(subApps.map(({ entry }) => entry))].map(async (entry) => {
      const documents = subApps.filter((subApp) => subApp.entry === entry);
      return {
        title: documents[0]?.title ?? entry,
        paths: documents.map(({ path }) => path),
        routes: await routesOf(entry),
      };
    }),
  );
