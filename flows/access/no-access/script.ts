import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { noAccessFlow } from './flow.ts';

async function seesPage(
  driver: Driver,
  { administrators }: { readonly administrators: { readonly value: readonly string[] | null } | null },
) {
  const names = administrators?.value ?? [];
  await driver.expectHeading('Du har ikke tilgang til forsikring');
  await driver.sees('+47 21 00 00 00');
  // The administrators can give access (A2.33).
  if (names.length > 0) await driver.sees(`${names.join(' eller ')} kan gi deg tilgang.`);
}

export const noAccessScript = defineScript(noAccessFlow, {
  does: {},
  sees: { loading: seesPage, loaded: seesPage },
});
