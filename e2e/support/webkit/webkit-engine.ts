import { checkLook } from '#e2e/support/look/check-look.ts';
import type { EngineUnderTest } from '#e2e/support/prove-flow.ts';
import { openWebKitSite } from './site.ts';
import type { WebKit } from './test.ts';

export const webKitEngine = (webKit: WebKit): EngineUnderTest => ({
  name: 'webkit',
  open: (walk) => openWebKitSite(webKit, walk),
  checkLook: (name, pictures) => checkLook(webKit.page, name, pictures),
});
