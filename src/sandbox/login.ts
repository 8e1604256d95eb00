import { Hono } from 'hono';
import { html } from 'hono/html';
import { allowAddress } from '#domain/site/address.ts';
import { afterLogin } from '#domain/site/login.ts';
import { personas } from './personas.ts';

/** The login page; `returnurl` is the address after the login (A2.13). */
export const loginPath = '/logg-inn';

/** After the login of a first visit, the bank's own page links to the portal. */
const toPortal = (search: string) => `/oversikt/forsikring/mine-forsikringer${search}`;

/** Every visitor who logs in is one of the personas. */
export const login = new Hono()
  .get(afterLogin, (context) => context.redirect(toPortal(new URL(context.req.url).search)))
  .get(loginPath, (context) => {
    const { origin } = new URL(context.req.url);
    const back = allowAddress(context.req.query('returnurl') ?? null, { origin, hosts: [] });
    if (!back) return context.text('returnurl is no address of this site', 400);
    const ways = Object.entries(personas).map(([id, { description }]) => {
      const url = new URL(back, origin);
      url.searchParams.set('persona', id);
      return html`<li><a href="${url.pathname + url.search + url.hash}">${id}</a>: ${description}</li>`;
    });
    return context.html(
      html`<!doctype html>
<html lang="nb">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Logg inn</title>
<h1>Logg inn</h1>
<ul>${ways}</ul>
</html>`,
    );
  });
