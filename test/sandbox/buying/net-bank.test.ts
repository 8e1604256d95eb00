import { describe, expect, test } from 'vitest';
import { resultOf, visitAs } from '#test/sandbox/shared/visiting.ts';

const receipt = 'http://localhost/oversikt/kvittering?context=kjop-bil';

const links = (page: string) =>
  [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

const returnLinks = ['ok', 'cancel', 'error'].map((status) => `${receipt}&status=${status}`);

describe('the page of the bank', () => {
  test('accepts the form, and its links back contain the status', async () => {
    const visitor = await visitAs('private-rich');
    const { body } = await resultOf(visitor, '/avtalegiro/skade');
    const { url, ...form } = body as Record<string, string | number>;
    const response = await visitor.request(String(url), {
      method: 'POST',
      body: String(
        new URLSearchParams({
          ...form,
          amountLimit: '10000',
          notificationDisabled: 'true',
          returnUrl: receipt,
        }),
      ),
    });
    const page = await response.text();
    expect(page).toContain(String(form.kid));
    expect(links(page)).toEqual(returnLinks);
  });

  test('refuses an incomplete form', async () => {
    const visitor = await visitAs('private-rich');
    const response = await visitor.request('/nettbank/opprett-avtalegiro', {
      method: 'POST',
      body: String(new URLSearchParams({ kid: '0001', returnUrl: receipt })),
    });
    expect([response.status, await response.text()]).toEqual([
      400,
      'the request lacks companyName, companyAccountNo, amountLimit, notificationDisabled',
    ]);
  });

  test('accepts a query in place of a form', async () => {
    const visitor = await visitAs('private-rich');
    const query = new URLSearchParams({ kid: '0001', amount: '958', returnUrl: receipt });
    const response = await visitor.get(`/nettbank/opprett-avtalegiro?${query}`);
    expect(links(await response.text())).toEqual(returnLinks);
  });

  test.each([
    ['another site', 'https://evil.example/'],
    ['a script', 'javascript:alert(1)'],
  ])('does not link back to %s', async (_, returnUrl) => {
    const visitor = await visitAs('private-rich');
    const response = await visitor.get(`/nettbank/opprett-avtalegiro?${new URLSearchParams({ returnUrl })}`);
    expect(response.status).toBe(400);
  });

  test('escapes values of the address', async () => {
    const visitor = await visitAs('private-rich');
    const query = new URLSearchParams({ kid: '<script>', returnUrl: receipt });
    const response = await visitor.get(`/nettbank/opprett-avtalegiro?${query}`);
    expect(await response.text()).not.toContain('<script>');
  });
});

test('a form with a return address of another site is refused', async () => {
  expect(
    await resultOf(await visitAs('private-rich'), '/avtalegiro/person?returnPath=https://evil.example'),
  ).toMatchObject({ status: 400 });
});
