import sanitize from 'sanitize-html';
import {
  droppedTags,
  foreignLinkRel,
  isForeignLink,
  isSafeAttribute,
  richTextAttributes,
  richTextStyles,
  richTextTags,
  stylesOfOldClasses,
} from '#shared/values/rich-text-rules.ts';

/** Keeps safe attributes, the styles of old classes, and marks links to other sites. */
function keepSafeAttributes(tag: string, given: sanitize.Attributes): sanitize.Attributes {
  const kept = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => isSafeAttribute(tag, name, value)),
  );
  const style = [stylesOfOldClasses(given['class'] ?? ''), given['style']].filter(Boolean).join(';');
  return {
    ...kept,
    ...(style && { style }),
    ...(kept['href'] && isForeignLink(kept['href']) && { rel: foreignLinkRel }),
  };
}

const namesOf = (tag: string): string[] => [...(richTextAttributes.get(tag)?.keys() ?? [])];

const options: sanitize.IOptions = {
  allowedTags: [...richTextTags],
  nonTextTags: [...droppedTags],
  allowedAttributes: {
    ...Object.fromEntries([...richTextAttributes.keys()].map((tag) => [tag, namesOf(tag)])),
    a: [...namesOf('a'), 'rel'],
    '*': ['style'],
  },
  allowedStyles: {
    '*': Object.fromEntries([...richTextStyles].map(([name, values]) => [name, [values]])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: keepSafeAttributes(tagName, attribs) }),
  },
  // A picture whose address was refused would show as a broken one.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** Sanitizes rich text for storage: keeps only elements, attributes and styles on the allow list. */
export const cleanHtml = (html: string): string => sanitize(html, options).trim();
