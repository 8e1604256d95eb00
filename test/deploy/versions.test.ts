import { expect, test } from 'vitest';
import { nextServed, servedBefore } from '#deploy/versions.ts';

const served = (current: string, before: string | null, seen = current) => ({ current, before, seen });

test('a new site serves the newest version, and can roll back to the one before it', () => {
  expect(nextServed({ newest: 'b', before: 'a', sites: {} }, '/site')).toEqual(served('b', 'a'));
});

test('a site that missed a version can roll back to the one that it served', () => {
  const release = { newest: 'c', before: 'b', sites: { '/site': served('a', null) } };
  expect(nextServed(release, '/site')).toEqual(served('c', 'a'));
});

test('a site that has rolled back stays there when only its file changes', () => {
  const release = { newest: 'b', before: 'a', sites: { '/site': served('a', 'b', 'b') } };
  expect(nextServed(release, '/site')).toEqual(served('a', 'b', 'b'));
  expect(nextServed({ ...release, newest: 'c' }, '/site')).toEqual(served('c', 'a'));
});

test('a version that was added again is served again', () => {
  const release = { newest: 'a', before: 'b', sites: { '/site': served('b', 'a') } };
  expect(nextServed(release, '/site')).toEqual(served('a', 'b'));
});

test('each site rolls back by itself, and the same again returns to the newer version', () => {
  const sites = { '/one': served('b', 'a'), '/two': served('b', 'a') };
  const release = { newest: 'b', before: 'a', sites };
  expect(servedBefore(release, '/one')).toEqual(served('a', 'b', 'b'));
  const after = { ...release, sites: { ...sites, '/one': served('a', 'b', 'b') } };
  expect(servedBefore(after, '/two')).toEqual(served('a', 'b', 'b'));
  expect(servedBefore(after, '/one')).toEqual(served('b', 'a'));
});

test('a site that has served one version only cannot roll back', () => {
  expect(
    servedBefore({ newest: 'a', before: null, sites: { '/site': served('a', null) } }, '/site'),
  ).toBeNull();
  expect(servedBefore({ newest: 'a', before: null, sites: {} }, '/site')).toBeNull();
});
