import { type ApiError, reference } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { identificationRefusals } from '#domain/errors/identification.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { loadAccessFlow } from './flow.ts';

async function failed(driver: Driver, error: ApiError | null, { title, text }: Notice) {
  await driver.heading(title ?? '');
  await driver.sees(text, 'Tilbake til oversikten', ...(error ? [reference(error)] : []));
}

export const loadAccessScript = defineScript(loadAccessFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    loading: (driver) => driver.heading('Vent Litt'),
    unavailable: (driver, { error }) => failed(driver, error, generalNotice(error)),
    unidentified: (driver, { error }) => failed(driver, error, noticeIn(identificationRefusals, error)),
  },
});
