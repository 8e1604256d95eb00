import { Link } from '@navikt/ds-react/Link';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageShell } from '#app/page/page-shell.tsx';
import { unknownWho, whoIs } from '#domain/person/who.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { Spinner } from '#ui/spinner.tsx';

/** Only the page's configuration knows where the links of the frame lead. */
const nowhere = { url: 'nowhere' as AllowedAddress };
const frame = {
  ...{ myPage: nowhere, help: nowhere, logOut: nowhere, privacy: nowhere, accessibility: nowhere },
  phone: '',
};
const who = whoIs(unknownWho);
const visitor = { current: () => who, subscribe: () => () => {} };

/**
 * What a document shows until its code is there (0029): the screen that every sub-app begins with, and below it a
 * notice for when the code does not come (0024). Aksel, which cuts all delays for reduced motion, leaves those within
 * `aksel-progress-bar` alone.
 */
export const firstScreen = (): string =>
  renderToStaticMarkup(
    <PageShell home={nowhere.url} frame={frame} visitor={visitor}>
      <Spinner fullPage />
      <div className="aksel-progress-bar">
        <section className="screen not-loaded" role="alert">
          <h2 className="aksel-heading aksel-heading--large">Siden er ikke lastet</h2>
          <p>Nettet kan være tregt eller borte. Kommer siden ikke, kan du laste den på nytt.</p>
          <Link href="">Last siden på nytt</Link>
        </section>
      </div>
    </PageShell>,
  ).replaceAll(/ href="(nowhere|tel:[^"]*)"/g, '');
