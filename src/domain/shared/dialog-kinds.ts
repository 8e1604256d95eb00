import { type DialogOptions, dialogOptions } from '#domain/site/dialog-options.ts';

/** The kinds of dialog in the gallery; each has its own event. */
export const kinds = {
  standard: dialogOptions({ name: 'standard', description: 'Vanlig dialog' }),
  generous: dialogOptions({
    name: 'generous',
    description: 'Lukkes på alle måter',
    size: 'large',
    backdrop: true,
    swipe: true,
    timeOut: 5000,
  }),
  strict: dialogOptions({
    name: 'strict',
    description: 'Underdialog som bare lukkes av sin egen knapp',
    size: 'wide',
    type: 'sub',
    closeButton: false,
    escape: false,
  }),
  sub: dialogOptions({ name: 'sub', description: 'Underdialog', type: 'sub' }),
} as const satisfies Record<string, DialogOptions>;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as readonly Kind[];
