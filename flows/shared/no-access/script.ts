import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { noAccessFlow } from './flow.ts';

async function seesPage(
  driver: Driver,
  { organisation }: { readonly organisation: { readonly value: object | null } | null },
) {
  await driver.expectHeading('Du har ikke tilgang til forsikring');
  await driver.sees('+47 21 00 00 00');
  // The administrators can give access (A2.33, C5.4).
  if (organisation?.value) {
    await driver.sees('Astrid Nes eller Bård Haug kan gi deg tilgang.');
    await driver.hears('Astrid Nes eller Bård Haug kan gi deg tilgang.');
    await driver.hears('Du kan også ringe oss på +47 21 00 00 00.');
  } else await driver.hears('Ring oss på +47 21 00 00 00, så hjelper vi deg.');
}

export const noAccessScript = defineScript(noAccessFlow, {
  does: {},
  sees: { loading: seesPage, loaded: seesPage },
});
