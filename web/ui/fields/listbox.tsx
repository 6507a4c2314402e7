/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a list that answers a control has no tag of its own, and its keys are heard by that control */
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { floatClasses } from '../overlays/float-classes.ts';

type ListboxProps = {
  id: string;
  label: string;
  busy?: boolean | undefined;
  /** The control that owns the list: a click on it does not count as outside. */
  owner: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Shows the list of a `Select` or `Combobox`. Focus stays there; the list only shows the highlight. */
export function Listbox({ id, label, busy, owner, children }: ListboxProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-busy={busy}
        align="start"
        sideOffset={6}
        collisionPadding={12}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && owner.current?.contains(event.target)) event.preventDefault();
        }}
        className={clsx(
          floatClasses,
          'max-h-[min(20rem,var(--radix-popover-content-available-height))] min-w-(--radix-popover-trigger-width) max-w-[calc(100vw-1.5rem)] overflow-y-auto p-1.5',
        )}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

type OptionProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  chosen: boolean;
  highlighted: boolean;
  disabled?: boolean | undefined;
  onHighlight: () => void;
  onChoose: () => void;
};

export function ListboxOption(props: OptionProps) {
  const { id, label, hint, chosen, highlighted, disabled, onHighlight, onChoose } = props;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={disabled}
      ref={(node) => {
        if (highlighted) node?.scrollIntoView({ block: 'nearest' });
      }}
      onPointerMove={onHighlight}
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onChoose}
      className={clsx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-sm font-medium select-none',
        highlighted && !disabled && 'bg-hover',
        disabled && 'text-ink-3',
      )}
    >
      <span className="min-w-0 grow truncate">{label}</span>
      {hint && <span className="shrink-0 text-ink-3">{hint}</span>}
      <Check aria-hidden className={clsx('size-4.5 shrink-0 text-brand', !chosen && 'invisible')} />
    </div>
  );
}
