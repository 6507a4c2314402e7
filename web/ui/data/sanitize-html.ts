import {
  droppedTags,
  isSafeAddress,
  isSafeStyle,
  richTextAttributes,
  richTextTags,
} from '#shared/rich-text.ts';

const tags = new Set(richTextTags);
const dropped = new Set(droppedTags);

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
  const wanted = richTextAttributes[element.localName] ?? [];
  const style = safeStyle(element);
  for (const { name, value } of Array.from(element.attributes)) {
    const unsafe = (name === 'href' || name === 'src') && !isSafeAddress(name, value);
    if (!wanted.includes(name) || unsafe) element.removeAttribute(name);
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
    .filter((name) => isSafeStyle(name, element.style.getPropertyValue(name)))
    .map((name) => `${name}:${element.style.getPropertyValue(name)}`)
    .join(';');
}
