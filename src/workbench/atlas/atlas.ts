import { walk } from '#flows/engine/walk/walk.ts';
import { respondToAll } from '#flows/engine/walk/wire.ts';
import { registry } from '#flows/registry.ts';
import { draw } from './drawing/svg.ts';
import { errorsPage } from './errors-page.ts';
import { filesOf } from './flow-files.ts';
import { flowPage } from './flow-page.ts';
import { indexPage } from './index-page.ts';
import { statelyOf } from './stately.ts';
import { subAppsWithRoutes } from './sub-app-routes.ts';

/** Every file of the atlas with its text, by its path in the folder. */
export async function atlas(): Promise<ReadonlyMap<string, string>> {
  const flowFiles = filesOf(registry);
  const files = new Map([
    ['index.md', indexPage(registry, await subAppsWithRoutes())],
    ['errors.md', errorsPage()],
  ]);
  for (const listed of registry) {
    const { area, flow } = listed;
    const { machine } = flow;
    files.set(`${area}/${flow.id}.md`, await flowPage(await walk(listed, respondToAll), flowFiles));
    files.set(`${area}/${flow.id}.svg`, await draw(machine, flow.title));
    files.set(`${area}/${flow.id}.stately.js`, statelyOf(machine, flowFiles.chart(machine)));
  }
  return files;
}
