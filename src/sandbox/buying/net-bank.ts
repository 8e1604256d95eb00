import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { allowAddress } from '#domain/site/address.ts';

/** The address in the customer's net bank (A2.12). */
export const netBankPath = '/nettbank/opprett-avtalegiro';

/** The values that the bank shows, if the form (A7.19) or the query contains them. */
const fields = [
  'companyName',
  'companyAccountNo',
  'receiverAccountNumber',
  'kid',
  'amountLimit',
  'amount',
] as const;

/** The required fields of a form, beside the KID (A7.19). */
const required = ['companyName', 'companyAccountNo', 'amountLimit', 'notificationDisabled'] as const;

/** The customer's choices at the bank (A2.44). */
const outcomes = [
  ['ok', 'Opprett avtalen'],
  ['cancel', 'Avbryt'],
  ['error', 'La noe gå galt'],
] as const;

function page(context: Context, received: URLSearchParams): Response | Promise<Response> {
  const { origin } = new URL(context.req.url);
  const back = allowAddress(received.get('returnUrl'), { origin, hosts: [] });
  if (!back) return context.text('returnUrl is no address of this site', 400);
  const missing = ['kid', ...(context.req.method === 'POST' ? required : [])].filter(
    (name) => !received.get(name),
  );
  if (missing.length > 0) return context.text(`the request lacks ${missing.join(', ')}`, 400);
  const links = outcomes.map(([status, label]) => {
    const url = new URL(back);
    url.searchParams.set('status', status);
    return html`<li><a href="${url.href}">${label}</a></li>`;
  });
  const rows = fields
    .filter((field) => received.has(field))
    .map((field) => html`<dt>${field}</dt><dd>${received.get(field)}</dd>`);
  return context.html(
    html`<!doctype html>
<html lang="nb">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nettbank</title>
<h1>Nettbank</h1>
<p>Står for banken som avtalen om AvtaleGiro opprettes i.</p>
<dl>${rows}</dl>
<ul>${links}</ul>
</html>`,
  );
}

/** The page of the customer's bank, with links back to the portal. */
export const netBank = new Hono()
  .get(netBankPath, (context) => page(context, new URL(context.req.url).searchParams))
  .post(netBankPath, async (context) => page(context, new URLSearchParams(await context.req.text())));
