import type { ContextFrom } from 'xstate';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { privateLandingFlow } from './flow.ts';

const partly =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';
const tasksMissing =
  'Det oppstod en feil ved henting av dine oppgaver, så vi vet ikke om det er noen oppgaver som mangler. Vennligst prøv igjen senere.';
/** For a customer with one policy, and for one with none. */
const tips = ['Samle alle forsikringene dine', 'Kom i gang'] as const;

const search = 'Søk i forsikringene';

/** The groups that the cases press. */
const groups: Readonly<Record<string, string>> = {
  later: 'Under behandling eller gjelder senere',
  'shared-1': 'Delt av Nina M.',
};

/** Without any policy (B8.5). */
const none = 'Du har ingen forsikringer hos oss som er registrert på deg.';
/** A customer of another bank (A8.1, A8.2). */
const anotherBank =
  'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.';
/** Any other error of the damage customer (A8.5). */
const failed = 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.';
const withoutDamage = [
  'Det er skadeforsikringene dine som mangler. Uten dem kan vi ikke vise hva forsikringene koster til sammen.',
  'Uten skadeforsikringene kan det mangle oppgaver her.',
] as const;
const withoutSum = 'Noen forsikringer mangler, så vi kan ikke vise hva de koster til sammen.';
/** By the server's message: no policies, which is no error (A6.5, A8.10), or another bank (A8.1). */
const damageSentences: Readonly<Record<string, string>> = {
  'Bruker mangler tilgang til skadeforsikring': none,
  'Customers of legacy system may not call this resource': none,
  'Fant ikke kunden': none,
  'Kunden tilhører en annen bank': anotherBank,
};

type Context = ContextFrom<typeof privateLandingFlow.machine>;

const seesIf = (driver: Driver, isShown: boolean, ...texts: readonly string[]) =>
  isShown ? driver.sees(...texts) : driver.seesNot(...texts);

/** What is loaded of the customer's own policies, and the sentence in their place. */
function ownPolicies({ damage, life, digital, bank, hasNationalId }: Context) {
  const isUnknownHere = life?.error?.message === 'Kunden finnes ikke i denne banken';
  const isElsewhere = damage?.error?.code === 'FOR3170009';
  // Without the bank, life insurance is not loaded (A7.3).
  const isLifeEnded = life !== null || !hasNationalId || isElsewhere || bank?.error != null;
  const isLifeMissing =
    (life?.error != null && !isUnknownHere) || (life === null && hasNationalId && bank?.error != null);
  const isSettled = damage !== null && digital !== null && isLifeEnded;
  const isComplete = isSettled && !isLifeMissing && digital.error === null;
  const count =
    (damage?.value?.forsikringer.length ?? 0) +
    (life?.value?.aktiveForsikringer.length ?? 0) +
    (digital?.value?.length ?? 0);
  const ofDamage = damage?.error ? (damageSentences[damage.error.message] ?? failed) : null;
  const ofNone = count === 0 && isComplete ? (isUnknownHere ? anotherBank : none) : null;
  return {
    isLifeEnded,
    isSettled,
    count,
    sentence: ofDamage === none ? ofNone : (ofDamage ?? ofNone),
    hasFew: isComplete && count < 2 && (ofDamage === null || ofDamage === none),
    isLifeFailed: life?.error != null && !isUnknownHere,
    isDamageFailed: ofDamage === failed,
    // A customer of another bank has damage insurance that is not shown.
    isSummed: isComplete && (ofDamage === null || ofDamage === none),
  };
}

/**
 * The policies of the cases, with labels and prices a month (A2.28, A4.2, A4.3, A9.13). From five policies on, they are in
 * groups, which are folded until the visitor opens them; a search shows its hits.
 */
async function seesPolicies(
  driver: Driver,
  { damage, life, digital, form, openGroups }: Context,
  { count, isSummed }: ReturnType<typeof ownPolicies>,
) {
  const hasMany = digital?.value?.length === 15;
  const isSearched = hasMany && form.searchedName === 'hytte';
  const hasDamage = (damage?.value?.forsikringer.length ?? 0) > 0 && !isSearched;
  const hasLife = (life?.value?.aktiveForsikringer.length ?? 0) > 0 && !isSearched;
  const hasGroups = count >= 5 && !isSearched;
  const isOpen = (group: string) => !hasGroups || openGroups.includes(group);
  await seesIf(driver, hasGroups && hasDamage, 'Kjøretøy');
  await seesIf(driver, hasGroups && hasLife, 'Deg og dine');
  await seesIf(driver, hasDamage && isOpen('vehicles'), 'Bil');
  await seesIf(driver, hasLife && isOpen('people'), 'Uførekapital', 'Peder Skogly');
  // A folded group has its sum.
  await seesIf(driver, hasDamage && (isOpen('vehicles') || isSummed), '682 kr/md.');
  await seesIf(driver, hasLife && (isOpen('people') || isSummed), '99 kr/md.');
  await seesIf(
    driver,
    hasDamage && isOpen('later'),
    ...['Drone', 'Fra 01.03.2026', 'Tilhenger', 'Under behandling'],
  );
  await seesIf(driver, digital?.value?.length === 1 && isOpen('later'), 'Ufør');
  await seesIf(driver, (digital?.value?.length ?? 0) > 0 && isOpen('later'), 'Midlertidig');
  await seesIf(driver, hasMany && isOpen('later'), 'Hytte 1', 'Hytte 15');
  if (hasMany) await driver.expectValue(search, form.searchedName);
  else await driver.seesNot(search);
  await seesIf(driver, isSearched, '15 treff');
}

/** The three most urgent tasks of the cases; the others are folded (A2.23). */
async function seesTasks(
  driver: Driver,
  context: Context,
  { isLifeEnded, isDamageFailed }: ReturnType<typeof ownPolicies>,
) {
  const { damage, life, bank, declarations, hidesDeclarations: hides } = context;
  const { messages, documents, acceptance, invoices, claims } = context;
  const always = [bank, hides, declarations, messages, documents, acceptance];
  const areSettled =
    always.every((source) => source !== null) &&
    (invoices !== null || (damage?.value == null && life?.value == null && isLifeEnded)) &&
    (claims !== null || damage?.value == null);
  const hasBank = damage?.value != null || bank?.value != null;
  const isOfferLost = acceptance?.value === true && !hasBank;
  const lists = [declarations, messages, documents, invoices, claims, acceptance];
  const isMissing = lists.some((source) => source?.error != null) || isOfferLost;
  await seesIf(driver, areSettled && isMissing, tasksMissing);
  await seesIf(driver, areSettled && !isMissing && isDamageFailed, withoutDamage[1]);
  const has = (source: Context['declarations' | 'messages' | 'documents' | 'invoices' | 'claims']) =>
    (source?.value?.length ?? 0) > 0;
  const titles = [
    ...(has(invoices) ? ['Betal faktura'] : []),
    ...(damage?.value?.forsikringer.length ? ['Opprett AvtaleGiro for skadeforsikringene dine'] : []),
    ...(life?.value?.aktiveForsikringer.length ? ['Opprett AvtaleGiro for personforsikringene dine'] : []),
    ...(has(declarations) && hides?.value !== true ? ['Signer helseerklæring for Jonas Skogly'] : []),
    ...(acceptance?.value === true && hasBank ? ['Godta tilbudet ditt'] : []),
    ...(has(claims) ? ['Gjør ferdig skademeldingen'] : []),
    ...(has(messages) ? ['Vi trenger flere opplysninger'] : []),
    ...(has(documents) ? ['Forsikringsbevis for hytte'] : []),
  ];
  if (!areSettled) return driver.seesNot(...titles);
  await driver.sees(...titles.slice(0, 3));
  await seesIf(driver, titles.length > 3, `Flere oppgaver (${titles.length - 3})`);
  await seesIf(driver, has(invoices), 'Forfalt');
}

/** The side menu (A2.24): no entry until all are known. */
async function seesMenu(driver: Driver, { agreement, threads, travelCards, archive, declaration }: Context) {
  const isKnown = threads !== null && travelCards !== null && archive !== null;
  // If counting fails, a health declaration is enough (A7.15).
  const hasMessages = (threads?.value ?? 0) > 0 || (threads?.error != null && declaration?.value === true);
  await seesIf(driver, isKnown, 'Faktura', 'Reisekort', 'Profil og innstillinger', 'Dele forsikringer');
  await seesIf(driver, isKnown, 'Ofte stilte spørsmål og svar');
  await seesIf(driver, isKnown && hasMessages, 'Meldinger');
  await seesIf(driver, isKnown && agreement?.value?.isAvtalebytte !== true, 'Skadesaker');
  await seesIf(driver, isKnown && archive?.value !== false, 'Dokumenter');
}

async function seesPage(driver: Driver, context: Context) {
  await driver.expectHeading('Forsikring');
  await driver.sees('Kjøp forsikring', 'Meld skade', 'Se dokumenter');
  const own = ownPolicies(context);
  const { sentence, count, isSettled } = own;
  // An empty shared list has the same sentence (B8.5).
  const shown = context.shared?.value?.length === 0 && isSettled ? [sentence, none] : [sentence];
  await driver.seesNot(...[none, anotherBank, failed].filter((text) => !shown.includes(text)));
  if (sentence !== null) await driver.sees(sentence);
  await seesIf(driver, sentence !== null || count > 0 || !isSettled, 'Mine forsikringer');
  await seesPolicies(driver, context, own);
  await seesIf(driver, own.isDamageFailed, withoutDamage[0]);
  // A sum without some of the policies would be too low.
  const hasBoth =
    (context.damage?.value?.forsikringer.length ?? 0) > 0 &&
    (context.life?.value?.aktiveForsikringer.length ?? 0) > 0;
  const isSearched = context.digital?.value?.length === 15 && context.form.searchedName !== '';
  await seesIf(driver, own.isSummed && hasBoth && !isSearched, 'Til sammen per måned', '781 kr/md.');
  await seesIf(driver, isSettled && !own.isSummed && hasBoth && !isSearched, withoutSum);
  await seesTasks(driver, context, own);
  await seesMenu(driver, context);
  const { digital, shared, bank, threads, travelCards } = context;
  const isPartFailed = [digital, shared, bank, threads, travelCards].some((source) => source?.error != null);
  await seesIf(driver, isPartFailed || own.isLifeFailed, partly);
  await seesIf(driver, context.showsTips && own.hasFew && count === 1, tips[0]);
  await seesIf(driver, context.showsTips && own.hasFew && count === 0, tips[1]);
  const hasInsight = shared?.value != null && (shared.value.length > 0 || isSettled);
  await seesIf(driver, hasInsight, 'Forsikringer du har innsyn i');
  if (shared?.value?.length === 0 && isSettled) await driver.sees(none);
  const hasShared = (shared?.value?.length ?? 0) > 0;
  await seesIf(driver, hasShared, 'Delt av Nina M.');
  // The shared policy is the fifth of the page.
  await seesIf(
    driver,
    hasShared && (count < 4 || context.openGroups.includes('shared-1')),
    'Hus',
    'Granveien 12',
  );
}

export const privateLandingScript = defineScript(privateLandingFlow, {
  does: {
    'tips.closed': (driver) => driver.press('Ikke vis igjen'),
    'reload.requested': (driver) => driver.press('Prøv igjen'),
    'group.pressed': (driver, { key }) => driver.press(groups[key] ?? key),
    'search.changed': (driver, { searchedName }) => driver.type(search, searchedName),
  },
  sees: {
    async settling(driver) {
      await driver.expectHeading('Forsikring');
      await driver.hears('Henter forsikringene dine …');
      await driver.seesNot('Mine forsikringer');
    },
    async loggedOut(driver, { agreement }) {
      await seesFailure(driver, agreement?.error ?? null);
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
    async noAccess(driver) {
      await driver.expectHeading('Du har ikke tilgang til forsikring');
      await driver.sees('+47 21 00 00 00');
      await driver.seesNot('Mine forsikringer');
    },
    'shown.policies.awaitingBank': seesPage,
    'shown.policies.loadingLife': seesPage,
    'shown.policies.loadingInvoices': seesPage,
    'shown.policies.counting': seesPage,
    'shown.policies.counted.still': seesPage,
    'shown.policies.counted.typing': seesPage,
  },
});
