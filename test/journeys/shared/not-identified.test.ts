import { afterEach, describe, test } from 'vitest';
import { accessCases } from '#flows/access/access/cases.ts';
import { accessFlow } from '#flows/access/access/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { settingsCases } from '#flows/settings/settings/cases.ts';
import { settingsFlow } from '#flows/settings/settings/flow.ts';
import { admit } from '#test/journeys/admit.ts';
import { openDomSite } from '#test/support/dom-site.tsx';

let close = () => {};
afterEach(() => close());

const login = ['Du er ikke logget inn', 'Du må være logget inn for å bruke denne tjenesten.', 'Logg inn'];
const maintenance = ['Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.'];
const wrong = [
  'Noe gikk galt',
  'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
];
const card = ['Prøv igjen', 'Tilbake til oversikten'];

// The agreement decides what these pages show.
describe.each([
  ['access', accessFlow as AnyFlow, accessCases.input, 'load-access'],
  ['settings', settingsFlow as AnyFlow, settingsCases.input, 'contact-details'],
] as const)('%s, where the identification fails (A6.4)', (_, flow, input, part) => {
  test.each<[string, WireResponse, readonly string[], readonly string[]]>([
    ['with an error', { status: 500 }, login, card],
    ['with a lost session', { status: 401 }, login, card],
    ['in maintenance', { status: 500, body: { code: 'INS00002' } }, [...maintenance, ...card], login],
    ['with a wrong shape', { status: 200, body: null }, [...wrong, ...card], login],
    ['with no response', 'lost', [...wrong, ...card], login],
  ])('%s', async (_, response, seen, notSeen) => {
    const site = openDomSite(flow, input);
    close = site.close;
    await admit(site);
    await site.respond({ request: { method: 'GET', path: '/rest/avtalebytte/identification' }, response });
    await site.shows(part, 'unidentified');
    const driver = site.driverOf(part);
    await driver.sees(...seen);
    await driver.seesNot(...notSeen);
  });
});
