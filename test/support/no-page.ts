// The live calls read the page's cookies: in Node there are none.
if (!('document' in globalThis)) Object.assign(globalThis, { document: { cookie: '' } });
