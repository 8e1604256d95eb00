/** Says where a link leads instead of following it: another document would replace the page in the frame. */
export function keepLinks(page: EventTarget, say: (words: string) => void): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const address = link?.getAttribute('href') ?? '';
    // Files, phone numbers and other windows leave the page where it is.
    const stays =
      link?.hasAttribute('download') || link?.hasAttribute('target') || /^(tel|mailto):/.test(address);
    if (!link || stays || event.defaultPrevented) return;
    event.preventDefault();
    say(`The link leads to ${address}: the browser would go there.`);
  });
}
