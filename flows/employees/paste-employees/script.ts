import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { pasteEmployeesFlow } from './flow.ts';

const field = 'Rader fra regnearket';

interface Shown {
  readonly form: { readonly ansatteInformasjon: readonly { id: string; fodselsar: string; kjonn: string }[] };
  readonly pasted: { readonly ok: boolean; readonly faulty?: readonly string[] } | null;
}

const acceptLabel = (count: number) => (count === 1 ? 'Legg til 1 ansatt' : `Legg til ${count} ansatte`);

async function seesText(driver: Driver, { form }: { form: { text: string } }) {
  await driver.expectHeading('Lim inn ansatte fra regneark');
  await driver.expectValue(field, form.text);
  await driver.sees('Se over radene', 'Avbryt');
}

/** Rows with errors have fields, the others are in a table. */
async function seesRows(driver: Driver, { form: { ansatteInformasjon: rows }, pasted }: Shown) {
  const faulty = pasted?.faulty ?? [];
  await driver.expectHeading('Se over radene');
  await driver.sees(acceptLabel(rows.length));
  for (const { id, fodselsar, kjonn } of rows.filter((row) => faulty.includes(row.id))) {
    await driver.sees('Rett disse radene (1)');
    await driver.expectValue(`Fødselsår for rad ${id}`, fodselsar);
    await driver.expectChosen(`Kjønn for rad ${id}`, kjonn || null);
  }
  const valid = rows.filter((row) => !faulty.includes(row.id));
  if (valid.length > 0) await driver.sees(`Rader uten feil (${valid.length})`);
  for (const { fodselsar, kjonn } of valid) await driver.sees(fodselsar, kjonn);
}

const rowsText = (count: number) => (count === 1 ? '1 rad' : `${count} rader`);

export const pasteEmployeesScript = defineScript(pasteEmployeesFlow, {
  does: {
    'text.changed': (driver, { text }) => driver.type(field, text),
    'text.read': (driver) => driver.press('Se over radene'),
    'text.requested': (driver) => driver.press('Endre teksten'),
    'row.changed': (driver, { index, field: name, value }, _, { form }) => {
      const row = `rad ${form.ansatteInformasjon[index]?.id}`;
      return name === 'kjonn'
        ? driver.choose(`Kjønn for ${row}`, value)
        : driver.type(`Fødselsår for ${row}`, value);
    },
    'row.removed': (driver, { index }, _, { form }) =>
      driver.press(`Fjern rad ${form.ansatteInformasjon[index]?.id}`),
    accepted: (driver, _, __, { form }) => driver.press(acceptLabel(form.ansatteInformasjon.length)),
    cancelled: (driver) => driver.press('Avbryt'),
  },
  sees: {
    async 'pasting.typing'(driver, context) {
      await seesText(driver, context);
      await driver.seesNot('Lim inn minst én rad med fødselsår og kjønn');
    },
    async 'pasting.rejected'(driver, context) {
      await seesText(driver, context);
      await driver.sees('Lim inn minst én rad med fødselsår og kjønn');
    },
    async 'previewing.typing'(driver, context) {
      await seesRows(driver, context);
      await driver.seesNot('Fødselsår må være før inneværende år', 'Vennligst velg kjønn');
      await driver.hears(
        `${rowsText(context.form.ansatteInformasjon.length)} fra regnearket. Ingen har feil.`,
      );
    },
    // The sentences of the form (B5.33, B5.34).
    async 'previewing.rejected'(driver, context) {
      await seesRows(driver, context);
      const rows = context.form.ansatteInformasjon;
      const complaints = [
        ['Fødselsår må være før inneværende år', rows.some(({ fodselsar }) => fodselsar === '2031')],
        ['Vennligst velg kjønn', rows.some(({ kjonn }) => kjonn === '')],
      ] as const;
      // Rows without errors are never rejected.
      if (complaints.every(([, isShown]) => !isShown)) return driver.sees('Vennligst velg kjønn');
      for (const [sentence, isShown] of complaints) {
        await (isShown ? driver.sees(sentence) : driver.seesNot(sentence));
      }
      await driver.hears(
        `${rowsText(context.form.ansatteInformasjon.length)} fra regnearket. 1 rad har feil, og må rettes eller fjernes.`,
      );
    },
  },
});
