// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { walk } from '#flows/engine/walk/walk.ts';
import { respondToAll } from '#flows/engine/walk/wire.ts';
import { draw } from '#workbench/atlas/drawing/svg.ts';
import { filesOf } from '#workbench/atlas/flow-files.ts';
import { flowPage } from '#workbench/atlas/flow-page.ts';
import { indexPage } from '#workbench/atlas/index-page.ts';
import { flows, parcelCases, parcelFlow, parcelPlace } from './parcel.ts';

/** The text below a heading, up to the next heading of its level. */
function section(page: string, heading: string): readonly string[] {
  const [level = ''] = /^#+/.exec(heading) ?? [];
  const below = page.split('\n').slice(page.split('\n').indexOf(heading) + 1);
  const end = below.findIndex((line) => line.startsWith(`${level} `));
  return below
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line !== '' && !/^\| (---|state|from|how|ending|flow)/.test(line));
}

describe('the page of a flow', async () => {
  const page = await flowPage(
    await walk({ flow: parcelFlow, cases: parcelCases, within: parcelPlace }, respondToAll),
    filesOf(flows),
  );

  test('begins with the purpose of the flow, and links to its chart', () => {
    expect(
      page
        .split('\n')
        .filter((line) => line !== '')
        .slice(0, 5),
    ).toEqual([
      '# Send pakke (parcel)',
      'The visitor sends a parcel.',
      'The tests reach it within [Uten adresse](../shared/stray.md), in `open`.',
      '![The chart of parcel](parcel.svg)',
      'Chart: [machines/requests/parcel.ts](../../../machines/requests/parcel.ts). To import into Stately Studio: [parcel.stately.js](parcel.stately.js).',
    ]);
  });

  test('lists every state with its kind, screen, tags and actions', () => {
    expect(section(page, '## States')).toEqual([
      '| `writing` | compound |  |  |  |  |  |',
      '| `writing.typing` |  |  | OrderSent |  |  |  |',
      '| `writing.rejected` |  | The text is missing. | OrderSent | `failure` |  | entry: emits form.rejected |',
      '| `wrapping` |  |  | flow wrapping |  |  | calls `wrapping` |',
      '| `loading` |  |  | Waiting | `waiting` |  | calls `listBanks` |',
      '| `checking` |  |  | transient |  |  |  |',
      '| `sent` | parallel |  | Regions |  |  |  |',
      '| `sent.accompanyingPage` | compound |  |  | `waiting` |  |  |',
      '| `sent.accompanyingPage.resting` |  |  | Waiting |  |  |  |',
      '| `sent.dialog` | compound |  |  |  |  |  |',
      '| `sent.dialog.shut` |  |  | nothing |  |  |  |',
      '| `sent.dialog.hint` |  |  | Waiting |  |  |  |',
      '| `cancelled` | final |  | exit |  |  |  |',
    ]);
  });

  test('lists every transition with its trigger, guard, target and actions', () => {
    expect(section(page, '## Transitions')).toEqual([
      '| `writing` | `text.changed` |  | stays | sets text |',
      '| `writing` | `sent` | `hasText` | `wrapping` |  |',
      '| `writing` | `sent` |  | `writing.rejected` |  |',
      '| `writing.rejected` | `after patience (4000 ms)` |  | `writing.typing` |  |',
      '| `wrapping` | `wrapping done` |  | `loading` |  |',
      '| `loading` | `listBanks done` |  | `checking` | sets banks |',
      '| `loading` | `listBanks failed` |  | `writing` |  |',
      '| `checking` | `always` | `guard` | `sent` |  |',
      '| `checking` | `always` |  | `cancelled` |  |',
      '| `sent.dialog.shut` | `hinted` |  | `sent.dialog.hint` |  |',
    ]);
  });

  test('lists for each call its endings and the next states', () => {
    expect(section(page, '## Calls')).toEqual([
      expect.stringMatching(/^Each response has the state that it leads to/),
      '### `listBanks`',
      'The operation `listBanks` of the contract: `GET /rest/banker`.',
      '| done | one bank | 200 | `sent.accompanyingPage.resting sent.dialog.shut` |  |',
      '| done | no bank | 200 | `cancelled` |  |',
      '| failed | internal error | 500 X1 "Nede" | `writing.typing` |  |',
      '| lost |  | the connection is lost | `writing.typing` |  |',
      '| late |  | no response before the time-out | `writing.typing` |  |',
      '| failed |  | 401 "Ikke logget inn" | `writing.typing` |  |',
      '| failed |  | 500 INS00002 "Systemet er utilgjengelig" | `writing.typing` |  |',
      '| failed |  | 500 INS00002_NIGHT "Nattlig vedlikehold" | `writing.typing` |  |',
      '| failed |  | any other status | `writing.typing` |  |',
      '### `wrapping`',
      'The flow [wrapping](../sharing/wrapping.md), which ends with:',
      '| wrapped | `loading` |',
    ]);
  });

  test('names each screen once, with its file and its props', () => {
    expect(section(page, '## Screens').slice(0, 6)).toEqual([
      '### OrderSent',
      'Shown in `writing.typing`, `writing.rejected`; [src/views/requests/order-policy/order-sent.tsx](../../../src/views/requests/order-policy/order-sent.tsx). Its props:',
      '```ts',
      '{ readonly context: RequestSentContext }',
      '```',
      '### Waiting',
    ]);
    expect(page.match(/^### Waiting$/gm)).toHaveLength(1);
  });

  test('describes the generated paths in words', () => {
    expect(section(page, '## Paths')).toContain(
      '1. the visitor: sent; patience passes. Ends in `writing.typing`.',
    );
  });
});

describe('the drawing of a chart', async () => {
  const svg = new DOMParser().parseFromString(await draw(parcelFlow.machine, 'Send pakke'), 'image/svg+xml');
  const look = (state: string) => svg.querySelector(`[data-state="${state}"]`)?.getAttribute('class');
  const box = (state: string) => {
    const rect = svg.querySelector(`[data-state="${state}"] > rect`);
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(rect?.getAttribute(name)),
    );
    return { left: x, top: y, right: x + width, bottom: y + height };
  };

  test('shows the kind and the tags of a state', () => {
    expect(look('writing')).toBe('state compound');
    expect(look('writing.rejected')).toBe('state atomic leaf failure');
    expect(look('sent')).toBe('state parallel');
    expect(look('sent.dialog')).toBe('state compound region');
    expect(look('cancelled')).toBe('state final leaf');
  });

  test('draws a state within its parent', () => {
    const [outer, inner] = [box('writing'), box('writing.rejected')];
    expect(inner.left > outer.left && inner.right < outer.right).toBe(true);
    expect(inner.top > outer.top && inner.bottom < outer.bottom).toBe(true);
  });

  test('makes a box wide enough for its own text, however narrow its children', () => {
    const { left, right } = box('sent.accompanyingPage');
    expect(right - left).toBeGreaterThan('accompanyingPage'.length * 12 * 0.6);
  });

  test.each([
    ['visitor', ['text.changed', 'sent', '[hasText]', 'sent', 'hinted']],
    ['done', ['wrapping done', 'listBanks done']],
    ['failed', ['listBanks failed']],
    ['delay', ['after patience (4000 ms)']],
    ['always', ['always', '[guard]', 'always']],
  ])('labels transitions of the kind %s', (kind, words) => {
    const texts = [...svg.querySelectorAll(`.${kind} text`)].map((text) => text.textContent);
    expect(texts.sort()).toEqual([...words].sort());
  });

  test('does not fill the box of a compound state, because that would hide arrows', () => {
    document.body.append(document.importNode(svg.documentElement, true));
    const fillOf = (state: string) => {
      const rect = document.querySelector(`[data-state="${state}"] > rect`);
      return rect && getComputedStyle(rect).fill;
    };
    expect(fillOf('sent.accompanyingPage')).toBe('none');
    expect(fillOf('loading')).not.toBe('none');
  });

  test('has a dot and an arrow at each initial state', () => {
    expect(svg.querySelectorAll('.start')).toHaveLength(4);
    expect(svg.querySelectorAll('g > .start ~ .arrow')).toHaveLength(4);
  });
});

test('the index lists each flow by its sub-app and address', () => {
  const index = indexPage(flows, [
    { title: 'Pakker', paths: ['/pakker', '/post'], routes: [{ patterns: ['/', '/ny'], flow: parcelFlow }] },
  ]);
  expect(section(index, '## Pakker: `/pakker`, `/post`')).toEqual([
    '| [Send pakke](requests/parcel.md) | `parcel` | `#/`, `#/ny` | The visitor sends a parcel. |',
    '| [Pakk inn](sharing/wrapping.md) | `wrapping` | within [`parcel`](requests/parcel.md) | The customer wraps the parcel. |',
  ]);
  expect(section(index, '## Without an address')).toContain(
    '| [Uten adresse](shared/stray.md) | `stray` |  | The customer wraps the parcel. |',
  );
});
