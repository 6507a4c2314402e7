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
import { ColourButton } from './rich-text-colours.tsx';
import { type Formats, backgroundColours, headingLevels, textColours } from './rich-text-formats.ts';
import { ImageButton, LinkButton } from './rich-text-links.tsx';
import type { Quill } from './rich-text-quill.ts';

type Props = {
  quill: Quill | undefined;
  formats: Formats;
  label: string;
  uploadImage: ((file: File) => Promise<string>) | undefined;
};

/** Shows the toolbar in one row; on a phone it scrolls sideways. */
export function RichTextToolbar({ quill, formats, label, uploadImage }: Props) {
  const { t } = useTranslation('editor');
  const set = (name: string, value: unknown) => {
    quill?.focus();
    quill?.format(name, value, 'user');
  };
  const toggle = (name: string, icon: ReactNode) => (
    <IconButton
      size="sm"
      label={t(name as 'bold')}
      icon={icon}
      pressed={formats[name] === true}
      onClick={() => set(name, formats[name] !== true)}
    />
  );
  const list = (kind: 'ordered' | 'bullet', icon: ReactNode) => (
    <IconButton
      size="sm"
      label={t(kind)}
      icon={icon}
      pressed={formats['list'] === kind}
      onClick={() => set('list', formats['list'] === kind ? false : kind)}
    />
  );
  const clean = () => {
    const range = quill?.getSelection(true);
    if (!quill || !range) return;
    if (range.length > 0) return void quill.removeFormat(range.index, range.length, 'user');
    for (const name of Object.keys(quill.getFormat())) quill.format(name, false, 'user');
  };
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar', { label })}
      className="flex items-center gap-0.5 overflow-x-auto border-b border-line bg-sunken px-1.5 py-1 [scrollbar-width:none]"
    >
      <Select
        size="sm"
        aria-label={t('heading')}
        className="w-34 shrink-0"
        value={String(typeof formats['header'] === 'number' ? formats['header'] : 0)}
        onChange={(level) => set('header', Number(level) || false)}
        options={headingLevels.map((level) => ({
          value: String(level),
          label: level === 0 ? t('text') : t('headingOf', { level }),
        }))}
      />
      <Gap />
      {toggle('bold', <Bold />)}
      {toggle('italic', <Italic />)}
      {toggle('underline', <Underline />)}
      {toggle('strike', <Strikethrough />)}
      <Gap />
      <ColourButton
        label={t('color')}
        icon={<Baseline />}
        colours={textColours}
        chosen={formats['color']}
        onChoose={(colour) => set('color', colour ?? false)}
      />
      <ColourButton
        label={t('background')}
        icon={<Highlighter />}
        colours={backgroundColours}
        chosen={formats['background']}
        onChoose={(colour) => set('background', colour ?? false)}
      />
      <Gap />
      {list('ordered', <ListOrdered />)}
      {list('bullet', <List />)}
      <IconButton
        size="sm"
        label={t('outdent')}
        icon={<IndentDecrease />}
        onClick={() => set('indent', '-1')}
      />
      <IconButton
        size="sm"
        label={t('indent')}
        icon={<IndentIncrease />}
        onClick={() => set('indent', '+1')}
      />
      <Gap />
      <LinkButton quill={quill} formats={formats} />
      <ImageButton quill={quill} uploadImage={uploadImage} />
      <IconButton size="sm" label={t('clean')} icon={<RemoveFormatting />} onClick={clean} />
    </div>
  );
}

const Gap = () => <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line-strong" />;
