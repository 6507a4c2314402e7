import purify from 'dompurify';
import {
  droppedTags,
  isSafeAddress,
  isSafeStyle,
  richTextAttributes,
  richTextTags,
} from '#shared/values/rich-text-rules.ts';
import { makeReadable } from './readable-text.ts';

purify.setConfig({
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: [],
  ADD_ATTR: (name, tag) => name === 'style' || (richTextAttributes[tag]?.includes(name) ?? false),
  FORBID_CONTENTS: [...droppedTags],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
});
purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  if ((name === 'href' || name === 'src') && !isSafeAddress(name, value)) attribute.keepAttr = false;
});
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLElement && element.hasAttribute('style')) keepSafeStyle(element);
  if (element.localName === 'a') {
    element.setAttribute('rel', 'noopener noreferrer nofollow ugc');
    if (/^https?:/i.test(element.getAttribute('href') ?? '')) element.setAttribute('target', '_blank');
  }
  if (element.localName === 'img') element.setAttribute('loading', 'lazy');
});

function keepSafeStyle(element: HTMLElement): void {
  const { style } = element;
  const unsafe = [...style].filter((name) => !isSafeStyle(name, style.getPropertyValue(name)));
  for (const name of unsafe) style.removeProperty(name);
  if (style.length === 0) element.removeAttribute('style');
}

/** Sanitises HTML once more: the server sanitises what it stores; this is the last guard. */
export const sanitizeHtml = (html: string): string => purify.sanitize(html);

/** Sanitises HTML and makes its colours readable in both themes, for display. */
export function readableHtml(html: string): string {
  // The content of a `<template>` loads no resources while it is checked.
  const holder = document.createElement('template');
  holder.innerHTML = sanitizeHtml(html);
  makeReadable(holder.content);
  return holder.innerHTML;
}
