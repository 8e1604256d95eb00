import { resolve } from 'node:path';
import type { PageConfiguration } from '#app/page/configuration.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { subApps } from '#documents/sub-apps.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';

/** A sub-app with the paths of its document, and the flow that each of its addresses leads to. */
export interface SubAppWithRoutes {
  readonly title: string;
  readonly paths: readonly string[];
  readonly routes: readonly { readonly patterns: readonly string[]; readonly flow: AnyFlow }[];
}

// Only the flows' inputs read the configuration, and no flow starts here.
const configuration = pageConfiguration({ partner: false }) as PageConfiguration;

/** The routes of a sub-app are written beside its entry. */
async function routesOf(entry: string): Promise<SubAppWithRoutes['routes']> {
  const file = resolve('src/app', entry.replace('.entry.ts', '.routes.ts'));
  const { routes }: { readonly routes: Routes } = await import(file);
  return Promise.all(
    routes(configuration, {}).map(async ({ patterns, flow }) => ({
      patterns,
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
