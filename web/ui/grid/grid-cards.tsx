import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../fields/field.tsx';
import { Input } from '../fields/input.tsx';
import { Select } from '../fields/select.tsx';
import { Switch } from '../fields/switch.tsx';
import { Textarea } from '../fields/textarea.tsx';
import { useFocusedRow, usePrinted, withGaps } from '../list/row-window.ts';
import { CellNote } from './cell-note.tsx';
import { markOf, spokenMark } from './cell-mark.ts';
import { shownText } from './cell-text.ts';
import { useGrid } from './grid-context.ts';
import { isEditable, isNumeric, type AnyColumn } from './grid-column.ts';
import { valueIn, valuesOf, type RowState } from './row-edits.ts';
import { useRow } from './use-row.ts';

const usualCard = 420;

/** Shows the phone layout: each row as a card of fields, with the same rules. */
export function GridCards({ label }: { label: string }) {
  const { store } = useGrid();
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => setAbove((list.current?.getBoundingClientRect().top ?? 0) + scrollY), []);
  const ids = useSyncExternalStore(store.subscribe, store.ids);
  const printed = usePrinted();
  const { rangeExtractor, ...focus } = useFocusedRow();
  // oxlint-disable-next-line react/incompatible-library -- it is not memoised, nor is what it is handed to
  const virtual = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => usualCard,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 2,
    scrollMargin: above,
    rangeExtractor,
  });
  const { lines, after } = printed
    ? { lines: ids.map((_, index) => ({ index, gap: 0 })), after: 0 }
    : withGaps(virtual.getVirtualItems(), above, virtual.getTotalSize());
  return (
    <ul ref={list} aria-label={label} className="divide-y divide-line" {...focus}>
      {lines.map(({ index, gap }) => {
        const id = ids[index];
        if (id === undefined) return null;
        return (
          <Fragment key={id}>
            {gap > 0 && <li aria-hidden style={{ height: gap }} />}
            <li
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
              className="px-4 py-4"
            >
              <RowFields id={id} />
            </li>
          </Fragment>
        );
      })}
      {after > 0 && <li aria-hidden style={{ height: after }} />}
    </ul>
  );
}

function RowFields({ id }: { id: string }) {
  const { columns, nameOf, words } = useGrid();
  const { t } = useTranslation('grid');
  const state = useRow(id);
  if (!state) return null;
  const values = valuesOf(state);
  const main = columns.find((column) => column.main);
  const mainMark = main && !isEditable(main) ? markOf(state, main.name, true, t) : undefined;
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-2 text-base font-semibold">{nameOf(values)}</legend>
      {mainMark?.kind === 'wrong' && (
        <p className="text-sm text-danger" role="alert">
          {mainMark.message}
        </p>
      )}
      {columns.map((column) =>
        isEditable(column) ? (
          <CellField key={column.name} id={id} column={column} state={state} />
        ) : (
          column !== main && (
            <p key={column.name} className="flex justify-between gap-3 text-sm text-ink-2">
              <span>{column.label}</span>
              <span>{shownText(column, values[column.name], values, words)}</span>
            </p>
          )
        ),
      )}
    </fieldset>
  );
}

type FieldProps = { id: string; column: AnyColumn; state: RowState };

function CellField({ id, column, state }: FieldProps) {
  const { store, actions, words } = useGrid();
  const { t } = useTranslation('grid');
  const [draft, setDraft] = useState<string>();
  const value = valueIn(state, column.name);
  const mark = markOf(state, column.name, column.main === true, t);
  const text = shownText(column, value, valuesOf(state), words);
  const spoken = spokenMark[mark.kind];
  const set = (next: unknown) => store.change([{ id, name: column.name, value: next }]);
  const commit = () => {
    if (draft !== undefined) actions.setCell(id, column, draft);
    setDraft(undefined);
  };
  const aside = spoken && (
    <span className={mark.kind === 'saved' ? 'text-jade' : 'text-gold'}>{t(spoken)}</span>
  );
  if (column.kind === 'switch')
    return (
      <Switch label={column.label} help={aside} checked={value === true} onCheckedChange={(on) => set(on)} />
    );
  const Box = column.kind === 'text' && column.lines ? Textarea : Input;
  return (
    <div>
      <Field
        label={column.label}
        aside={aside}
        error={mark.kind === 'wrong' ? mark.message : undefined}
        required={false}
      >
        {column.kind === 'choice' ? (
          <Select
            options={column.options}
            value={typeof value === 'string' ? value : undefined}
            onChange={(next) => set(next)}
          />
        ) : (
          <Box
            value={draft ?? text}
            inputMode={isNumeric(column) ? 'numeric' : undefined}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && Box === Input && !event.nativeEvent.isComposing) commit();
              if (event.key === 'Escape') setDraft(undefined);
            }}
          />
        )}
      </Field>
      {mark.kind === 'conflict' && (
        <div className="mt-2 text-sm">
          <CellNote id={id} name={column.name} mark={mark} />
        </div>
      )}
    </div>
  );
}
