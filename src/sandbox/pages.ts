import { subApps } from '#documents/sub-apps.ts';
import { personas } from './personas.ts';

const page = (title: string, content: string): string => `<!doctype html>
<html lang="nb">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>${title}</h1>
${content}
</html>`;

/** The start page of the sandbox: every sub-app as every persona. */
export const frontPage = (): string =>
  page(
    'Sandkasse',
    subApps
      .map(
        ({ path, title }) =>
          `<h2>${title}</h2><ul>${Object.entries(personas)
            .map(
              ([id, { description }]) => `<li><a href="${path}?persona=${id}">${id}</a>: ${description}</li>`,
            )
            .join('')}</ul>`,
      )
      .join(''),
  );

/** Represents a page of the bank's own site, or one of ours that is not built yet. */
export const surroundingPage = (): string =>
  page(
    'Nettstedet rundt',
    '<p>Denne adressen hører til nettstedet rundt portalen.</p><a href="/">Sandkasse</a>',
  );
