import { test as base } from 'playwright/test';
import { startWebKit } from './browser.ts';
import { bundleInPage } from './bundle.ts';
import { type PreparedServer, servePrepared } from './server.ts';
import { type WebKitPage, webKitPage } from './webkit-page.ts';

/** A running WebKit, with the servers of both builds. */
export interface WebKit {
  readonly page: WebKitPage;
  readonly portal: PreparedServer;
  /** The build with the workbench, which has the gallery of dialogs. */
  readonly gallery: PreparedServer;
  /** The code of `in-page.ts`. */
  readonly inPage: string;
  /** The folder in which files are saved. */
  readonly home: string;
}

/** A test in WebKit. Each process has one browser. */
export const test = base.extend<object, { readonly miniBrowser: string; readonly webKit: WebKit }>({
  miniBrowser: [process.env.MINI_BROWSER_PATH ?? 'MiniBrowser', { option: true, scope: 'worker' }],
  webKit: [
    async ({ miniBrowser }, use) => {
      const inPage = await bundleInPage();
      const [portal, gallery] = [await servePrepared('dist'), await servePrepared('dist-sandbox')];
      const { driver, home, close } = await startWebKit(miniBrowser);
      const page = webKitPage(driver);
      await page.resize(360, 740);
      await use({ page, portal, gallery, inPage, home });
      portal.close();
      gallery.close();
      await close();
    },
    { scope: 'worker' },
  ],
});
