import { Link } from '@navikt/ds-react/Link';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageShell } from '#app/page/page-shell.tsx';
import { unknownVisitor } from '#app/page/visitor-watch.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { Spinner } from '#ui/spinner.tsx';

/** The build does not know the addresses of the frame's links: the configuration has them. */
const nowhere = { url: 'nowhere' as AllowedAddress };
const frame = {
  ...{ myPage: nowhere, help: nowhere, logOut: nowhere, privacy: nowhere, accessibility: nowhere },
  logIn: () => '',
  menu: { mainApp: '', invoice: nowhere, documents: nowhere, claim: nowhere },
  phone: '',
};
const visitor = { current: () => unknownVisitor, subscribe: () => () => {} };

/**
 * The HTML that a document shows until its code has loaded (0029): the spinner in the page's frame, and a notice that
 * appears if loading takes long or fails (0024). Aksel cuts all delays for users who prefer reduced motion, except
 * within `aksel-progress-bar`.
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
  ).replaceAll(/ href="(nowhere|tel:[^"]*|#[^"]*)"/g, '');
