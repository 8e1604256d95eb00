import { fireEvent, within } from '@testing-library/dom';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Driver } from '#flows/engine/walk/script.ts';
import type { holdClipboard } from './held-clipboard.ts';
import { titleBy } from './title.ts';

const held = () => globalThis as unknown as Pick<ReturnType<typeof holdClipboard>, 'answerClipboard'>;

/** A person in the DOM. Never waits: the runner has waited for the state. */
export function domDriver(page: HTMLElement, flow: string): Driver {
  // This DOM has no style sheets that could disable the pointer.
  const user = userEvent.setup({ document: page.ownerDocument, delay: null, pointerEventsCheck: 0 });
  const at = within(page);
  const part = () => within(page.querySelector<HTMLElement>(`[data-flow="${flow}"]`) ?? page);
  const visible = (text: string) => part().queryAllByText(text, { ignore: '[role=status], script, style' });
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
    tick: (label) => user.click(at.getByRole('checkbox', { name: label })),
    choose: (question, answer) => user.click(group(question).getByRole('radio', { name: answer })),
    async chooseAll(question, answers) {
      for (const box of group(question).getAllByRole<HTMLInputElement>('checkbox'))
        if (box.checked !== answers.includes(labelOf(box))) await user.click(box);
    },
    open: (label) => user.click(at.getByRole('combobox', { name: label })),
    pick: (option) => user.click(at.getByRole('option', { name: option })),
    async type(label, text) {
      await user.clear(fieldOf(label));
      // All at once, as in Chromium: key by key, each field would render a dozen times.
      if (text !== '') await user.paste(text);
    },
    key: (key) => user.keyboard(`{${key}}`),
    pressBesideDialog: () => user.click(at.getByRole('dialog')),
    async finger(moves, at) {
      const bar = page.querySelector('.dialog__bar');
      if (!bar) throw new Error('no dialog is open');
      const touch = { pointerType: 'touch', clientY: at };
      if (moves === 'down') fireEvent.pointerDown(bar, touch);
      else fireEvent.pointerUp(bar, touch);
    },
    clipboard: (answer) => act(async () => held().answerClipboard(answer)),
    async visit(address) {
      window.location.hash = address;
    },
    async heading(text) {
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
    async hasFocusOnHeading() {
      const heading = at.getByRole('heading', { level: 1 });
      expect(page.ownerDocument.activeElement).toBe(heading);
      expect(page.ownerDocument.title).toBe(titleBy(heading.textContent));
    },
    async chosen(question, answer) {
      const checked = group(question).queryAllByRole<HTMLInputElement>('radio', { checked: true });
      expect(checked.map(labelOf)).toEqual(answer === null ? [] : [answer]);
    },
    async chosenAll(question, answers) {
      const checked = group(question).queryAllByRole<HTMLInputElement>('checkbox', { checked: true });
      expect(checked.map(labelOf)).toEqual(answers);
    },
    async ticked(label, isTicked) {
      expect(at.getByRole<HTMLInputElement>('checkbox', { name: label }).checked).toBe(isTicked);
    },
    async seesNot(...texts) {
      for (const text of texts) expect(visible(text), text).toEqual([]);
    },
    async field(label, value) {
      expect(fieldOf(label).value).toBe(value);
    },
    async dialog(heading) {
      const named = page.querySelector('dialog[open]')?.getAttribute('aria-labelledby');
      expect(named ? page.ownerDocument.getElementById(named)?.textContent : null).toBe(heading);
    },
    async list(options) {
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
