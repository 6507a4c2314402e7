import clsx from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { controlHeight, controlClasses } from './control-classes.ts';
import { useFieldControl } from './field.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { matching, moveHighlight, type ComboboxOption } from './listbox-keys.ts';
import { Listbox, ListboxOption } from './listbox.tsx';
import { Spinner } from '../actions/spinner.tsx';

export type { ComboboxOption } from './listbox-keys.ts';

export type ComboboxProps<Value extends string> = {
  options: readonly ComboboxOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  onBlur?: () => void;
  /** If set, the caller searches and `options` are the result; otherwise they are filtered here. */
  onQuery?: (query: string) => void;
  loading?: boolean;
  placeholder?: string;
  emptyText?: ReactNode;
  clearable?: boolean;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
  'aria-label'?: string;
};

/** Lets the user choose from a long list by typing part of a name, with or without accents. */
export function Combobox<Value extends string>({ ref, ...props }: ComboboxProps<Value>) {
  const { value, onChange, loading, clearable, disabled, className } = props;
  const { t } = useTranslation('fields');
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const control = useFieldControl({ id: props.id });
  const list = useCombobox(props);
  const { open, shown, chosen, highlight } = list;
  return (
    <Radix.Root open={open} onOpenChange={(wanted) => (wanted ? list.show() : list.close())}>
      <Radix.Anchor asChild>
        <div ref={frame} className={clsx('relative', className)}>
          <input
            {...control}
            ref={ref}
            type="text"
            role="combobox"
            autoComplete="off"
            disabled={disabled}
            aria-label={props['aria-label']}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open && shown[highlight] ? `${listId}-${highlight}` : undefined}
            placeholder={props.placeholder ?? t('combobox.placeholder')}
            value={list.text}
            onChange={(event) => list.type(event.target.value)}
            onClick={list.show}
            onKeyDown={list.pressKey}
            onBlur={props.onBlur}
            className={clsx(controlClasses, controlHeight.md, 'pr-10!')}
          />
          {clearable && chosen && !disabled ? (
            <IconButton
              size="sm"
              className="absolute! inset-y-0 right-1.5 my-auto"
              label={t('combobox.clear')}
              icon={<X />}
              onClick={() => {
                onChange(undefined);
                frame.current?.querySelector('input')?.focus();
              }}
            />
          ) : (
            <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-3 [&_svg]:size-4.5">
              {loading ? <Spinner /> : <ChevronDown aria-hidden />}
            </span>
          )}
        </div>
      </Radix.Anchor>
      <Listbox id={listId} label={props['aria-label'] ?? t('combobox.open')} busy={loading} owner={frame}>
        {shown.map((option, index) => (
          <ListboxOption
            key={option.value}
            id={`${listId}-${index}`}
            label={option.label}
            hint={option.hint}
            chosen={option.value === value}
            highlighted={index === highlight}
            onHighlight={() => list.setHighlight(index)}
            onChoose={() => list.choose(option)}
          />
        ))}
        {shown.length === 0 && (
          <div aria-live="polite" className="px-3 py-5 text-center text-sm text-ink-2">
            {loading ? <Spinner className="mx-auto size-5" /> : (props.emptyText ?? t('combobox.empty'))}
          </div>
        )}
      </Listbox>
    </Radix.Root>
  );
}

function useCombobox<Value extends string>({
  options,
  value,
  onChange,
  onQuery,
  disabled,
}: ComboboxProps<Value>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const [highlight, setHighlight] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const shown = onQuery || query === undefined ? options : matching(options, query);

  const close = () => {
    setOpen(false);
    setQuery(undefined);
  };
  const show = () => {
    if (disabled || open) return;
    setHighlight(Math.max(0, chosen ? options.indexOf(chosen) : 0));
    setOpen(true);
  };
  const type = (text: string) => {
    setQuery(text);
    setHighlight(0);
    setOpen(true);
    onQuery?.(text);
  };
  const choose = (option: ComboboxOption<Value> | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  const pressKey = (event: KeyboardEvent) => {
    const next = open ? moveHighlight(event.key, highlight, shown.length) : undefined;
    if (event.key === 'Tab') return close();
    if (next !== undefined) setHighlight(next);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') show();
    else if (event.key === 'Enter' && open) choose(shown[highlight]);
    else return;
    event.preventDefault();
  };
  return {
    open,
    text: query ?? chosen?.label ?? '',
    chosen,
    shown,
    highlight,
    setHighlight,
    show,
    close,
    type,
    choose,
    pressKey,
  };
}
