import { subApps } from './sub-apps.ts';

/** Where the surrounding site puts its configuration when it serves a document. */
const configurationPlace = '"configuration"';

/** The documents of the sub-apps, by path, made from the one template. */
export const documentsFrom = (template: string, security = ''): ReadonlyMap<string, string> =>
  new Map(
    subApps.map(({ path, entry, title }) => [
      path,
      template
        .replace('<!--security-->', security)
        .replace('<!--title-->', title)
        .replace('<!--entry-->', entry),
    ]),
  );

/** A document with the configuration in its place; the JSON cannot close the element it stands in. */
export const withConfiguration = (html: string, configuration: unknown): string =>
  html.replace(configurationPlace, () => JSON.stringify(configuration).replaceAll('<', '\\u003c'));
