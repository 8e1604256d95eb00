import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { invalidate } from '#api/cache.ts';
import { configureClient, mainAppSettings } from '#api/client.ts';
import type { Drafts } from '#app/drafts/drafts.ts';
import { readConfiguration } from '#app/page/configuration.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { subApps } from '#documents/sub-apps.ts';
import { loginAddress } from '#domain/site/login.ts';
import { hashAddressBar } from '#flows/engine/address-bar.ts';
import { type Route, startRouter } from '#flows/engine/router.ts';
import type { World } from '#flows/engine/session.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { asRequest, prepareCalls, respond, untilAborted } from '#flows/engine/walk/wire.ts';
import { createSandbox } from '#sandbox/app.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { type Fault, hold, release, sessionStore } from '#sandbox/session.ts';
import { cookieSet, forgetCookies } from '#test/api/cookies.ts';
import { payloadProblems } from '#test/contract/payload-problems.ts';
import { recordJourney } from '#test/journeys/visits.ts';
import { domDriver } from '#test/support/dom-driver.ts';
import { renderRouter } from '#test/support/render-router.tsx';

export const overview = '/oversikt/forsikring/mine-forsikringer';

/** Sub-apps by the path of their document. */
const routesOf: Readonly<Record<string, () => Promise<{ readonly routes: Routes }>>> = {
  [overview]: () => import('#app/main/main.routes.ts'),
  [`${overview}/kjope`]: () => import('#app/buying/buy.routes.ts'),
  [`${overview}/bestill-gront-kort`]: () => import('#app/policies/green-card.routes.ts'),
  [`${overview}/kjope/avtalegiro-kvittering`]: () => import('#app/buying/direct-debit-receipt.routes.ts'),
  '/oversikt/forsikring/egenerklaring': () => import('#app/buying/self-declaration.routes.ts'),
  '/oversikt/forsikring/avtalevelger': () => import('#app/arriving/agreement-chooser.routes.ts'),
  '/mellomside': () => import('#app/arriving/intermediate.routes.ts'),
  '/bedrift/nettbank/mine-forsikringer/mellomside': () => import('#app/arriving/intermediate.routes.ts'),
};

const html = '<script id="page-configuration" type="application/json">"configuration"</script>';

/** Repeats a look or an action until the page is ready for it. */
const patient = (driver: Driver): Driver =>
  new Proxy(driver, {
    get:
      (target, verb) =>
      (...given: readonly unknown[]) =>
        waitFor(() => Reflect.get(target, verb)(...given)),
  });

/** The text of a page or a part of it, without announcements. */
export function textOf(part: Element = document.body): string {
  const copy = document.createElement('div');
  copy.append(part.cloneNode(true));
  for (const hidden of copy.querySelectorAll('[role=status], script, style')) hidden.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ');
}

/** Waits until the page has each text. */
export const reads = (...texts: readonly (string | RegExp)[]) =>
  waitFor(() => {
    for (const text of texts) expect(textOf()).toMatch(text);
  });

/** Waits until the page has none of the texts. */
export const readsNot = (...texts: readonly string[]) =>
  waitFor(() => {
    for (const text of texts) expect(textOf()).not.toContain(text);
  });

/** The announcements that contain a text. */
export const announcements = (text: string): readonly HTMLElement[] =>
  screen.queryAllByRole('status').filter(({ textContent }) => textContent?.includes(text));

type Given = Exclude<WireResponse, 'late'>;

type Missing = 'page' | 'gate' | null;

/** A write; its path has the query. */
export interface TabWrite {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** Comes between the page and the sandbox; `honest` sends the request on. */
export type Between = (request: Request, honest: () => Promise<Response>) => Promise<Response>;

/** Routes whose code fails to load: that of the pages, or of the gate before them. */
function withoutCode(
  routes: ReturnType<Routes>,
  missing: Missing,
  noCode: () => Promise<never>,
): typeof routes {
  const changed = (each: Route): Route => ({
    ...each,
    ...(missing === 'page' && { flow: noCode }),
    gate: each.gate && missing === 'gate' ? { ...each.gate, flow: noCode } : each.gate,
  });
  const [first, ...others] = routes;
  return [changed(first), ...others.map(changed)];
}

/**
 * The portal in the DOM as a persona sees it: the real sub-apps around the sandbox, which responds at once. For journeys
 * that need an insurer with data of its own, but no browser.
 */
export function portalAs(persona: PersonaId) {
  const session = sessionStore().get(undefined);
  session.latency = { ms: 0, jitter: 0 };
  const documentAt = async (path: string) => (subApps.some((app) => app.path === path) ? html : undefined);
  const sandbox = createSandbox(documentAt, { get: () => session });
  const replaced = new Map<string, Given>();
  const lost: string[] = [];
  const exits: unknown[] = [];
  const badPayloads: string[] = [];
  const failures: unknown[] = [];
  let between: Between = (_, honest) => honest();
  let isGuarded = false;
  let missing: Missing = null;
  let hasMissed = false;
  const noCode = () => {
    hasMissed = true;
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  };
  let drafts: Drafts = {};
  let inspect: NonNullable<World['inspect']> = () => {};
  let close = () => {};

  async function respondTo(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const call = `${method} ${pathname}`;
    badPayloads.push(...(await payloadProblems(request)));
    const given = replaced.get(call);
    if (given) return respond(given);
    const response = await sandbox.request(pathname + search, {
      method,
      headers: [...request.headers],
      ...(method !== 'GET' && { body: await request.text() }),
    });
    return lost.some((start) => call.startsWith(start)) ? respond('lost') : response;
  }

  async function open(address: string, beforeStart = () => {}): Promise<void> {
    close();
    const [path = '', hash = ''] = address.split(/(?=#)/);
    const query = `${path.includes('?') ? '&' : '?'}persona=${persona}`;
    window.history.replaceState(null, '', path + query + hash);
    const text = await (await sandbox.request(path + query)).text();
    for (const [service, token] of session.csrf) cookieSet(`${service}=${token}`);
    const configuration = readConfiguration(new DOMParser().parseFromString(text, 'text/html'));
    const { pathname } = window.location;
    const { routes } = (await routesOf[pathname]?.()) ?? {};
    if (!routes) throw new Error(`${pathname} is no sub-app`);
    // As in main.ts; a retry waits for nothing here.
    configureClient({
      restUrl: new URL(configuration.restUrl, window.location.href).href,
      ...(pathname === overview ? mainAppSettings : { retries: 3, staleTime: 5 * 60_000 }),
      retryDelay: 0,
      quietBanks: configuration.banks.quiet,
    });
    invalidate([]);
    globalThis.fetch = async (input, init) => {
      const request = asRequest(input, init);
      const response = between(request, () => respondTo(request));
      return Promise.race([response, untilAborted(request)]);
    };
    const opened: Drafts = {};
    drafts = opened;
    const world: World = {
      addressBar: { ...hashAddressBar(window), pushDialogEntry: () => () => {} },
      leave: ({ leave }) => exits.push(leave.replace(window.location.origin, '')),
      post: (form) => exits.push(form),
      reload: () => exits.push('reload'),
      blockUnload: (blocks) => {
        isGuarded = blocks;
      },
      onPageRestored: () => () => {},
      reportError: (_, error) => failures.push(error),
      inspect: (event) => {
        recordJourney(event);
        inspect(event);
      },
      // Until the document is opened again.
      saveDraft: (flow, draft) => Object.assign(opened, { [flow]: draft ?? undefined }),
    };
    beforeStart();
    const router = startRouter(withoutCode(routes(configuration, opened), missing, noCode), world);
    close = () => {
      cleanup();
      router.close();
      // What a closed page still sends must not arrive at the sandbox of the next one.
      globalThis.fetch = () => new Promise(() => {});
      // The next test of this process finds what every other one leaves.
      forgetCookies();
      prepareCalls();
      expect(failures.splice(0)).toEqual([]);
      expect(badPayloads.splice(0)).toEqual([]);
    };
    renderRouter(router, {
      links: {
        login: () => loginAddress(configuration.urls.login, window.location),
        draft: () => null,
        overview: configuration.urls.overview,
        bankSite: () => null,
        phone: '+4721000000',
      },
      write: async () => {},
      // A dialog closes at once.
      isMotionReduced: true,
      actorOptions: {},
    });
  }

  onTestFinished(() => close());

  return {
    /**
     * Opens a document by its path, or a page of the main app by its `#` address; again is a reload.
     * @param beforeStart runs before the flows start, like the document's first code
     */
    open: (address: string, beforeStart?: () => void) =>
      open(address.startsWith('#') ? overview + address : address, beforeStart),
    /** Closes the page, so that another portal can open one. */
    close: () => close(),
    /** A person, who waits until the page is ready; in the part of one flow if it is given. */
    person: (flow = '') => patient(domDriver(document.body, flow)),
    fails: (fault: Fault) => {
      session.faults = [...session.faults, fault];
    },
    /** Sends a write as another tab of the same browser does: this page does not notice. */
    async otherTabSends({ method, path, body }: TabWrite): Promise<void> {
      const headers = { 'X-Csrf-Token': session.csrf.get(path.split('/')[2] ?? '') ?? '' };
      await sandbox.request(path, { method, headers, ...(body !== '' && { body }) });
    },
    holds: (operation: string) => hold(session, operation),
    releases: (operation: string) => release(session, operation),
    /** Gives a call (`GET /rest/bankinfo`) a response of its own; without one, the sandbox responds again. */
    replaces(call: string, given?: Given) {
      if (given) replaced.set(call, given);
      else replaced.delete(call);
    },
    comesBetween: (given: Between) => {
      between = given;
    },
    /** Reports what the charts of each page do that opens from now on. */
    inspects: (given: typeof inspect) => {
      inspect = given;
    },
    /** Code that fails to load when a page opens. */
    misses: (code: Missing) => {
      missing = code;
      hasMissed = false;
    },
    /** Whether the page has asked for the code that fails to load. */
    hasMissed: () => hasMissed,
    /** The defects that were reported, and the payloads that break the contract; a page with any cannot be closed. */
    takeDefects: (): readonly string[] => [...failures.splice(0), ...badPayloads.splice(0)].map(String),
    /** The sandbox carries out each call that starts so, and its response is lost. */
    loses: (call: string) => lost.push(call),
    /** The payloads that arrived at an operation, in order. */
    arrived: (operation: string): readonly unknown[] =>
      session.requests.filter((request) => request.operation === operation).map(({ body }) => body),
    /** The paths of the reads that have arrived since the last time, in order. */
    takeReads: (): readonly string[] =>
      session.requests
        .splice(0)
        .filter(({ method }) => method === 'GET')
        .map(({ path }) => path),
    /** The addresses of other documents, forms and reloads that the flows have left to. */
    exits: (): readonly unknown[] => exits,
    /** The drafts that the flows have stored since the document was opened. */
    drafts: (): Drafts => drafts,
    /** Whether the browser would ask before the page is closed. */
    asksBeforeClosing: () => isGuarded,
  };
}
