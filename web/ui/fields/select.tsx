/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the native select cannot be styled; this follows the same pattern */
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { controlHeight, controlClasses, type ControlSize } from './control-classes.ts';
import { useFieldControl } from './field.tsx';
import { moveHighlight, typeAhead } from './listbox-keys.ts';
import { Listbox, ListboxOption } from './listbox.tsx';

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
};

export type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  value?: Value | undefined;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  size?: ControlSize;
  disabled?: boolean;
  /** Submits the value with a plain form. */
  name?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
  'aria-label'?: string;
};

/** Lets the user choose from a short, fixed list. For long or searched lists use `Combobox`. */
export function Select<Value extends string>({ ref, ...props }: SelectProps<Value>) {
  const { options, placeholder, size = 'md', disabled, name, className } = props;
  const { t } = useTranslation('ui');
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { required, ...control } = useFieldControl({ id: props.id });
  const list = useSelect(props);
  const { open, chosen, highlight } = list;
  return (
    <Radix.Root open={open} onOpenChange={list.setOpen}>
      <Radix.Anchor asChild>
        <div ref={frame} className={clsx('relative', className)}>
          <button
            {...control}
            ref={ref}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-label={props['aria-label']}
            aria-required={required}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open ? `${listId}-${highlight}` : undefined}
            disabled={disabled}
            onClick={() => list.setOpen(!open)}
            onKeyDown={list.pressKey}
            onBlur={props.onBlur}
            className={clsx(
              controlClasses,
              controlHeight[size],
              'flex items-center justify-between gap-2 text-left',
              !chosen && 'text-ink-3!',
            )}
          >
            <span className="min-w-0 truncate">
              {chosen?.label ?? placeholder ?? t('select.placeholder')}
            </span>
            <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-3" />
          </button>
          {name && <input type="hidden" name={name} value={chosen?.value ?? ''} />}
        </div>
      </Radix.Anchor>
      <Listbox id={listId} label={props['aria-label'] ?? t('select.placeholder')} owner={frame}>
        {options.map((option, index) => (
          <ListboxOption
            key={option.value}
            id={`${listId}-${index}`}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            chosen={option === chosen}
            highlighted={index === highlight}
            onHighlight={() => list.setHighlight(index)}
            onChoose={() => list.choose(option)}
          />
        ))}
      </Listbox>
    </Radix.Root>
  );
}

const typingPause = 600;

/** Handles the keys of a native select: arrows, Home, End, Enter, Space, and the first letters of a label. */
function useSelect<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  disabled,
}: SelectProps<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [open, setShown] = useState(false);
  const [highlight, setHighlight] = useState(0);
  const typed = useRef({ text: '', at: 0 });
  const current = value ?? ownValue;
  const chosen = options.find((option) => option.value === current);

  const setOpen = (wanted: boolean) => {
    if (disabled) return;
    if (wanted) setHighlight(Math.max(0, chosen ? options.indexOf(chosen) : 0));
    setShown(wanted);
  };
  const choose = (option: SelectOption<Value> | undefined) => {
    if (!option || option.disabled) return;
    setShown(false);
    setOwnValue(option.value);
    if (option.value !== current) onChange?.(option.value);
  };
  const lookUp = (event: KeyboardEvent): number | undefined => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const fresh = event.timeStamp - typed.current.at > typingPause;
    typed.current = { text: (fresh ? '' : typed.current.text) + event.key, at: event.timeStamp };
    const labels = options.map(({ label }) => label);
    return typeAhead(labels, typed.current.text, fresh ? highlight + 1 : highlight);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setShown(false);
    if (event.key === 'Enter' || event.key === ' ') {
      if (open) choose(options[highlight]);
      else setOpen(true);
    } else {
      const next = (open ? moveHighlight(event.key, highlight, options.length) : undefined) ?? lookUp(event);
      if (!open && (next !== undefined || event.key.startsWith('Arrow'))) setOpen(true);
      if (next === undefined && !event.key.startsWith('Arrow')) return;
      if (next !== undefined) setHighlight(next);
    }
    event.preventDefault();
  };
  return { open, setOpen, chosen, highlight, setHighlight, choose, pressKey };
}
