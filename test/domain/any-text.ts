import fc from 'fast-check';

/** Any text, also with unpaired surrogates; fast-check's own `binary` takes most of a second to build. */
export const anyText = fc
  .array(fc.nat(0xffff), { maxLength: 20 })
  .map((units) => String.fromCharCode(...units));
