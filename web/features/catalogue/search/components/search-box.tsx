import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { useSearchBox } from '../hooks/use-search-box.ts';

/** Suggestions are optional: without this code the search still works by Enter. */
const SearchPanel = lazyPiece(async () => (await import('./search-panel.tsx')).SearchPanel, { quiet: true });

type Props = { className?: string; focused?: boolean; onDone?: () => void };

/** Shows the shop's search box: suggestions while typing, the whole list on Enter. */
export function SearchBox({ className, focused = false, onDone }: Props) {
  const { t } = useTranslation(['catalogue', 'common']);
  const box = useSearchBox(onDone);
  const { text, shown, active } = box;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const root = useLeaving(box.close);

  const showOffered = useEffectEvent(box.show);
  useEffect(() => {
    if (!focused) return;
    input.current?.focus();
    showOffered();
  }, [focused]);

  return (
    <search ref={root} className={clsx('relative block', className)}>
      <form
        onSubmit={box.submit}
        className="flex h-11 items-center gap-1 rounded-md border border-control bg-surface pl-3.5 transition-colors focus-within:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus"
      >
        <Search aria-hidden className="size-4.5 shrink-0 text-ink-3" />
        <input
          ref={input}
          type="search"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('search.label')}
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          placeholder={t('search.placeholder')}
          maxLength={200}
          value={text}
          onChange={(event) => box.type(event.target.value)}
          onFocus={SearchPanel.prepare}
          onClick={box.show}
          onKeyDown={box.pressKey}
          className="h-full min-w-0 grow bg-transparent px-1.5 text-base outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {text && (
          <IconButton
            size="sm"
            className="before:absolute before:-inset-1.5"
            label={t('search.clear')}
            icon={<X />}
            onClick={() => {
              box.type('');
              box.close();
              input.current?.focus();
            }}
          />
        )}
        <Button type="submit" variant="primary" size="sm" className="mr-1 max-lg:hidden">
          {t('common:action.search')}
        </Button>
      </form>
      {shown && <SearchPanel id={listId} box={box} />}
    </search>
  );
}

/** Closes the list on a click or focus elsewhere. */
function useLeaving(close: () => void) {
  const root = useRef<HTMLElement>(null);
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) close();
  });
  useEffect(() => {
    const heard = (event: Event) => leave(event);
    document.addEventListener('pointerdown', heard);
    document.addEventListener('focusin', heard);
    return () => {
      document.removeEventListener('pointerdown', heard);
      document.removeEventListener('focusin', heard);
    };
  }, []);
  return root;
}
