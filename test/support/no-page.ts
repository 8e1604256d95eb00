// The live calls read the page's cookies: in Node there is no page, and no cookie.
if (!('document' in globalThis)) Object.assign(globalThis, { document: { cookie: '' } });
