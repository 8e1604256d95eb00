/**
 * Called when the app's code could not be loaded. Shows the document's notice at once, with a reload that keeps the
 * '#'.
 */
export function showNotLoaded({ document, location }: Pick<Window, 'document' | 'location'>): void {
  const notice = document.querySelector('.not-loaded');
  notice?.classList.add('not-loaded--for-good');
  notice?.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
}
