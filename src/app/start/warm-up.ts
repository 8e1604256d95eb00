const warmUps = [
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }),
  () => new Intl.Collator('nb'),
];

/**
 * Makes the browser load its data for dates and for sorting, after the first paint and while the app's code is loading. The
 * first format of a page takes 12 ms, the first collator 8 ms; the app's own then take 0.2 ms (0040). Each runs in a task of
 * its own.
 */
export function warmUp(window: Window): void {
  window.requestAnimationFrame(() => {
    for (const create of warmUps) window.setTimeout(create);
  });
}
