import { getRouting, hasDamagePolicies, hasLifeHealthDeclaration } from '#api/arriving/routing.ts';
import { getDigitalSale, getNewSaleParameters, getSalesEntrance } from '#api/buying/buying.ts';
import { getDamageDirectDebitForm, getPersonDirectDebitForm } from '#api/buying/direct-debit.ts';
import { submitSelfDeclaration } from '#api/buying/self-declaration.ts';
import { logError } from '#api/error-log.ts';
import { listDigitalInsurances } from '#api/overview/digital-insurances.ts';
import {
  countMessageThreads,
  documentsExist,
  hasDigitalAcceptance,
  hasHealthDeclaration,
  hasUnreadDocuments,
} from '#api/overview/presence.ts';
import {
  listClaims,
  listCommunicationTasks,
  listDocumentTasks,
  listHealthDeclarationTasks,
} from '#api/overview/tasks.ts';
import { listUnpaidInvoices } from '#api/policies/unpaid-invoices.ts';
import {
  getAgreementSwitch,
  getIdentification,
  switchToBusiness,
  switchToPrivate,
} from '#api/shared/agreements.ts';
import { getBankInfo, getDirectAccess, listBanks } from '#api/shared/banks.ts';
import { getContactInfo } from '#api/shared/contact-info.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { listRelations, refreshRelations } from '#api/shared/own-relations.ts';
import { getPersonCustomer } from '#api/shared/person-customer.ts';
import { getToggle } from '#api/shared/toggles.ts';
import { personNumber } from '#sandbox/shared/person-customer.ts';
import type { ClientCall } from './call.ts';

const receipt = {
  path: '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering',
  params: 'context=kjop-bil',
};

const declaration = {
  skadesaker: false,
  betalingsanmerkninger: true,
  oppsagtAvAndre: false,
  bankForholdRegnr: { value: '3361' },
};

const defect = {
  message: 'TypeError: x is undefined',
  url: 'https://bank.example/assets/main.js',
  line: 12,
  column: 204,
  pageUrl: 'https://bank.example/oversikt/forsikring/mine-forsikringer',
  stacktrace: 'at draw (main.js:12:204)',
  error: 'TypeError: x is undefined',
};

export const arrivingCalls: readonly ClientCall[] = [
  { operation: 'getDamageCustomer', run: getDamageCustomer },
  { operation: 'getPersonCustomer', run: getPersonCustomer },
  { operation: 'getContactInfo', run: getContactInfo },
  { operation: 'getToggle', run: () => getToggle('overgang') },
  { operation: 'getRouting', run: getRouting },
  { operation: 'hasLifeHealthDeclaration', run: hasLifeHealthDeclaration },
  { operation: 'hasDamagePolicies', run: hasDamagePolicies },
  { operation: 'getSalesEntrance', run: getSalesEntrance },
  { operation: 'getNewSaleParameters', run: getNewSaleParameters },
  { operation: 'getDigitalSale', run: getDigitalSale },
  { operation: 'getAgreementSwitch', run: getAgreementSwitch },
  { operation: 'getIdentification', run: getIdentification },
  {
    operation: 'switchToBusiness',
    run: ({ organisation }, signal) =>
      switchToBusiness(organisation?.organisasjonsnummer ?? '923609016', signal),
  },
  { operation: 'switchToPrivate', run: (_, signal) => switchToPrivate(signal) },
  { operation: 'listRelations', run: listRelations },
  { operation: 'refreshRelations', run: (_, signal) => refreshRelations(signal) },
  { operation: 'getDirectAccess', run: getDirectAccess },
  { operation: 'getBankInfo', run: getBankInfo },
  { operation: 'listBanks', run: listBanks },
  { operation: 'submitSelfDeclaration', run: (_, signal) => submitSelfDeclaration(declaration, signal) },
  { operation: 'listHealthDeclarationTasks', run: listHealthDeclarationTasks },
  { operation: 'listCommunicationTasks', run: listCommunicationTasks },
  { operation: 'listDocumentTasks', run: listDocumentTasks },
  {
    operation: 'listUnpaidInvoices',
    run: (persona) =>
      listUnpaidInvoices({ skadekundenummer: persona.kundenummer, personkundenummer: personNumber(persona) }),
  },
  { operation: 'listClaims', run: ({ kundenummer }) => listClaims(kundenummer) },
  { operation: 'hasHealthDeclaration', run: hasHealthDeclaration },
  { operation: 'hasUnreadDocuments', run: hasUnreadDocuments },
  { operation: 'hasDigitalAcceptance', run: hasDigitalAcceptance },
  { operation: 'listDigitalInsurances', run: listDigitalInsurances },
  { operation: 'documentsExist', run: () => documentsExist('ALL') },
  { operation: 'countMessageThreads', run: countMessageThreads },
  { operation: 'getPersonDirectDebitForm', run: () => getPersonDirectDebitForm(receipt) },
  { operation: 'getDamageDirectDebitForm', run: () => getDamageDirectDebitForm(receipt) },
  { operation: 'logError', run: (_, signal) => logError(defect, signal) },
];
