import clsx from 'clsx';
import { useLayoutEffect, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { isNumeric, type AnyColumn } from './grid-column.ts';
import { useGrid } from './grid-context.ts';
import type { Mode } from './grid-store.ts';

type Props = {
  id: string;
  column: AnyColumn;
  text: string;
  value: unknown;
  mode: Mode;
  /** The server's value, if it differs. */
  before: string | undefined;
  label: string;
  describedBy: string | undefined;
  invalid: boolean;
};

const look =
  'h-full w-full min-w-0 bg-transparent px-2 text-sm leading-8.75 text-ink whitespace-pre outline-none selection:bg-line-strong selection:text-ink';

/**
 * Shows the control of the active cell. It has the focus even before anything is typed, with its text selected:
 * typing replaces the text as in any box, so every input method works from the first letter.
 */
export function CellEditor(props: Props) {
  const { column, text, mode, before, label, describedBy, invalid, value, id } = props;
  const { store, actions } = useGrid();
  const { t } = useTranslation('grid');
  const control = useRef<HTMLInputElement | HTMLSelectElement>(null);
  const waits = mode === 'waiting';
  useLayoutEffect(() => {
    const element = control.current;
    if (!element || !store.view().hasFocus) return;
    element.focus({ preventScroll: true });
    if (element instanceof HTMLSelectElement) return;
    if (waits) {
      element.value = text;
      element.select();
    } else if (store.view().mode === 'edit') element.setSelectionRange(text.length, text.length);
  }, [store, waits, text]);
  const aria = {
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  };
  if (column.kind === 'choice')
    return (
      <select
        ref={control as Ref<HTMLSelectElement>}
        data-editor="choice"
        {...aria}
        className={clsx(look, 'cursor-pointer appearance-none pr-6')}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) =>
          store.change([
            { id, name: column.name, value: event.target.value === '' ? null : event.target.value },
          ])
        }
      >
        <option value="">{t('empty')}</option>
        {column.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  const readOnly = column.kind === 'read';
  return (
    <span className="flex h-full min-w-0 items-center">
      {!waits && before !== undefined && before !== '' && (
        <s aria-hidden className="max-w-1/2 shrink-0 truncate pl-2 text-ink-3">
          {before}
        </s>
      )}
      <input
        {...aria}
        ref={control as Ref<HTMLInputElement>}
        data-editor="text"
        readOnly={readOnly}
        defaultValue={text}
        autoComplete="off"
        spellCheck={false}
        inputMode={isNumeric(column) && !readOnly ? 'numeric' : undefined}
        className={clsx(look, isNumeric(column) && 'text-right tabular-nums', readOnly && 'text-ink-2')}
        onInput={(event) => actions.type(event.currentTarget.value)}
      />
    </span>
  );
}
