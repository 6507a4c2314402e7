import { EmojiPicker as Picker, type EmojiPickerListComponents } from 'frimousse';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#shared/values/text.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { Input } from '../fields/input.tsx';
import { readEmoji } from './emoji-data.ts';

const columns = 9;

const parts: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, ...rest }) => (
    <div {...rest} className="bg-surface px-2 py-1.5 text-xs font-semibold text-ink-2">
      {category.label}
    </div>
  ),
  Row: ({ children, ...rest }) => (
    <div {...rest} className="px-1">
      {children}
    </div>
  ),
  Emoji: ({ emoji, ...rest }) => (
    <button
      type="button"
      {...rest}
      title={emoji.label}
      className="flex h-9 w-1/9 shrink-0 items-center justify-center rounded-sm text-xl data-[active]:bg-hover"
    >
      {emoji.emoji}
    </button>
  ),
};

/** Shows all emoji with a search, 350 by 250 px. Arrow keys walk through them, Enter chooses. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation('emoji');
  const { contentLanguage } = useLanguage();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Picker.Root
      locale={contentLanguage}
      columns={columns}
      resolveEmojiData={readEmoji}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
      className="flex h-[250px] w-[350px] max-w-full flex-col"
    >
      <div className="p-2">
        <Input
          ref={box}
          // The picker knows its search box by this attribute, and moves through the emoji by its arrow keys.
          {...{ 'frimousse-search': '' }}
          type="search"
          size="sm"
          before={<Search aria-hidden />}
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Picker.Search hidden readOnly tabIndex={-1} aria-hidden value={fold(typed)} />
      </div>
      <Picker.Viewport className="min-h-0 grow outline-none">
        <Picker.Loading className="block p-4 text-sm text-ink-2">{t('loading')}</Picker.Loading>
        <Picker.Empty className="block p-4 text-sm text-ink-2">{t('none')}</Picker.Empty>
        <Picker.List aria-label={t('list')} components={parts} className="pb-1 select-none" />
      </Picker.Viewport>
    </Picker.Root>
  );
}
