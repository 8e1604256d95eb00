import { describe, expect, test } from 'vitest';
import { subApps } from '#documents/sub-apps.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';
import { personas } from '#sandbox/personas.ts';
import { documentPath, openSandbox, visit } from './visitor.ts';

const visitor = () => visit(openSandbox());

describe('the document of a sub-app', () => {
  test.each([documentPath, `${documentPath}/`, `${documentPath}?persona=unwanted`])(
    'is at %s, and contains its configuration',
    async (address) => {
      const response = await visitor().get(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
      const html = await response.text();
      const [, before, json = '', after] = /^(.*configuration">)(.*)(<\/script>)$/.exec(html) ?? [];
      expect(before).toBe('<title>Egenerklæring</title><script id="page-configuration">');
      expect(after).toBe('</script>');
      expect(JSON.parse(json)).toEqual(pageConfiguration({ isPartner: false }));
    },
  );
});

describe('the front page', () => {
  test('has a link to every sub-app for every persona', async () => {
    const response = await visitor().get('/');
    expect(response.status).toBe(200);
    const html = await response.text();
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(links).toEqual(
      subApps.flatMap(({ path }) => Object.keys(personas).map((id) => `${path}?persona=${id}`)),
    );
  });
});

describe('an unknown address', () => {
  test.each(['/faktura', '/rest/ukjent', '/sandbox/ukjent', '/index.html'])(
    '%s is a page of the surrounding site, and not found',
    async (address) => {
      const response = await visitor().get(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<h1>Nettstedet rundt</h1>');
    },
  );

  test.each([
    ['POST', '/rest/ukjent'],
    ['POST', '/rest/banker'],
    ['DELETE', '/rest/skade/kunde'],
    ['PUT', '/sandbox/ukjent'],
  ])('is not found for a %s to %s', async (method, address) => {
    expect((await visitor().request(address, { method })).status).toBe(404);
  });

  test('is not logged as a call', async () => {
    const browser = visitor();
    await browser.get('/rest/ukjent');
    expect(await (await browser.get('/sandbox/requests')).json()).toEqual([]);
  });
});
