// The live calls read `document.cookie`, which Node does not have.
if (!('document' in globalThis)) Object.assign(globalThis, { document: { cookie: '' } });
