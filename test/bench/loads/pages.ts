import { documentOf, main } from '#e2e/support/documents.ts';
import type { PersonaId } from '#sandbox/personas.ts';

/** A page that is loaded with an empty cache. */
export interface BenchPage {
  readonly name: string;
  readonly persona: PersonaId;
  readonly address: string;
  /** The content that the visitor needs: an element, and a text in it. */
  readonly content: { readonly selector: string; readonly text?: string };
  /** A link to another page of the app, what the page with the link knows of that page, and that page's content. */
  readonly click?: {
    readonly selector: string;
    readonly known: BenchPage['content'];
    readonly content: BenchPage['content'];
  };
}

export const benchPages: readonly BenchPage[] = [
  {
    name: 'landing, private',
    persona: 'private-rich',
    address: documentOf('home'),
    content: { selector: '.policies-heading', text: 'Kjøretøy' },
  },
  {
    name: 'landing, one policy',
    persona: 'private-one',
    address: documentOf('home'),
    content: { selector: '.policies', text: 'XA10013' },
    click: {
      selector: '.policies a[href*="/7130001/"]',
      known: { selector: 'main', text: 'Forsikringsnummer' },
      content: { selector: '[data-flow="policy-details"] h2' },
    },
  },
  {
    name: 'landing, business',
    persona: 'business-admin',
    address: documentOf('home'),
    content: { selector: 'main', text: 'Eiendom og eiendeler' },
  },
  {
    name: 'settings',
    persona: 'private-rich',
    address: documentOf('settings'),
    content: { selector: 'main', text: 'kari.skogly@' },
  },
  {
    name: 'access',
    persona: 'business-admin',
    address: documentOf('access'),
    content: { selector: 'main', text: 'Gunnar Lien' },
  },
  {
    name: 'employee form',
    persona: 'business-admin',
    address: documentOf('employee-report'),
    content: { selector: 'input[type=radio]' },
  },
  {
    name: 'employee list',
    persona: 'business-large',
    address: `${main}#/bm/personal/7260002/3/ansattliste`,
    content: { selector: '.card-list__card' },
  },
  {
    name: 'a policy',
    persona: 'private-rich',
    address: `${main}#/bil/7130010/2`,
    content: { selector: '[data-flow="policy-details"] h2' },
  },
  {
    name: 'a travel card',
    persona: 'private-rich',
    address: documentOf('travel-card'),
    content: { selector: '.travel-card__number' },
  },
  {
    name: 'self-declaration',
    persona: 'new-customer',
    address: documentOf('self-declaration'),
    content: { selector: 'input[type=radio]' },
  },
  {
    name: 'buy',
    persona: 'private-one',
    address: documentOf('buy'),
    content: { selector: '.tile' },
  },
  {
    name: 'agreement chooser',
    persona: 'business-admin',
    address: documentOf('agreement-chooser'),
    content: { selector: '.choice' },
  },
  {
    name: 'AvtaleGiro receipt',
    persona: 'private-one',
    address: documentOf('direct-debit-created'),
    content: { selector: '.lead' },
  },
];
