import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AtRequest } from '#test/attack/flow/lead-to.ts';
import { leadTo } from '#test/attack/flow/lead-to.ts';
import type { FlowRequest } from '#test/attack/flow/requests.ts';
import { turn } from '#test/attack/page/settle.ts';
import { controls } from '#test/attack/walk/visitor.ts';
import { textOf } from '#test/journeys/portal.ts';

const loggedOut = { status: 401 } as const;

const sentTwice = (page: AtRequest) => page.sentAgain().map((write) => `it sends twice: ${write}`);

/** The visitor goes to another page before the response, unless the page asks them to stay. */
const afterLeaving = (request: FlowRequest) =>
  leadTo(request, async (page) => {
    const before = window.location.hash;
    await act(async () => {
      window.location.hash = '#/en-annen-side';
    });
    await turn();
    const isLeft =
      window.location.hash !== before && !document.querySelector(`[data-flow="${request.walk.flow.id}"]`);
    const text = textOf();
    await page.respond(request.wire.response).catch(() => {});
    const isEnded = isLeft || (await page.hasEnded());
    await turn();
    return [
      ...(isEnded ? [] : [`it waits for nothing: ${request.actor}`]),
      ...(isLeft && textOf() !== text ? [`the next page changes from '${text}' to '${textOf()}'`] : []),
      ...sentTwice(page),
      ...page.problems(),
    ];
  });

/** The visitor presses every button in reach before the response. */
const afterOtherPresses = (request: FlowRequest) =>
  leadTo(request, async (page) => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    for (const control of controls()) {
      if (!(control instanceof HTMLButtonElement) || !control.isConnected) continue;
      await user.click(control);
    }
    await page.respond(request.wire.response).catch(() => {});
    await page.hasEnded();
    return [...sentTwice(page), ...page.problems()];
  });

/** The insurer has carried out the write. Then the login session ends. */
const beforeLogOut = (request: FlowRequest) =>
  leadTo(request, async (page) => {
    await page.respond(request.wire.response);
    const isEnded = await page.hasEnded();
    await page.respondToOthers(loggedOut);
    return [
      ...(isEnded ? [] : [`it waits for nothing: ${request.actor}`]),
      ...sentTwice(page),
      ...page.problems(),
    ];
  });

/** The login session ends while the write is running: every other call finds that first. */
const afterLogOut = (request: FlowRequest) =>
  leadTo(request, async (page) => {
    await page.respondToOthers(loggedOut);
    await page.respond(request.wire.response).catch(() => {});
    await page.hasEnded();
    await page.respondToOthers(loggedOut);
    return [...sentTwice(page), ...page.problems()];
  });

/** How the response to a write may come too late, by name. */
export const lateWrites: Readonly<Record<string, (request: FlowRequest) => Promise<readonly string[]>>> = {
  'after the visitor has left': afterLeaving,
  'after other presses': afterOtherPresses,
  'before a log-out': beforeLogOut,
  'after a log-out': afterLogOut,
};
