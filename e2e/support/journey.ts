import { attachRaw } from './raw-attachments.ts';
import { test as base } from './test.ts';

declare global {
  interface Window {
    recordState(state: string): void;
  }
}

/** Runs in the page: records each value of `data-state`, also short-lived ones. */
function recordStates() {
  const record = (element: Element, state: string | null) => {
    for (const leaf of state?.split(' ') ?? [])
      window.recordState(`${element.getAttribute('data-flow')}: ${leaf}`);
  };
  const added = (node: Node) =>
    node instanceof Element
      ? [node, ...node.querySelectorAll('*')].filter((part) => part.hasAttribute('data-state'))
      : [];
  new MutationObserver((records) => {
    for (const { target, oldValue, addedNodes } of records) {
      if (target instanceof Element) record(target, oldValue);
      for (const element of [target, ...addedNodes].flatMap(added))
        record(element, element.getAttribute('data-state'));
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state'],
    attributeOldValue: true,
  });
}

/** A journey: the states of its page are recorded for the report of path coverage. */
export const test = base.extend<{ recordedStates: undefined }>({
  recordedStates: [
    async ({ context }, use, testInfo) => {
      const states = new Set<string>();
      await context.exposeFunction('recordState', (state: string) => states.add(state));
      await context.addInitScript(recordStates);
      await use(undefined);
      // The report lists the journeys in Chromium.
      if (testInfo.project.name !== 'chromium') return;
      const [, ...titles] = testInfo.titlePath;
      await attachRaw(testInfo, 'journeys', [{ name: titles.join(' › '), states: [...states] }]);
    },
    { auto: true },
  ],
});
