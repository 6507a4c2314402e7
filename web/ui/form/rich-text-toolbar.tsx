import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Baseline,
  Bold,
  Highlighter,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { Select } from '../fields/select.tsx';
import { changeIndent } from './rich-text-blocks.ts';
import { ColourButton } from './rich-text-colours.tsx';
import { headingLevels } from './rich-text-formats.ts';
import { backgroundColours, paletteColour, textColours } from './rich-text-palette.ts';
import { LinkButton } from './rich-text-links.tsx';
import { TableMenu } from './rich-text-table-menu.tsx';

type Props = {
  editor: Editor;
  label: string;
  /** Button for pictures; none where none can be uploaded. */
  imageButton?: ReactNode;
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Formats of the text at the caret. */
function formatsOf(editor: Editor) {
  const style = editor.getAttributes('textStyle');
  return {
    level: headingLevels.find((level) => level > 0 && editor.isActive('heading', { level })) ?? 0,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    ordered: editor.isActive('orderedList'),
    bullet: editor.isActive('bulletList'),
    color: paletteColour(textColours, asText(style['color'])),
    background: paletteColour(backgroundColours, asText(style['backgroundColor'])),
    link: asText(editor.getAttributes('link')['href']),
    isInTable: editor.isActive('table'),
  };
}

/** Removes all formats of the selection, or of the block around the caret. */
function clearFormats(editor: Editor): void {
  const { empty, $from } = editor.state.selection;
  const chain = editor.chain().focus();
  if (empty) chain.setTextSelection({ from: $from.start(), to: $from.end() });
  chain.unsetAllMarks().clearNodes().updateAttributes('paragraph', { indent: 0, align: null });
  if (empty) chain.setTextSelection($from.pos);
  chain.run();
}

/** Shows the toolbar: one row, which wraps on a phone. */
export function RichTextToolbar({ editor, label, imageButton }: Props) {
  const { t } = useTranslation('editor');
  const formats = useEditorState({ editor, selector: ({ editor: now }) => formatsOf(now) });
  const chain = () => editor.chain().focus();
  const button = (
    name: 'bold' | 'italic' | 'underline' | 'strike' | 'ordered' | 'bullet',
    icon: ReactNode,
    toggle: () => void,
  ) => <IconButton size="sm" label={t(name)} icon={icon} pressed={formats[name]} onClick={toggle} />;
  const setLevel = (text: string) => {
    const level = headingLevels.find((one) => one > 0 && String(one) === text);
    if (level)
      chain()
        .setHeading({ level: level as 1 | 2 | 3 })
        .run();
    else chain().setParagraph().run();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar', { label })}
      className="flex flex-wrap items-center gap-0.5 border-b border-line bg-sunken px-1.5 py-1"
    >
      <Select
        size="sm"
        aria-label={t('heading')}
        className="w-34 shrink-0"
        value={String(formats.level)}
        onChange={setLevel}
        options={headingLevels.map((level) => ({
          value: String(level),
          label: level === 0 ? t('text') : t('headingOf', { level }),
        }))}
      />
      <Gap />
      {button('bold', <Bold />, () => chain().toggleBold().run())}
      {button('italic', <Italic />, () => chain().toggleItalic().run())}
      {button('underline', <Underline />, () => chain().toggleUnderline().run())}
      {button('strike', <Strikethrough />, () => chain().toggleStrike().run())}
      <Gap />
      <ColourButton
        label={t('color')}
        icon={<Baseline />}
        colours={textColours}
        chosen={formats.color}
        onChoose={(colour) => (colour ? chain().setColor(colour) : chain().unsetColor()).run()}
      />
      <ColourButton
        label={t('background')}
        icon={<Highlighter />}
        colours={backgroundColours}
        chosen={formats.background}
        onChoose={(colour) =>
          (colour ? chain().setBackgroundColor(colour) : chain().unsetBackgroundColor()).run()
        }
      />
      <Gap />
      {button('ordered', <ListOrdered />, () => chain().toggleOrderedList().run())}
      {button('bullet', <List />, () => chain().toggleBulletList().run())}
      <IconButton
        size="sm"
        label={t('outdent')}
        icon={<IndentDecrease />}
        onClick={() => changeIndent(editor, -1)}
      />
      <IconButton
        size="sm"
        label={t('indent')}
        icon={<IndentIncrease />}
        onClick={() => changeIndent(editor, 1)}
      />
      <Gap />
      <LinkButton editor={editor} address={formats.link} />
      {imageButton}
      <TableMenu editor={editor} isInTable={formats.isInTable} />
      <IconButton
        size="sm"
        label={t('clean')}
        icon={<RemoveFormatting />}
        onClick={() => clearFormats(editor)}
      />
    </div>
  );
}

const Gap = () => <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line-strong" />;
