import { Extension, Node, type Editor } from '@tiptap/core';
import { indentStep, isSafeStyle, maxIndent } from '#shared/values/rich-text-rules.ts';

const indentable = ['paragraph', 'heading'];

const levelOf = (padding: string): number =>
  padding.endsWith('em')
    ? Math.min(maxIndent, Math.max(0, Math.round(Number.parseFloat(padding) / indentStep)))
    : 0;

/** Indentation and alignment of paragraphs and headings, as the styles that the allow list knows. */
export const BlockStyles = Extension.create({
  name: 'blockStyles',
  addGlobalAttributes: () => [
    {
      types: indentable,
      attributes: {
        indent: {
          default: 0,
          parseHTML: (element) => levelOf(element.style.paddingLeft),
          renderHTML: ({ indent }) =>
            Number(indent) > 0 ? { style: `padding-left: ${Number(indent) * indentStep}em` } : {},
        },
        align: {
          default: null,
          parseHTML: ({ style }) => (isSafeStyle('text-align', style.textAlign) ? style.textAlign : null),
          renderHTML: ({ align }) => (typeof align === 'string' ? { style: `text-align: ${align}` } : {}),
        },
      },
    },
  ],
});

/** Changes the level of the list item, or else of the selected paragraphs and headings. */
export function changeIndent(editor: Editor, by: 1 | -1): void {
  if (editor.isActive('listItem')) {
    const chain = editor.chain().focus();
    (by > 0 ? chain.sinkListItem('listItem') : chain.liftListItem('listItem')).run();
    return;
  }
  editor
    .chain()
    .focus()
    .command(({ state, tr }) => {
      const { from, to } = state.selection;
      state.doc.nodesBetween(from, to, (node, at) => {
        if (!indentable.includes(node.type.name)) return;
        const level = Math.min(maxIndent, Math.max(0, Number(node.attrs['indent']) + by));
        tr.setNodeAttribute(at, 'indent', level);
      });
      return true;
    })
    .run();
}

/** Keeps a picture with its caption together. The toolbar makes none; texts from elsewhere have them. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+ figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});
