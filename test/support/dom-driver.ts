import { fireEvent, within } from '@testing-library/dom';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Driver } from '#flows/engine/walk/script.ts';
import type { holdClipboard } from './held-clipboard.ts';
import type { holdSharing } from './held-sharing.ts';
import { titleFor } from './title.ts';

const held = () =>
  globalThis as unknown as Pick<ReturnType<typeof holdClipboard>, 'settleClipboard'> &
    ReturnType<typeof holdSharing>;

/** A person in the DOM. Never waits, because `runPath` has waited for the state. */
export function domDriver(page: HTMLElement, flow: string): Driver {
  // The DOM of these tests has no style sheets that could disable the pointer.
  const user = userEvent.setup({ document: page.ownerDocument, delay: null, pointerEventsCheck: 0 });
  const at = within(page);
  const part = () => within(page.querySelector<HTMLElement>(`[data-flow="${flow}"]`) ?? page);
  const visible = (text: string) =>
    part().queryAllByText(text, { ignore: '[role=status], [hidden] *, script, style' });
  const group = (question: string) => {
    // By its legend: happy-dom does not use a legend as the name of an element with an explicit role.
    const fieldset = at
      .getByText((_, legend) => legend?.textContent === question, { selector: 'legend' })
      .closest('fieldset');
    return within(fieldset ?? page);
  };
  const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? '';
  const fieldOf = (label: string) =>
    at.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label, { selector: 'input, textarea' });
  return {
    press(name) {
      const [own] = part().queryAllByRole('button', { name });
      return user.click(own ?? at.getByRole('button', { name }));
    },
    async focus(name) {
      const button = part().getByRole('button', { name });
      act(() => button.focus());
    },
    pressCheckbox: (label) => user.click(at.getByRole('checkbox', { name: label })),
    choose: (question, answer) => user.click(group(question).getByRole('radio', { name: answer })),
    async tickOnly(question, labels) {
      for (const box of group(question).getAllByRole<HTMLInputElement>('checkbox'))
        if (box.checked !== labels.includes(labelOf(box))) await user.click(box);
    },
    click: (role, name) => user.click(at.getByRole(role, { name })),
    async type(label, text) {
      await user.clear(fieldOf(label));
      // Pasted, because each key would render the page; Chromium's driver fills the field at once too.
      if (text !== '') await user.paste(text);
    },
    pressKey: (key) => user.keyboard(`{${key}}`),
    pressBackdrop: () => user.click(at.getByRole('dialog')),
    async touchDialogBar(action, y) {
      const bar = page.querySelector('.dialog__bar');
      if (!bar) throw new Error('no dialog is open');
      const touch = { pointerType: 'touch', clientY: y };
      if (action === 'down') fireEvent.pointerDown(bar, touch);
      else fireEvent.pointerUp(bar, touch);
    },
    settleClipboard: (result) => act(async () => held().settleClipboard(result)),
    settleShare: (result) => act(async () => held().settleShare(result)),
    visit: (address) =>
      act(async () => {
        const before = window.location.hash;
        const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
        window.location.hash = address;
        if (window.location.hash !== before) await changed;
      }),
    async expectHeading(text) {
      expect(at.queryAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
        text,
      ]);
    },
    async sees(...texts) {
      for (const text of texts) expect(visible(text), text).not.toEqual([]);
    },
    async hears(text) {
      // Another card may have made an announcement at the same time.
      expect(
        at
          .queryAllByRole('status')
          .map(({ textContent }) => textContent)
          .join('\n'),
      ).toContain(text);
    },
    async expectFocusOnHeading() {
      const heading = at.getByRole('heading', { level: 1 });
      expect(page.ownerDocument.activeElement).toBe(heading);
      expect(page.ownerDocument.title).toBe(titleFor(heading.textContent));
    },
    async expectChosen(question, answer) {
      const checked = group(question).queryAllByRole<HTMLInputElement>('radio', { checked: true });
      expect(checked.map(labelOf)).toEqual(answer === null ? [] : [answer]);
    },
    async expectTickedOnly(question, labels) {
      const checked = group(question).queryAllByRole<HTMLInputElement>('checkbox', { checked: true });
      expect(checked.map(labelOf)).toEqual(labels);
    },
    async expectTicked(label, isTicked) {
      expect(at.getByRole<HTMLInputElement>('checkbox', { name: label }).checked).toBe(isTicked);
    },
    async seesNot(...texts) {
      for (const text of texts) expect(visible(text), text).toEqual([]);
    },
    async expectValue(label, value) {
      expect(fieldOf(label).value).toBe(value);
    },
    async expectDialog(heading) {
      const named = page.querySelector('dialog[open]')?.getAttribute('aria-labelledby');
      expect(named ? page.ownerDocument.getElementById(named)?.textContent : null).toBe(heading);
    },
    async expectOptions(options) {
      const list = at.queryByRole('listbox');
      expect(
        list &&
          within(list)
            .queryAllByRole('option')
            .map((option) => option.textContent),
      ).toEqual(options);
    },
  };
}
