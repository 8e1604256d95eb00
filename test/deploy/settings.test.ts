import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changesIn, nextSettings, settingsOf, writeSettings } from '#deploy/settings.ts';
import { releaseIn } from '#deploy/versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const template = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');

test('a site keeps its settings: only a variable that is set changes one, and an empty one returns to the default', () => {
  const first = nextSettings(
    template,
    {},
    { LISTEN: '443 ssl', API: 'api:80', HOME: '/root', RELEASE: 'release' },
  );
  expect(first).toEqual({ LISTEN: '443 ssl', API: 'api:80' });
  expect(nextSettings(template, first, {})).toEqual(first);
  expect(nextSettings(template, first, { LISTEN: '', API: 'api:81' })).toEqual({ API: 'api:81' });
});

test('each change of a setting is named', () => {
  expect(changesIn({ LISTEN: '443 ssl', API: 'api:80' }, { API: 'api:81', WORKERS: '2' })).toEqual([
    'LISTEN: the default, before it 443 ssl',
    'API: api:81, before it api:80',
    'WORKERS: 2, before it the default',
  ]);
});

test('settings are read as they were written, and a damaged file is named', () => {
  expect(settingsOf(folder)).toEqual({});
  writeSettings(folder, { API: 'api:80' });
  expect(settingsOf(folder)).toEqual({ API: 'api:80' });
  for (const text of ['{"API":', '{"API": 80}']) {
    writeFileSync(join(folder, 'settings.json'), text);
    expect(() => settingsOf(folder)).toThrow(`${folder}/settings.json cannot be read`);
  }
});

test('a damaged list of versions is named', () => {
  expect(releaseIn(folder)).toBe(null);
  for (const text of ['{"newest":', '{"newest":"a","before":null}']) {
    writeFileSync(join(folder, 'versions.json'), text);
    expect(() => releaseIn(folder)).toThrow(`${folder}/versions.json cannot be read`);
  }
});
