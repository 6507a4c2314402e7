/** What written text may consist of. Everything else loses its tags; the dangerous loses its content too. */
const allowed: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
};
const plain =
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup mark small blockquote pre code ul li span div figure figcaption table thead tbody tfoot tr caption';
const tags = new Set([...Object.keys(allowed), ...plain.split(' ')]);
const dropped = new Set(
  'script style iframe object embed template noscript svg math form input button textarea select link meta base title head'.split(
    ' ',
  ),
);

const styles = /^(?:color|background-color|text-align|padding-left)$/;
const styleValue = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s,.%/]+\)|[a-z]+|\d{1,2}(?:\.\d+)?(?:em|rem|px))$/i;
const urls = { href: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i, src: /^(?:https?:|\/(?!\/))/i };

/** The server sanitises what it stores; this guards the last step before the page. */
export function sanitizeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  clean(body);
  return body.innerHTML;
}

function clean(parent: Element): void {
  for (const child of Array.from(parent.childNodes)) {
    if (child.nodeType === Node.TEXT_NODE) continue;
    if (!(child instanceof HTMLElement) || dropped.has(child.localName)) {
      child.remove();
      continue;
    }
    clean(child);
    if (tags.has(child.localName)) cleanAttributes(child);
    else child.replaceWith(...child.childNodes);
  }
}

function cleanAttributes(element: HTMLElement): void {
  const wanted = allowed[element.localName] ?? [];
  const style = safeStyle(element);
  for (const { name, value } of Array.from(element.attributes)) {
    const url = name === 'href' || name === 'src' ? urls[name] : undefined;
    if (!wanted.includes(name) || (url && !url.test(value.trim()))) element.removeAttribute(name);
  }
  if (style) element.setAttribute('style', style);
  if (element.localName === 'a') {
    element.setAttribute('rel', 'noopener noreferrer nofollow ugc');
    if (/^https?:/i.test(element.getAttribute('href') ?? '')) element.setAttribute('target', '_blank');
  }
  if (element.localName === 'img') element.setAttribute('loading', 'lazy');
}

function safeStyle(element: HTMLElement): string {
  return [...element.style]
    .filter((name) => styles.test(name) && styleValue.test(element.style.getPropertyValue(name)))
    .map((name) => `${name}:${element.style.getPropertyValue(name)}`)
    .join(';');
}
