import { expect, type Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { activeLeaves } from '#flows/engine/leaves.ts';

const intervals = [5, 10, 20, 50];

/** The child flows whose screens are on the page of a state. */
const childFlowsOf = (flow: AnyFlow, state: AnyMachineSnapshot): readonly string[] =>
  activeLeaves(state).flatMap((leaf) => {
    const view: unknown = flow.views[leaf];
    const name = typeof view === 'object' && view !== null && 'child' in view ? String(view.child) : null;
    const child = name === null ? null : flow.actors[name];
    return isFlow(child) && name !== null && state.children[name] ? [child.id] : [];
  });

/** The part of the page that has the flow: the dialog that is open, because the rest of the page is inert then. */
const partOf = (flow: string): string => {
  const shown = `[data-flow="${flow}"]`;
  const dialog = '[data-flow="dialog"]:not([data-state="closing"]) dialog[open]';
  return `${dialog}:has(${shown}), ${shown}:not(dialog ${shown}):not(:has(${dialog})), ${shown} ${dialog}`;
};

/**
 * Runs in the page: names each flow within a flow, and hides its content, which may still change. The live region of a
 * dialog may have older texts, and the scripts hear it. Returns whether all were hidden already.
 */
function hideOthers([selector, flow]: readonly [part: string, flow: string]): boolean {
  const [part] = document.querySelectorAll(selector);
  const others = [...(part?.querySelectorAll<HTMLElement>('[data-flow]') ?? [])].filter(
    ({ dataset, parentElement }) =>
      dataset.flow !== flow && dataset.flow !== 'dialog' && !parentElement?.closest('[data-hidden-flow]'),
  );
  for (const other of others) {
    other.dataset.hiddenFlow = '';
    other.role = 'figure';
    other.ariaLabel = `flow ${other.dataset.flow}`;
  }
  const contents = others.flatMap(({ children }) => [...children]);
  const announcements = [...(part?.querySelectorAll('[data-live-region]') ?? [])];
  const hidden = [...contents, ...announcements].map((content) => {
    const isHidden = content.matches('[data-aria-hidden]');
    if (!isHidden) content.setAttribute('data-aria-hidden', content.ariaHidden ?? '');
    content.ariaHidden = 'true';
    return isHidden;
  });
  return hidden.every(Boolean);
}

/** Runs in the page: undoes `hideOthers`. */
function showOthers(): void {
  for (const other of document.querySelectorAll<HTMLElement>('[data-hidden-flow]')) {
    delete other.dataset.hiddenFlow;
    other.role = null;
    other.ariaLabel = null;
  }
  for (const content of document.querySelectorAll('[data-aria-hidden]')) {
    content.ariaHidden = content.getAttribute('data-aria-hidden') || null;
    content.removeAttribute('data-aria-hidden');
  }
}

/**
 * The accessibility tree of a flow's screen. A flow within it is only named: its file has its screens. Playwright builds the
 * tree, so that the version of the browser does not matter.
 */
export async function readScreen(page: Page, flow: AnyFlow, state: AnyMachineSnapshot): Promise<string> {
  const part = partOf(flow.id);
  const own = `[data-flow="${flow.id}"]`;
  for (const child of childFlowsOf(flow, state)) {
    const shown = `[data-flow="${child}"]`;
    await page.locator(`${own} ${shown}`).waitFor({ state: 'attached' });
    // A dialog has the name and the buttons of the flow in it.
    const isInDialog = (await page.locator(`${own} dialog:has(${shown})`).count()) > 0;
    if (isInDialog) return `- dialog:\n  - figure "flow ${child}"`;
  }
  // The copy button, the date picker and the dialog, whose code comes later.
  await expect(page.locator('[data-late]')).toHaveCount(0);
  let tree = '';
  await page.evaluate(hideOthers, [part, flow.id] as const);
  const read = async () => {
    tree = await page.locator(part).ariaSnapshot();
    return page.evaluate(hideOthers, [part, flow.id] as const);
  };
  // Again, if a flow within it has drawn another screen since.
  await expect.poll(read, { message: `${flow.id}: the flows within it change`, intervals }).toBe(true);
  await page.evaluate(showOthers);
  return tree;
}
