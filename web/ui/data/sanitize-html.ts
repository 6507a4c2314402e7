import purify from 'dompurify';
import { uploadWidths } from '#shared/media/upload-kinds.ts';
import {
  droppedTags,
  foreignLinkRel,
  isForeignLink,
  isSafeAttribute,
  isSafeStyle,
  richTextAttributes,
  richTextTags,
} from '#shared/values/rich-text-rules.ts';
import { mapOldHtml } from './old-html.ts';
import { makeReadable } from './readable-text.ts';

purify.setConfig({
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: [],
  ADD_ATTR: (name, tag) => name === 'style' || (richTextAttributes.get(tag)?.has(name) ?? false),
  FORBID_CONTENTS: [...droppedTags],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
});
purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  if (name !== 'style' && !isSafeAttribute(element.localName, name, value)) attribute.keepAttr = false;
});
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLElement && element.hasAttribute('style')) keepSafeStyle(element);
  if (element.localName === 'a' && isForeignLink(element.getAttribute('href') ?? '')) {
    element.setAttribute('rel', foreignLinkRel);
    element.setAttribute('target', '_blank');
  }
  if (element.localName === 'img' && !element.hasAttribute('src')) element.remove();
});

function keepSafeStyle(element: HTMLElement): void {
  const { style } = element;
  const unsafe = [...style].filter((name) => !isSafeStyle(name, style.getPropertyValue(name)));
  for (const name of unsafe) style.removeProperty(name);
  if (style.length === 0) element.removeAttribute('style');
}

/** Sanitizes HTML once more: the server sanitizes what it stores; this is the last guard. */
export const sanitizeHtml = (html: string): string => purify.sanitize(mapOldHtml(html));

/** Scrolls wide tables by themselves, also by keyboard: as blocks, tables would lose their rows for readers. */
function wrapTables(root: DocumentFragment): void {
  for (const table of root.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = 'rich-text-table';
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
}

/** An upload whose smaller variants lie beside it. */
const withVariants = /^(\/media\/(?:posts|products)\/[\w-]+)\/1280\.webp$/;

/** Loads pictures as they are scrolled near, in the size they are shown in. */
function loadLate(picture: HTMLImageElement): void {
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  const [, folder] = withVariants.exec(picture.getAttribute('src') ?? '') ?? [];
  if (!folder) return;
  picture.sizes = 'min(100vw, 44rem)';
  picture.srcset = uploadWidths.map((width) => `${folder}/${width}.webp ${width}w`).join(', ');
}

/** Sanitizes HTML and makes its colours readable in both themes, for display. */
export function readableHtml(html: string): string {
  // The content of a `<template>` loads no resources while it is checked.
  const holder = document.createElement('template');
  holder.innerHTML = sanitizeHtml(html);
  makeReadable(holder.content);
  wrapTables(holder.content);
  for (const picture of holder.content.querySelectorAll('img')) loadLate(picture);
  return holder.innerHTML;
}
