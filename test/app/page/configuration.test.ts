import { describe, expect, test } from 'vitest';
import { readConfiguration } from '#app/page/configuration.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';

const ours = pageConfiguration({ isPartner: false });

const good = {
  ...ours,
  restUrl: '/forsikring/rest',
  urls: {
    ...ours.urls,
    overview: { url: '/oversikt', target: '_top' },
    buyInsurance: { url: 'https://kunde.forsikring.example/pm/kjop?kid=1' },
  },
  phone: '+47 21 00 00 00',
  alarmCentre: '+47 21 00 00 99',
  allowedHosts: ['kunde.forsikring.example', 'localhost:5173'],
};

const pageWith = (text: string) => {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.id = 'page-configuration';
  element.type = 'application/json';
  element.textContent = text;
  page.head.append(element);
  return page;
};

const read = (configuration: unknown) => readConfiguration(pageWith(JSON.stringify(configuration)));

describe('a valid configuration', () => {
  test('has addresses, targets and flags (A3.13)', () => {
    expect(read(good)).toEqual(good);
  });

  test('can have further fields', () => {
    const more = { ...good, farge: 'grønn', urls: { ...good.urls, kundeavis: { url: '/avis' } } };
    expect(read(more)).toEqual(more);
  });

  test.each(['/', '/oversikt/', '/a?b=//c#/d', 'https://x.example/', 'https://x.example:8443/a'])(
    'may lead to %s',
    (url) => {
      expect(read({ ...good, urls: { ...good.urls, overview: { url } } }).urls.overview).toEqual({ url });
    },
  );

  test.each([{}, { share: 0 }, { share: 1, webVitals: true }, { share: 0.05, webVitals: false }])(
    'may have a log with %o',
    (log) => {
      expect(read({ ...good, log }).log).toEqual(log);
    },
  );

  test.each([{ share: 1.01 }, { share: -0.1 }, { share: '1' }, { webVitals: 1 }])(
    'has no log with %o',
    (log) => {
      expect(() => read({ ...good, log })).toThrow(/At path: log\.(share|webVitals)/);
    },
  );

  test('is the one of the sandbox', () => {
    const given = pageConfiguration({ isPartner: true });
    expect(read(given)).toEqual({ ...given, ispartnerkunde: true });
  });
});

describe('a missing configuration is an error', () => {
  test.each([
    ['if the element is missing', document.implementation.createHTMLDocument()],
    ['if the element is empty', pageWith('')],
  ])('%s', (_, page) => {
    expect(() => readConfiguration(page)).toThrow('the page has no element #page-configuration');
  });

  test('if the element still has the text of the build', () => {
    expect(() => readConfiguration(pageWith('"configuration"'))).toThrow(
      '#page-configuration: Expected an object',
    );
  });

  test.each([
    ['words', 'configuration'],
    ['JSON that is cut off', '{"restUrl":"/rest"'],
    ['only blanks', ' \n '],
  ])('if the element contains %s', (_, text) => {
    expect(() => readConfiguration(pageWith(text))).toThrow('#page-configuration');
  });
});

describe('an error names the invalid field:', () => {
  const { restUrl: _, ...withoutRestUrl } = good;
  const leadingTo = (url: unknown) => ({ ...good, urls: { ...good.urls, overview: { url } } });

  test.each([
    ['a script as an address', 'urls.overview.url', leadingTo('javascript:alert(1)')],
    ['an address of another host by //', 'urls.overview.url', leadingTo('//evil.example')],
    ['an address of another host by /\\', 'urls.overview.url', leadingTo('/\\evil.example')],
    ['an address with a tab in it', 'urls.overview.url', leadingTo('/\t/evil.example')],
    ['an address over http', 'urls.overview.url', leadingTo('http://x.example/')],
    ['an address with a user', 'urls.overview.url', leadingTo('https://user@x.example/')],
    ['an address that is not a path', 'urls.overview.url', leadingTo('oversikt')],
    ['an empty address', 'urls.overview.url', leadingTo('')],
    ['an address that is not a text', 'urls.overview.url', leadingTo(null)],
    ['a link without an object', 'urls.overview', { ...good, urls: { ...good.urls, overview: '/oversikt' } }],
    ['a missing link', 'urls.buyInsurance', { ...good, urls: { overview: { url: '/oversikt' } } }],
    [
      'a target that is not a text',
      'urls.overview.target',
      { ...good, urls: { ...good.urls, overview: { url: '/', target: 1 } } },
    ],
    ['calls to another host', 'restUrl', { ...good, restUrl: 'https://evil.example/rest' }],
    ['calls to another host by //', 'restUrl', { ...good, restUrl: '//evil/rest' }],
    ['calls with a slash at the end', 'restUrl', { ...good, restUrl: '/rest/' }],
    ['calls to a relative path', 'restUrl', { ...good, restUrl: 'rest' }],
    ['no address for calls', 'restUrl', withoutRestUrl],
    ['a phone number with words in it', 'phone', { ...good, phone: 'ring 21 00 00 00' }],
    ['a phone number without a digit', 'phone', { ...good, phone: ' ' }],
    ['no alarm centre (B2.104, C4.8)', 'alarmCentre', { ...good, alarmCentre: undefined }],
    [
      'an allowed address instead of a host',
      'allowedHosts.1',
      { ...good, allowedHosts: ['a.no', 'https://b.no'] },
    ],
    ['an allowed host with a path', 'allowedHosts.0', { ...good, allowedHosts: ['a.no/b'] }],
    ['an allowed host with a star', 'allowedHosts.0', { ...good, allowedHosts: ['*.a.no'] }],
    ['a bank by its name', 'banks.consents.0', { ...good, banks: { ...good.banks, consents: ['Solvik'] } }],
    [
      "the successor's site with a scheme",
      'successorHosts.test',
      { ...good, successorHosts: { ...good.successorHosts, test: 'https://a.no' } },
    ],
    ['an empty allowed host', 'allowedHosts.0', { ...good, allowedHosts: [''] }],
    ['one allowed host outside a list', 'allowedHosts', { ...good, allowedHosts: 'a.no' }],
    ['a flag in words', 'ispartnerkunde', { ...good, ispartnerkunde: 'false' }],
    ['a flag as a number', 'enableavtalebytte', { ...good, enableavtalebytte: 1 }],
  ])('%s', (_, field, configuration) => {
    expect(() => read(configuration)).toThrow(`#page-configuration: At path: ${field} -- Expected `);
  });
});
