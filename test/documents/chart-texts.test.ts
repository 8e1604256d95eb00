import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutChartTexts } from '#documents/chart-texts.ts';

test('removes a description on its own line, on two lines, and beside other properties; the line numbers stay', () => {
  const source = [
    'a: {',
    "  description: 'The visitor\\'s \"list\".',",
    "  tags: 'waiting',",
    '},',
    'b: {',
    '  description:',
    '    "It\'s empty.",',
    '},',
    "c: { description: 'Done.', type: 'final' },",
  ];
  expect(
    withoutChartTexts(source.join('\n'))
      .split('\n')
      .map((line) => line.trimEnd()),
  ).toEqual(['a: {', '', "  tags: 'waiting',", '},', 'b: {', '', '', '},', "c: {  type: 'final' },"]);
});

const charts = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

test.each(charts)('%s has descriptions, and none after the removal', (file) => {
  const source = readFileSync(`machines/${file}`, 'utf8');
  expect(source).toContain('description:');
  expect(withoutChartTexts(source)).not.toContain('description:');
});
