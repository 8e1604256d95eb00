import { subApps } from '#app/sub-apps.ts';

/** In the sandbox's own build, which has the workbench. */
const gallery = `http://localhost:${process.env.PORT_OF_WORKBENCH}/workbench/dialogs`;

/** Address of the document that starts with a flow: a sub-app's module goes by its name. */
export function documentOf(flow: string): string {
  if (flow === 'dialog-gallery') return gallery;
  const subApp = subApps.find(({ entry }) => entry === `${flow}.ts`);
  if (!subApp) throw new Error(`${flow} has no document of its own`);
  return subApp.path;
}
