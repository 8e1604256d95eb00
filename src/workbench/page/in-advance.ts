import { registry } from '#flows/registry.ts';
import { loadTexts } from '#workbench/search/load-texts.ts';
import { loadScreens } from './load-screens.ts';
import { drawingOf } from './picture.ts';

/** Runs when the page has nothing else to do. Safari has no word for it. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(run);
  else setTimeout(run);
}

/** Loads the texts of the search and every drawing, one after the other: both are there without the sandbox then. */
export const loadCharts = (): void =>
  whenIdle(async () => {
    await loadTexts();
    for (const { flow } of registry) await drawingOf(flow);
    performance.mark('drawings loaded');
  });

/** Loads the screens of every flow: 'Go there' shows them without the sandbox then. */
export const loadAllScreens = (): void =>
  whenIdle(async () => {
    // The server of the development would transform each file.
    if (import.meta.env.DEV) return;
    for (const { flow } of registry) await loadScreens(flow);
    performance.mark('screens loaded');
  });
