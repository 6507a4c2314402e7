import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSuggestions } from '../hooks/use-suggestions.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

type Props = { className?: string; focused?: boolean; onDone?: () => void };

/** The shop's search: suggestions while typing, the whole list on Enter. */
export function SearchBox({ className, focused = false, onDone }: Props) {
  const { t } = useTranslation(['catalogue', 'common']);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useClosing(() => setOpen(false));
  const suggestions = useSuggestions(text);
  const { products } = suggestions;
  const shown = open && suggestions.wanted;

  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  const leave = () => {
    setOpen(false);
    setActive(-1);
    onDone?.();
  };
  const showAll = () => {
    leave();
    void navigate({ to: '/e-commerce/product', search: { q: text.trim() } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = shown ? products[active] : undefined;
    if (chosen) {
      leave();
      void navigate({ to: '/e-commerce/product/$slug', params: { slug: chosen.slug } });
    } else if (text.trim()) showAll();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || products.length === 0) return;
    event.preventDefault();
    setOpen(true);
    // One place more than there are rows: the text itself.
    const places = products.length + 1;
    setActive((last) => ((last + 1 + step + places) % places) - 1);
  };
  const type = (value: string) => {
    setText(value);
    setActive(-1);
    setOpen(true);
  };

  return (
    <search ref={box} className={clsx('relative block', className)}>
      <form
        onSubmit={submit}
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
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          placeholder={t('search.placeholder')}
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={pressKey}
          className="h-full min-w-0 grow bg-transparent px-1.5 text-base outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {text && (
          <IconButton
            size="sm"
            label={t('search.clear')}
            icon={<X />}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          />
        )}
        <Button type="submit" variant="primary" size="sm" className="mr-1 max-lg:hidden">
          {t('common:action.search')}
        </Button>
      </form>
      {shown && (
        <SearchSuggestions {...suggestions} id={listId} active={active} onChoose={leave} onAll={showAll} />
      )}
    </search>
  );
}

/** A click or a focus elsewhere closes the list. */
function useClosing(close: () => void) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [close]);
  return root;
}
