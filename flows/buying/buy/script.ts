import { anotherBankNotices } from '#domain/buying/errors.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { buyFlow } from './flow.ts';

export const buyScript = defineScript(buyFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    loadingSalesEntrance: seesWaiting,
    loadingDigitalSale: seesWaiting,
    loadingBuyer: seesWaiting,
    loadingBank: seesWaiting,
    async offered(driver, { visitor, acceptsOffers, buyer, bank }) {
      await driver.expectHeading('Våre mest kjøpte forsikringer');
      await driver.sees(
        'Forsikringer',
        'Reise',
        'Alle forsikringer',
        'Kjøretøy',
        'Hjem og fritid',
        'Deg og dine',
        // Only in the full list.
        'Katt',
      );
      const conditional = [
        ['Øvrige forsikringer', bank?.bankregnr === '0820'],
        ['Du kan ikke godta et tilbud i dag', acceptsOffers?.value === false],
        ['Liv og helse', visitor.transition],
        ['Dødsfall', !visitor.transition],
        ['Motorsykkel', !buyer?.ownedCodes.includes('M25')],
      ] as const;
      for (const [text, isShown] of conditional) await (isShown ? driver.sees(text) : driver.seesNot(text));
    },
    async notSold(driver) {
      await driver.expectHeading('Vi beklager');
      await driver.sees('+47 21 00 00 00', 'Gå til oversikt');
      await driver.hears('Du kan dessverre ikke kjøpe forsikringer digitalt hos oss.');
    },
    async inAnotherBank(driver, { bank, site }) {
      await driver.expectHeading('Kjøp forsikring');
      for (const { title, text } of anotherBankNotices(bank?.bankregnr ?? null, site.banks)) {
        await driver.sees(text);
        await driver.hears(title === null ? text : `${title} ${text}`);
      }
    },
    async refused(driver, { error }) {
      const { title, text } = noticeIn(damageCustomerRefusals, error);
      const [sentence = ''] = text.split('{phone}');
      await driver.expectHeading(title ?? '');
      await driver.hears(sentence);
      await driver.sees(...shownCodes(error));
      await driver.seesNot('Prøv igjen');
    },
    async unavailable(driver, { error }) {
      const { title, text } = noticeIn(damageCustomerRefusals, error);
      await driver.expectHeading(title ?? '');
      await driver.sees(text, ...shownCodes(error));
    },
  },
});
