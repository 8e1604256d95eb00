import { hitsText } from '#domain/display/search.ts';
import { menuOf } from '#domain/overview/menu.ts';
import { isSearchable, searchRows } from '#domain/overview/policy-search.ts';
import {
  areOwnSettled,
  areTasksSettled,
  hasFewPolicies,
  isPartlyMissing,
  isTaskMissing,
  ownNotice,
  ownRows,
  tasksShown,
} from '#domain/overview/private-landing.ts';
import type { PrivateInput, PrivateSources } from '#domain/overview/private-sources.ts';
import { shownAtOnce } from '#domain/overview/tasks.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { privateLandingFlow } from './flow.ts';

const partly =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';
const tasksMissing =
  'Det oppstod en feil ved henting av dine oppgaver, så vi vet ikke om det er noen oppgaver som mangler. Vennligst prøv igjen senere.';
const tips = 'Samle alle forsikringene dine';

const search = 'Søk i forsikringene';

type Context = PrivateSources & PrivateInput & { readonly form: { readonly searchedName: string } };

const seesIf = (driver: Driver, isShown: boolean, text: string) =>
  isShown ? driver.sees(text) : driver.seesNot(text);

async function seesPage(driver: Driver, context: Context) {
  await driver.expectHeading('Forsikring');
  await driver.sees('Kjøp forsikring', 'Meld skade', 'Se dokumenter');
  const notice = ownNotice(context, context.site);
  // A phone number is a link inside the text, so only the title is checked.
  if (notice) await driver.sees(notice.text.includes('{phone}') ? (notice.title ?? '') : notice.text);
  const rows = ownRows(context, context.site);
  await seesIf(driver, notice !== null || rows.length > 0 || !areOwnSettled(context), 'Mine forsikringer');
  const { searchedName } = context.form;
  const hits = searchRows(rows, searchedName);
  for (const { title, labelText } of hits) {
    await driver.sees(title, ...(labelText === null ? [] : [labelText]));
  }
  if (isSearchable(rows)) {
    await driver.expectValue(search, searchedName);
    if (searchedName !== '') await driver.sees(hitsText(hits.length));
  } else await driver.seesNot(search);
  // The other tasks are folded.
  if (areTasksSettled(context)) {
    for (const { title } of tasksShown(context, context).slice(0, shownAtOnce)) await driver.sees(title);
  }
  const hasSwitched = context.agreement?.value?.isAvtalebytte ?? false;
  for (const { text, isPending } of menuOf(context, context.site, hasSwitched)) {
    await seesIf(driver, !isPending, text);
  }
  await seesIf(driver, isPartlyMissing(context, context.site), partly);
  await seesIf(driver, areTasksSettled(context) && isTaskMissing(context, context.site), tasksMissing);
  await seesIf(driver, context.showsTips && hasFewPolicies(context, context.site), tips);
  const groups = context.shared?.value ?? null;
  await seesIf(driver, groups !== null, 'Forsikringer du har innsyn i');
  // An empty list (B8.5).
  if (groups?.length === 0) await driver.sees('Du har ingen forsikringer hos oss som er registrert på deg.');
}

export const privateLandingScript = defineScript(privateLandingFlow, {
  does: {
    'tips.closed': (driver) => driver.press('Ikke vis igjen'),
    'reload.requested': (driver) => driver.press('Prøv igjen'),
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
