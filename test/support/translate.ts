/**
 * Puts each text of the page into two elements, as a browser does that translates it. React cannot remove such a text by
 * itself, only with its element.
 */
export function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    if (text.parentElement?.closest('font, script, style, textarea') || text.data.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}
