import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { withConfiguration, workbenchPath } from '#documents/documents.ts';
import { netBank } from './buying/net-bank.ts';
import { login } from './login.ts';
import { pageConfiguration } from './page-configuration.ts';
import { frontPage, surroundingPage } from './pages.ts';
import { isPersonaId, personas } from './personas.ts';
import { type Env, giveTokens, rest } from './rest.ts';
import { type SessionStore, sessionStore } from './session.ts';
import { steering } from './steering.ts';

/** A sub-app's HTML without its configuration; undefined if the path has no sub-app. */
type DocumentAt = (path: string) => Promise<string | undefined>;

const sessionCookie = 'sandkasse';

/** A fake insurer with the bank's site around it, based on web-standard requests and responses. */
export function createSandbox(documentAt: DocumentAt, sessions: SessionStore = sessionStore()): Hono<Env> {
  return new Hono<Env>()
    .use(async (context, next) => {
      const persona = context.req.query('persona');
      const isKnown = persona !== undefined && isPersonaId(persona);
      // The workbench itself says that it does not know a persona.
      if (persona !== undefined && !isKnown && context.req.path !== workbenchPath) {
        return context.text(`no persona "${persona}"; there are ${Object.keys(personas).join(', ')}`, 400);
      }
      const session = sessions.get(getCookie(context, sessionCookie));
      if (isKnown) session.persona = persona;
      context.set('session', session);
      setCookie(context, sessionCookie, session.id, { path: '/', httpOnly: true, sameSite: 'Lax' });
      return next();
    })
    .route('/rest', rest)
    .route('/sandbox', steering)
    .route('/', netBank)
    .route('/', login)
    .get('/', (context) => context.html(frontPage()))
    .get('*', async (context) => {
      const document = await documentAt(context.req.path.replace(/\/$/, ''));
      if (document === undefined) return context.html(surroundingPage(), 404);
      giveTokens(context);
      return context.html(
        withConfiguration(document, pageConfiguration(personas[context.get('session').persona])),
      );
    });
}
