import { type ModalOptions, modalOptions } from '#domain/site/modal.ts';

/** The kinds of dialog in the gallery; each has its own event. */
export const kinds = {
  standard: modalOptions({ name: 'standard', description: 'Vanlig dialog' }),
  generous: modalOptions({
    name: 'generous',
    description: 'Lukkes på alle måter',
    size: 'large',
    backdrop: true,
    swipe: true,
    timeOut: 5000,
  }),
  strict: modalOptions({
    name: 'strict',
    description: 'Underdialog som bare lukkes av sin egen knapp',
    size: 'wide',
    type: 'sub',
    closeButton: false,
    escape: false,
  }),
  sub: modalOptions({ name: 'sub', description: 'Underdialog', type: 'sub' }),
} as const satisfies Record<string, ModalOptions>;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as readonly Kind[];
