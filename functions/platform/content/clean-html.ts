import sanitize from 'sanitize-html';
import {
  droppedTags,
  isSafeAddress,
  richTextAttributes,
  richTextStyles,
  richTextStyleValue,
  richTextTags,
} from '#shared/values/rich-text-rules.ts';

function dropUnsafeAddresses(attributes: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => (name !== 'href' && name !== 'src') || isSafeAddress(name, value),
    ),
  );
}

const options: sanitize.IOptions = {
  allowedTags: [...richTextTags],
  nonTextTags: [...droppedTags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
    '*': ['style'],
  },
  allowedStyles: { '*': Object.fromEntries(richTextStyles.map((name) => [name, [richTextStyleValue]])) },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: dropUnsafeAddresses(attribs) }),
  },
};

/** Sanitizes rich text for storage: keeps only elements, attributes and styles on the allow list. */
export const cleanHtml = (html: string): string => sanitize(html, options).trim();
