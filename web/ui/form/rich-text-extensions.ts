import { Highlight } from '@tiptap/extension-highlight';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { isOwnPicture, isSafeAttribute, isSafeLink } from '#shared/values/rich-text-rules.ts';
import { BlockStyles, Figcaption, Figure } from './rich-text-blocks.ts';
import { PendingPictures } from './rich-text-pending.ts';

/** Reads an attribute only if the allow list knows its value. */
const safe = (tag: string, name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute(name);
    return value !== null && isSafeAttribute(tag, name, value) ? value : null;
  },
});

/** The kit's link also keeps where a link opens and what it vouches for: both are decided when a text is read. */
const Kit = StarterKit.extend({
  addExtensions() {
    const all = this.parent?.() ?? [];
    const ownAttributes = () => ({ href: safe('a', 'href'), title: safe('a', 'title') });
    return all.map((one) => (one.name === 'link' ? one.extend({ addAttributes: ownAttributes }) : one));
  },
});

const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isOwnPicture(element.getAttribute('src') ?? '') && null },
  ],
  addAttributes: () => ({
    src: safe('img', 'src'),
    alt: safe('img', 'alt'),
    width: safe('img', 'width'),
    height: safe('img', 'height'),
  }),
  // The library's rule makes pictures of typed Markdown, with any address.
  addInputRules: () => [],
});

/** Tables without widths: they take as much room as their words need. Tab leaves the editor, also from a cell. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    const { Tab: _tab, 'Shift-Tab': _back, ...rest } = this.parent?.() ?? {};
    return rest;
  },
  addNodeView: () => null,
});

/** Large spans are refused: the editor would draw a grid of `colspan × rowspan` cells. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const count = element.getAttribute(name) ?? '';
    return isSafeAttribute('td', name, count) ? Number(count) : 1;
  },
});
const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The library's table code reads widths; those of a pasted table are not kept.
  colwidth: { default: null, parseHTML: () => null },
};

const PlainCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), ...cellAttributes };
  },
});
const PlainHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), ...cellAttributes, scope: safe('th', 'scope') };
  },
});

/** What a text can contain in the editor. Everything else is lost when a text is opened or pasted. */
export const richTextExtensions = (placeholder: string) => [
  Kit.configure({
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: isSafeLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TextStyle,
  Color,
  BackgroundColor,
  Highlight,
  OwnImage.configure({ inline: true }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  PlainHeader,
  PlainCell,
  BlockStyles,
  Figure,
  Figcaption,
  PendingPictures,
  Placeholder.configure({ placeholder }),
];
