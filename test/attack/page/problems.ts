import { pageConfiguration } from '#sandbox/page-configuration.ts';
import { mark } from '#test/attack/corpus/texts.ts';
import { isLoaded } from '#test/journeys/loaded.ts';
import { textOf } from '#test/journeys/portal.ts';

/** The hosts that a configuration names. */
export const hostsIn = (configuration: unknown): readonly string[] =>
  [...JSON.stringify(configuration).matchAll(/(?:https:\/\/|")([\w-]+(?:\.[\w-]+)+)/g)].map(
    ([, host = '']) => host,
  );

const siteHosts = hostsIn(pageConfiguration({ isPartner: false }));

/** Whether an address stays on this site, or leads to a host that the configuration names. */
export function isAllowed(address: string, hosts: readonly string[] = siteHosts): boolean {
  if (!URL.canParse(address, window.location.href)) return false;
  const { protocol, origin, host } = new URL(address, window.location.href);
  if (['tel:', 'mailto:', 'blob:'].includes(protocol)) return true;
  return origin === window.location.origin || (protocol === 'https:' && hosts.includes(host));
}

/** Texts that only a missing check can show. */
const slips = /\b(undefined|NaN|Invalid DateTime|Invalid Date)\b|\[object \w+\]|function \w*\(/;

const foreignLinks = (hosts?: readonly string[]) =>
  [...document.querySelectorAll('[href], [src], [action], [formaction]')].flatMap((element) =>
    ['href', 'src', 'action', 'formaction'].flatMap((name) => {
      const address = element.getAttribute(name);
      return address === null || isAllowed(address, hosts)
        ? []
        : [`${name} leads to ${address.slice(0, 80)}`];
    }),
  );

/** What is wrong with any page, whatever the insurer has sent. */
export function pageProblems(hosts?: readonly string[]): readonly string[] {
  const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? '');
  const [slip] = slips.exec(textOf()) ?? [];
  return [
    ...(document.querySelector('[data-flow], [data-state]') ? [] : ['a blank page']),
    ...(headings.some((text) => text !== '') ? [] : ['a page without a heading']),
    ...(isLoaded() && !document.querySelector('a[href], button, input') ? ['a page without a control'] : []),
    ...(document.querySelector('[data-state=error]') ? ['the error fallback'] : []),
    ...(document.querySelector(`[${mark}]`) ? ['markup of a response'] : []),
    ...(slip ? [`the text '${slip}'`] : []),
    ...foreignLinks(hosts),
  ];
}
