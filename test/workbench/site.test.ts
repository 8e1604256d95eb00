// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path/posix';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '#workbench/coverage/report.ts';
import { lookOf } from '#workbench/site/look.ts';
import { site } from '#workbench/site/site.ts';

const pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(pictures, { recursive: true }));

const counts = { all: 1, dom: 1, chromium: 1 };
const total = { states: counts, transitions: counts, branches: counts };
const row: Row = {
  name: 'bank-selection.unavailable: retried → loading',
  dom: ['bank-selection: listBanks: 500, then retried'],
  chromium: ['bank-selection: listBanks: 500, then retried'],
  journeys: null,
};

const browser = (ok: boolean) => ({
  stats: { startTime: '2026-11-27T12:00:00.000Z' },
  suites: [
    {
      specs: [
        {
          title: 'bank-selection: the page takes every transition, and the look of every screen is right',
          ok,
        },
      ],
    },
  ],
});

let files: Awaited<ReturnType<typeof site>>;
beforeAll(async () => {
  mkdirSync(`${pictures}/bank-selection/unavailable`, { recursive: true });
  writeFileSync(`${pictures}/bank-selection/unavailable/360.png`, '');
  files = await site({
    pictures,
    coverage: {
      judged: ['dom', 'chromium'],
      missing: [],
      journeys: 0,
      total,
      flows: [{ flow: 'bank-selection', counts: total, transitions: [row], states: [] }],
    },
    browser: browser(true),
  });
});

function textOf(file: string): string {
  const content = files.get(file);
  if (!content || !('text' in content)) throw new Error(`${file} is no page of the site`);
  return content.text;
}

const bankSelection = 'docs/flows/buying/bank-selection.html';

test('every link and picture of the site has a target in the site', () => {
  const broken = [...files].flatMap(([file, content]) => {
    if (!('text' in content)) return [];
    const links = [...content.text.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, link = '']) => link);
    return links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? file : join(dirname(file), decodeURI(path));
        const found = files.get(target);
        const hasAnchor = found && 'text' in found && found.text.includes(` id="${anchor}"`);
        return !found || (anchor !== undefined && !hasAnchor);
      })
      .map((link) => `${file}: ${link}`);
  });
  expect(broken).toEqual([]);
});

test('one page says what happens when the banks cannot be loaded, and what the visitor reads', () => {
  const page = textOf(bankSelection);
  const [, failure = ''] = page.split('<td>internal error</td>');
  expect(failure.split('</tr>')[0]).toContain('<a href="#on-screen-unavailable">');
  const [, section = ''] = page.split('<h3 id="on-screen-unavailable">');
  expect(section).toContain('Vi fikk ikke hentet bankene. Prøv igjen senere.');
  expect(section).toContain('src="pictures/bank-selection/unavailable/360.png"');
  expect(files.get('docs/flows/buying/pictures/bank-selection/unavailable/360.png')).toEqual({
    copyOf: `${pictures}/bank-selection/unavailable/360.png`,
  });
});

test("a state has the requirements that its screen's code cites", () => {
  const [, section = ''] = textOf('docs/flows/sharing/give-insight.html').split(
    'id="on-screen-fillingtyping"',
  );
  expect(section.split('<h3')[0]).toContain('takes a number and a surname.');
});

test('a flow has the tests of each transition on a page of its own', () => {
  expect(textOf(bankSelection)).toContain('href="../../../coverage/bank-selection.html"');
  const coverage = textOf('coverage/bank-selection.html');
  expect(coverage).toContain('bank-selection: listBanks: 500, then retried');
  expect(coverage).toContain('href="../docs/flows/buying/bank-selection.html"');
});

test('a flow says how its paths went in the browser', () => {
  expect(textOf(bankSelection)).toContain('Chromium, 2026-11-27: every transition taken');
  expect(lookOf('bank-selection', browser(false))).toBe('Chromium, 2026-11-27: the run of this flow failed.');
  expect(lookOf('buy', browser(true))).toBe(null);
});

test('a link to a source, which the site does not have, is text', () => {
  expect(textOf(bankSelection)).toContain('Chart: machines/buying/bank-selection.ts.');
});
