import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** WCAG 2.2, A and AA, without the obsolete 4.1.1. */
const criteria = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5'],
  ...['2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.4'],
  ...['3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

const statuses = ['tested', 'partly', 'untested', 'not present'];

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d\.\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('docs/accessibility.md has each criterion of WCAG 2.2 once, in order', () => {
  expect(criteria).toHaveLength(55);
  expect(rows.map(([, criterion]) => criterion?.split(' ')[0])).toEqual(criteria);
});

describe.each(rows.map((row) => [row[1], row] as const))(
  '%s',
  (_, [, , , proof = '', status = '', rest, tried]) => {
    test('has a status that fits its proof', () => {
      expect(statuses).toContain(status);
      expect(proof !== '').toBe(status === 'tested' || status === 'partly');
      if (status === 'partly' || status === 'untested') expect(rest).not.toBe('');
    });

    test('says whether somebody tried it by hand', () => {
      expect(tried).toMatch(/^(-|.{10,})$/);
    });
  },
);

test('the statement names each criterion that is not tested or tested only in part, and no other', () => {
  const open = rows.filter(([, , , , status]) => status === 'partly' || status === 'untested');
  const statement = readFileSync('docs/accessibility-statement.md', 'utf8');
  const named = [...statement.matchAll(/^\| (\d\S*)/gm)].map(([, criterion]) => criterion);
  expect(named.sort()).toEqual(open.map(([, criterion]) => criterion?.split(' ')[0]).sort());
});

test.each(['accessibility.md', 'accessibility-statement.md'])('every file that %s cites exists', (file) => {
  const text = readFileSync(join('docs', file), 'utf8');
  const cited = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);
  const local = cited.filter((path) => !/^(https:|mailto:)/.test(path));
  expect(local.filter((path) => !existsSync(join('docs', path)))).toEqual([]);
});
