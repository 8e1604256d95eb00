import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { withConfiguration } from '#app/documents.ts';
import { pageConfiguration } from './page-configuration.ts';
import { frontPage, surroundingPage } from './pages.ts';
import { isPersonaId } from './personas.ts';
import { type Env, giveTokens, rest } from './rest.ts';
import { sessionStore } from './session.ts';
import { steering } from './steering.ts';

/** A sub-app's HTML without its configuration; undefined where no sub-app lives. */
type DocumentAt = (path: string) => Promise<string | undefined>;

const sessionCookie = 'sandkasse';

/** A whole fake insurer with the bank's site around it, on web-standard requests and responses. */
export function createSandbox(documentAt: DocumentAt): Hono<Env> {
  const sessions = sessionStore();
  return new Hono<Env>()
    .use(async (context, next) => {
      const session = sessions.get(getCookie(context, sessionCookie));
      const persona = context.req.query('persona');
      if (isPersonaId(persona)) session.persona = persona;
      context.set('session', session);
      setCookie(context, sessionCookie, session.id, { path: '/', httpOnly: true, sameSite: 'Lax' });
      await next();
    })
    .route('/rest', rest)
    .route('/sandbox', steering)
    .get('/', (context) => context.html(frontPage()))
    .get('*', async (context) => {
      const document = await documentAt(context.req.path.replace(/\/$/, ''));
      if (document === undefined) return context.html(surroundingPage(), 404);
      giveTokens(context);
      return context.html(withConfiguration(document, pageConfiguration));
    });
}
