/* Idiomorph does this for any two trees (3.3 kB gzip). Blocks keep their shape between two keystrokes, so places suffice. */

/** Set by the preview, and not of the page. */
const MARKS = ['data-builder-selected', 'data-builder-hover'];

/**
 * Makes an element like another, and keeps whatever is the same: pictures stay loaded, rows stay scrolled, what is open
 * stays open. Islands that have other props are put in anew, and hydrate again.
 */
export function morph(old: Element, fresh: Element): Element {
  const isIsland = old.localName === 'astro-island';
  if (old.localName !== fresh.localName || (isIsland && !old.isEqualNode(fresh))) {
    for (const name of MARKS) if (old.hasAttribute(name)) fresh.setAttribute(name, '');
    old.replaceWith(fresh);
    return fresh;
  }
  if (isIsland) return old;
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !MARKS.includes(name) && !(name === 'open' && old.localName === 'details'))
      old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morphChildren(old, [...old.childNodes], [...fresh.childNodes]);
  return old;
}

function morphChildren(parent: Element, old: ChildNode[], fresh: ChildNode[]): void {
  for (const [index, node] of fresh.entries()) {
    const before = old[index];
    if (!before) parent.append(node);
    else if (before instanceof Element && node instanceof Element) morph(before, node);
    else if (before.nodeType !== node.nodeType) before.replaceWith(node);
    else if (before.nodeValue !== node.nodeValue) before.nodeValue = node.nodeValue;
  }
  for (const node of old.slice(fresh.length)) node.remove();
}
