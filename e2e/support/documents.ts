import { subApps } from '#documents/sub-apps.ts';

/** The gallery is only in the sandbox's build, with the workbench. */
const gallery = `http://localhost:${process.env.PORT_OF_WORKBENCH}/workbench/dialogs`;

export const main = '/oversikt/forsikring/mine-forsikringer';

/** The first address of each flow of the main app. */
const mainAddresses: Readonly<Record<string, string>> = {
  home: '/',
  // The gate, before the page of its address.
  'page-gate': '/innstillinger',
  'policy-redirect': '/router?forsikringsnummer=7010001',
  'not-found': '/finnes-ikke',
  settings: '/innstillinger',
  'business-settings': '/bm/innstillinger',
  access: '/bm/tilganger',
  'choose-policy': '/bm/endre',
  'change-policy': '/bm/endre/7020001',
  'employee-list': '/bm/personal/7260001/3/ansattliste',
  'order-policy': '/bm/bestille',
  insight: '/dele-forsikringer',
  'green-card': '/bil/7010001/2/bestill-gront-kort',
  'smart-delay': '/7010001/2/smart-delay',
  certificates: '/bil/7010001/2/forsikringsbevis',
  'policy-details': '/reise-bedrift/7340001/2',
  'shared-policy': '/delt/bil/7130090/2',
  'travel-cards': '/reisekort',
  proposals: '/tilbud',
  proposal: '/tilbud/bil/8130010/1',
  'travel-card': '/reisekort/7370010',
  'self-administered-report': '/bm/admin/selvadministrert-inn-og-utmelding',
  'employee-report': '/bm/admin/ansatt-inn-og-utmelding',
  'direct-debit': '/avtalegiro/skade?context=kjop-bil',
};

const receipt = `${main}/kjope/avtalegiro-kvittering?context=kjop-bil`;

/** The sub-app of the receipt has a flow for each result at the bank. */
const receipts: Readonly<Record<string, string>> = {
  'direct-debit-created': `${receipt}&status=ok`,
  'direct-debit-failed': `${receipt}&status=error`,
};

/** The address of the document that starts with a flow. The entry of a sub-app has the name of its first flow. */
export function documentOf(flow: string): string {
  if (flow === 'dialog-gallery') return gallery;
  const hash = mainAddresses[flow];
  if (hash !== undefined) return `${main}#${hash}`;
  const receiptAddress = receipts[flow];
  if (receiptAddress !== undefined) return receiptAddress;
  const subApp = subApps.find(({ entry }) => entry.endsWith(`/${flow}.entry.ts`));
  if (!subApp) throw new Error(`${flow} has no document of its own`);
  return subApp.path;
}
