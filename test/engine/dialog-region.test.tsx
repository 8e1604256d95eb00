import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { dialogOptions } from '#domain/site/dialog-options.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { route } from '#flows/engine/router.ts';
import { BoundDialogRegion } from '#flows/shared/dialog/bound-dialog-region.tsx';
import { openRouterInDom } from './router-in-dom.tsx';

// `act` would render everything at once, so React's own schedule runs.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => void vi.unstubAllGlobals());

const ordering = setup({ types: { events: {} as { type: 'responded' } } }).createMachine({
  id: 'ordering',
  type: 'parallel',
  states: {
    page: { initial: 'idle', states: { idle: {} } },
    dialog: {
      initial: 'sending',
      states: { sending: { on: { responded: 'sent' } }, sent: {} },
    },
  },
});

const orderingFlow = defineFlow({
  title: 'Bestill',
  machine: ordering,
  actors: {},
  views: {
    'page.idle': () => <h1>Bestill</h1>,
    'dialog.sending': () => <p>Sender</p>,
    'dialog.sent': () => <p>Sendt</p>,
  },
  frames: {
    '': ({ regions }) => (
      <>
        {regions.page}
        {regions.dialog}
      </>
    ),
  },
  dialogs: {
    'dialog.sending': dialogOptions({ name: 'order', description: 'sending', closeButton: false }),
    'dialog.sent': dialogOptions({ name: 'order', description: 'sent' }),
  },
});

test('a dialog shows the content that a response brings together with the buttons of that content', async () => {
  const { router } = openRouterInDom([route('/', orderingFlow, () => undefined)], '#/', {
    Region: BoundDialogRegion,
    isMotionReduced: true,
  });
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).queryByText('Sender')).not.toBeNull());
  expect(within(dialog).queryByRole('button', { name: 'Lukk' })).toBeNull();
  const hasButtonWithContent = new Promise<boolean>((resolve) => {
    new MutationObserver(() => {
      if (!within(dialog).queryByText('Sendt')) return;
      resolve(within(dialog).queryByRole('button', { name: 'Lukk' }) !== null);
    }).observe(dialog, { childList: true, subtree: true, characterData: true });
  });
  router.current()?.actor.send({ type: 'responded' });
  expect(await hasButtonWithContent).toBe(true);
});
