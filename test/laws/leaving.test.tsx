import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { leadTo } from '#test/attack/flow/lead-to.ts';
import { flowRequests } from '#test/attack/flow/requests.ts';

/** A write that is safe to repeat, so a page that sends it may be left. */
const repeatable = 'refreshRelations';

const writes = (await flowRequests()).flatMap((request) => {
  const { walk, actor, wire } = request;
  const isRepeatable = (walk.cases.actors[actor] as CallCases).operation === repeatable;
  return wire.request.method === 'GET' || isRepeatable
    ? []
    : [{ name: `${walk.flow.id}: ${actor}`, request }];
});

const reason = 'Endringen lagres. Du kan gå videre når den er lagret.';

describe('a visitor who goes to another page while a write runs stays, and reads why or is asked', () => {
  test.each(writes)('$name', async ({ request }) => {
    const { walk, step, wire } = request;
    const isAsked = step.from.can({ type: 'leave.requested', address: '/en-annen-side' });
    const isOpen = () => document.querySelector(`[data-flow="${walk.flow.id}"]`) !== null;
    const problems = await leadTo(request, async (page) => {
      expect(isOpen()).toBe(true);
      await act(async () => {
        window.location.hash = '#/en-annen-side';
      });
      await waitFor(() =>
        expect(isAsked ? screen.getAllByRole('dialog') : screen.getAllByText(reason)).toHaveLength(1),
      );
      expect(isOpen()).toBe(true);
      await page.respond(wire.response);
      expect(await page.hasEnded()).toBe(true);
      await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
      return [...page.sentAgain(), ...page.problems()];
    });
    expect(problems).toEqual([]);
  });
});
