import { beforeEach } from 'vitest';
import { createAttention } from '#flows/engine/attention.ts';

/** The element of a flow. */
export const element = document.createElement('div');
export const liveRegion = document.createElement('p');

export const show = (html: string) => {
  element.innerHTML = html;
};

const screen = { name: 'a component' };
export const change = {
  element,
  screen,
  actor: 1,
  place: 'page' as const,
  rejected: false,
  isLoading: false,
  title: 'Flyten',
};

/** Puts the element and the live region on an empty page before each test of the file. */
export const preparePage = () =>
  beforeEach(() => {
    document.body.replaceChildren(element, liveRegion);
    element.dataset.flow = 'flow';
    liveRegion.textContent = '';
    document.title = '';
  });

export const open = () => createAttention(() => liveRegion, 'Forsikring');
export const focused = () => document.activeElement?.textContent;
