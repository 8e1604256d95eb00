import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invalidate } from '#api/cache.ts';
import { watchVisitor } from '#app/page/visitor-watch.ts';
import type { MastheadNames } from '#domain/person/masthead-names.ts';
import { holdTimeOuts } from '#flows/engine/walk/held-time-outs.ts';
import { respond } from '#flows/engine/walk/wire.ts';
import { takeTurn } from '#test/attack/page/load.ts';
import { portalOf } from '#test/attack/page/portals.ts';
import { pageProblems } from '#test/attack/page/problems.ts';
import { becomeQuiet, settle } from '#test/attack/page/settle.ts';
import type { Visit } from '#test/attack/page/visits.ts';
import { textOf } from '#test/journeys/portal.ts';
import { holdFirst } from './hold-first.ts';
import { outdatedResponse } from './outdated.ts';

type Held = ReturnType<typeof holdFirst>;
type Changed = Parameters<typeof holdFirst>[1];

const unchanged: Changed = async (_, right) => right;

/** What happens before the held response arrives, and what the responses are. */
interface Story {
  readonly meanwhile: (address: string, held: Held) => Promise<void>;
  readonly older?: Changed;
  readonly others?: Changed;
}

async function goTo(hash: string, held: Held) {
  await act(async () => {
    window.location.hash = hash;
  });
  await becomeQuiet(held.isBusy);
}

/** Opens the page, holds the response, and returns what the visitor sees and what is wrong in the end. */
async function tell({ persona, address, operation }: Visit, story: Story, isHeld: boolean) {
  const portal = portalOf(persona);
  takeTurn(portal);
  const exits = portal.exits().length;
  const visitor = watchVisitor();
  const held = holdFirst(
    operation,
    isHeld ? (story.older ?? unchanged) : unchanged,
    story.others ?? unchanged,
  );
  portal.comesBetween(held.between);
  if (!isHeld) held.release();
  await portal.open(address);
  await becomeQuiet(held.isBusy);
  await story.meanwhile(address, held);
  held.release();
  const hasLeft = () => portal.exits().length > exits;
  const isSettled = await settle(held.isBusy, hasLeft);
  return {
    visitor: visitor.current(),
    hasLeft: hasLeft(),
    text: hasLeft() ? '' : textOf(),
    problems: [
      ...(isSettled ? [] : ['it waits for nothing']),
      ...(hasLeft() ? [] : pageProblems()),
      ...portal.takeDefects(),
    ],
  };
}

/** The page is left and opened again after a write that outdates everything. Then the first response arrives, outdated. */
const overtaken: Story = {
  older: (_, right) => outdatedResponse(right),
  async meanwhile(address, held) {
    await goTo('#/en-annen-side', held);
    invalidate([]);
    await goTo(address, held);
  },
};

/** The response arrives on the next page: the landing page, which sends many of the same requests. */
const onTheNextPage: Story = {
  meanwhile: (address, held) => goTo(address === '#/' ? '#/en-annen-side' : '#/', held),
};

/** The names in the masthead; empty while they are unknown. */
const namesIn = ({ person, organisation }: MastheadNames): string =>
  [person, organisation].filter(Boolean).join(' for ');

const differences = async (visit: Visit, story: Story): Promise<readonly string[]> => {
  const usual = await tell(visit, story, false);
  const late = await tell(visit, story, true);
  // In the usual order the response may lead out of the site, as to the bank's form. Then there is nothing to compare.
  const isSame = late.text === usual.text || usual.hasLeft;
  const names = namesIn(late.visitor);
  const isSameVisitor = names === '' || names === namesIn(usual.visitor);
  return [
    ...late.problems,
    ...(isSame ? [] : [`it shows '${late.text}' in place of '${usual.text}'`]),
    ...(isSameVisitor ? [] : [`the masthead names ${names}, not ${namesIn(usual.visitor)}`]),
  ];
};

/** The login session has ended for every other request. */
async function afterLogOut(visit: Visit): Promise<readonly string[]> {
  let isLoggedOut = false;
  const story: Story = {
    meanwhile: async () => {},
    others() {
      isLoggedOut = true;
      return respond({ status: 401 });
    },
  };
  const { problems, visitor } = await tell(visit, story, true);
  const names = namesIn(visitor);
  if (!isLoggedOut) return problems;
  return [
    ...problems,
    ...(visitor.isLoggedOut ? [] : ['the masthead offers no login after the log-out']),
    ...(names === '' ? [] : [`the masthead names ${names} after the log-out`]),
  ];
}

/** The time-out ends the first request; the visitor retries, and then its response arrives. */
async function afterRetry(visit: Visit): Promise<readonly string[]> {
  const { Request } = globalThis;
  const { timeout } = AbortSignal;
  const { fireTimeOuts } = holdTimeOuts();
  const story: Story = {
    older: (_, right) => outdatedResponse(right),
    async meanwhile(_, held) {
      if (held.sent() === 0) return;
      await act(async () => fireTimeOuts());
      await becomeQuiet(held.isBusy);
      const retry = screen.queryAllByRole('button', { name: 'Prøv igjen' })[0];
      if (retry) await userEvent.click(retry);
      await becomeQuiet(held.isBusy);
    },
  };
  try {
    const { problems, text } = await tell(visit, story, true);
    return [...problems, ...(text.includes('Utdatert') ? [`it shows '${text}'`] : [])];
  } finally {
    Object.assign(globalThis, { Request });
    AbortSignal.timeout = timeout;
  }
}

const isInMainApp = ({ address }: Visit): boolean => address.startsWith('#');

/** How the response to a read may come too late, by name. */
export const lateReads: Readonly<Record<string, (visit: Visit) => Promise<readonly string[]>>> = {
  'after a newer response': async (visit) => (isInMainApp(visit) ? differences(visit, overtaken) : []),
  'on the next page': async (visit) => (isInMainApp(visit) ? differences(visit, onTheNextPage) : []),
  'after a log-out': afterLogOut,
  'after a time-out and a retry': afterRetry,
};
