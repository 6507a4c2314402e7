/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a list that answers a control has no tag of its own, and its keys are heard by that control */
import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/contract/access.ts';
import { Input } from '../../ui/fields/input.tsx';
import { moveHighlight } from '../../ui/fields/listbox-keys.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { pagesMatching } from './palette-entries.ts';

type Props = { role: Role; onClose: () => void };

/** Every page this person may open, found by a part of its name. Arrows choose, Enter goes. */
export function Palette({ role, onClose }: Props) {
  const { t } = useTranslation('backOffice');
  const listId = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [highlight, setHighlight] = useState(0);
  const found = pagesMatching(role, (name) => t(`page.${name}`), words);

  const go = (page: (typeof found)[number] | undefined) => {
    if (!page) return;
    onClose();
    void navigate({ to: page.to });
  };
  const pressKey = (event: KeyboardEvent) => {
    const next = moveHighlight(event.key, highlight, found.length);
    if (next !== undefined) setHighlight(next);
    else if (event.key === 'Enter') go(found[highlight]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      title={t('palette.title')}
      onOpenChange={(open) => !open && onClose()}
      onOpenAutoFocus={(event) => {
        // To what is typed, not to the way out.
        event.preventDefault();
        box.current?.focus();
      }}
    >
      <Input
        ref={box}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={t('palette.search')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[highlight] ? `${listId}-${highlight}` : undefined}
        placeholder={t('palette.search')}
        before={<Search />}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setHighlight(0);
        }}
        onKeyDown={pressKey}
      />
      <div id={listId} role="listbox" aria-label={t('menu')} className="-mx-2 mt-3">
        {found.map(({ name, group, label, Icon }, index) => (
          <div
            key={name}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === highlight}
            onPointerMove={() => setHighlight(index)}
            onClick={() => go(found[index])}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm font-medium [&>svg]:size-5 [&>svg]:text-ink-3',
              index === highlight && 'bg-hover',
            )}
          >
            <Icon aria-hidden />
            <span className="grow">{label}</span>
            <span className="text-xs text-ink-2">{t(`group.${group}`)}</span>
          </div>
        ))}
      </div>
      <p aria-live="polite" className="text-center text-sm text-ink-2">
        {found.length === 0 && <span className="block py-6">{t('palette.empty')}</span>}
      </p>
    </Dialog>
  );
}
