// These functions run in the page.

export const heading = () => document.querySelector('h1')?.textContent ?? null;
export const focusedText = () => document.activeElement?.textContent ?? null;
export const isShown = (text: string) => document.body.innerText.replace(/\s+/g, ' ').includes(text);
export const countLoading = () => document.querySelectorAll('.aksel-skeleton, .aksel-loader').length;
export const hasDialog = () => document.querySelector('dialog[open]') !== null;
export const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
export const valueAt = (label: string) =>
  [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label)?.value ??
  null;
