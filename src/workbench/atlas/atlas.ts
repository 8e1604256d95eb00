import type { AnswerAll } from '#flows/engine/walk/outcomes.ts';
import { walk } from '#flows/engine/walk/walk.ts';
import { registry } from '#flows/registry.ts';
import { draw } from './drawing/svg.ts';
import { flowPage } from './flow-page.ts';
import { indexPage } from './index-page.ts';
import { statelyOf } from './stately.ts';

/** Every file of the atlas with its text. */
export async function atlas(answerAll: AnswerAll): Promise<ReadonlyMap<string, string>> {
  const files = new Map([['index.md', indexPage(registry.map(({ flow }) => flow))]]);
  for (const { flow, cases } of registry) {
    files.set(`${flow.id}.svg`, await draw(flow.machine, flow.title));
    files.set(`${flow.id}.stately.ts`, await statelyOf(flow));
    files.set(`${flow.id}.md`, await flowPage(await walk(flow, cases, answerAll)));
  }
  return files;
}
