import { subApps } from '#app/sub-apps.ts';

/** Path of the document that starts with a flow: the sub-app's module goes by its name. */
export function documentOf(flow: string): string {
  const subApp = subApps.find(({ entry }) => entry === `${flow}.ts`);
  if (!subApp) throw new Error(`${flow} has no document of its own`);
  return subApp.path;
}
