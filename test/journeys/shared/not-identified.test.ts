import { describe, test } from 'vitest';
import { accessCases } from '#flows/access/access/cases.ts';
import { accessFlow } from '#flows/access/access/flow.ts';
import { employeeListCases } from '#flows/employees/employee-list/cases.ts';
import { employeeListFlow } from '#flows/employees/employee-list/flow.ts';
import { employeeReportCases } from '#flows/employees/employee-report/cases.ts';
import { employeeReportFlow } from '#flows/employees/employee-report/flow.ts';
import { selfAdministeredReportCases } from '#flows/employees/self-administered-report/cases.ts';
import { selfAdministeredReportFlow } from '#flows/employees/self-administered-report/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { certificatesCases } from '#flows/policies/certificates/cases.ts';
import { certificatesFlow } from '#flows/policies/certificates/flow.ts';
import { greenCardCases } from '#flows/policies/green-card/cases.ts';
import { greenCardFlow } from '#flows/policies/green-card/flow.ts';
import { policyDetailsCases } from '#flows/policies/policy-details/cases.ts';
import { policyDetailsFlow } from '#flows/policies/policy-details/flow.ts';
import { smartDelayCases } from '#flows/policies/smart-delay/cases.ts';
import { smartDelayFlow } from '#flows/policies/smart-delay/flow.ts';
import { changePolicyCases } from '#flows/requests/change-policy/cases.ts';
import { changePolicyFlow } from '#flows/requests/change-policy/flow.ts';
import { choosePolicyCases } from '#flows/requests/choose-policy/cases.ts';
import { choosePolicyFlow } from '#flows/requests/choose-policy/flow.ts';
import { orderPolicyCases } from '#flows/requests/order-policy/cases.ts';
import { orderPolicyFlow } from '#flows/requests/order-policy/flow.ts';
import { businessSettingsCases } from '#flows/settings/business-settings/cases.ts';
import { businessSettingsFlow } from '#flows/settings/business-settings/flow.ts';
import { settingsCases } from '#flows/settings/settings/cases.ts';
import { settingsFlow } from '#flows/settings/settings/flow.ts';
import { insightCases } from '#flows/sharing/insight/cases.ts';
import { insightFlow } from '#flows/sharing/insight/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';

const login = ['Du er ikke logget inn', 'Du må være logget inn for å bruke denne tjenesten.', 'Logg inn'];
const maintenance = ['Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.'];
const wrong = [
  'Noe gikk galt',
  'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
];
const card = ['Prøv igjen', 'Tilbake til oversikten'];

// The content of these pages depends on the identification.
describe.each([
  ['access', accessFlow as AnyFlow, accessCases.input, 'load-access'],
  ['settings', settingsFlow as AnyFlow, settingsCases.input, 'settings'],
  [
    'settings of a business',
    businessSettingsFlow as AnyFlow,
    businessSettingsCases.input,
    'load-representative',
  ],
  ['a policy', policyDetailsFlow as AnyFlow, policyDetailsCases.input, 'load-representative'],
  ['a certificate', certificatesFlow as AnyFlow, certificatesCases.input, 'load-representative'],
  ['a green card', greenCardFlow as AnyFlow, greenCardCases.input, 'load-representative'],
  ['SmartDelay+', smartDelayFlow as AnyFlow, smartDelayCases.input, 'load-representative'],
  ['insight', insightFlow as AnyFlow, insightCases.input, 'insight'],
  ['an order', orderPolicyFlow as AnyFlow, orderPolicyCases.input, 'load-representative'],
  ['a change', changePolicyFlow as AnyFlow, changePolicyCases.input, 'load-representative'],
  ['the policies to change', choosePolicyFlow as AnyFlow, choosePolicyCases.input, 'load-representative'],
  ['employees', employeeListFlow as AnyFlow, employeeListCases.input, 'load-representative'],
  ['a report', employeeReportFlow as AnyFlow, employeeReportCases.input, 'load-representative'],
  [
    'a self-administered report',
    selfAdministeredReportFlow as AnyFlow,
    selfAdministeredReportCases.input,
    'load-representative',
  ],
] as const)('the page of %s (A6.4)', (_, flow, input, part) => {
  test.each<[string, WireResponse, readonly string[], readonly string[]]>([
    ['a login if the identification fails with an error', { status: 500 }, login, card],
    ['a login if there is no identification', { status: 404 }, login, card],
    ['a login if the session is lost', { status: 401 }, login, card],
    [
      'the maintenance text and a retry during maintenance',
      { status: 500, body: { code: 'INS00002' } },
      [...maintenance, ...card],
      login,
    ],
    [
      'an error and a retry if the identification is unreadable',
      { status: 200, body: null },
      [...wrong, ...card],
      login,
    ],
    ['an error and a retry without a response', 'lost', [...wrong, ...card], login],
  ])('shows %s', async (_, response, seen, notSeen) => {
    const site = openSite(flow, input);
    await site.respond({ request: { method: 'GET', path: '/rest/avtalebytte/identification' }, response });
    await site.shows(part, 'unidentified');
    const driver = site.driverOf(part);
    await driver.sees(...seen);
    await driver.seesNot(...notSeen);
  });
});
