import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../fields/field.tsx';
import { Input } from '../fields/input.tsx';
import { Select } from '../fields/select.tsx';
import { WindowList } from '../list/window-list.tsx';
import { CellNote } from './cell-note.tsx';
import { markOf, spokenMark } from './cell-mark.ts';
import { textOfCell } from './cell-text.ts';
import { useGrid, useRow } from './grid-context.ts';
import { isEditable, isNumeric, type AnyColumn } from './grid-column.ts';
import { valueIn, valuesOf, type RowState } from './row-edits.ts';

const usualCard = 420;

/** Shows the phone layout: each row as a card of fields, with the same rules. */
export function GridCards({ label }: { label: string }) {
  const { store } = useGrid();
  const ids = useSyncExternalStore(store.subscribe, store.ids);
  return (
    <WindowList label={label} ids={ids} height={usualCard} overscan={2} className="divide-y divide-line">
      {(id, item) => (
        <li key={id} {...item} className="px-4 py-4">
          <RowFields id={id} />
        </li>
      )}
    </WindowList>
  );
}

function RowFields({ id }: { id: string }) {
  const { columns, nameOf } = useGrid();
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
              <span>{textOfCell(column, values[column.name], values)}</span>
            </p>
          )
        ),
      )}
    </fieldset>
  );
}

type FieldProps = { id: string; column: AnyColumn; state: RowState };

function CellField({ id, column, state }: FieldProps) {
  const { store, actions } = useGrid();
  const { t } = useTranslation('grid');
  const [draft, setDraft] = useState<string>();
  const value = valueIn(state, column.name);
  const mark = markOf(state, column.name, column.main === true, t);
  const text = textOfCell(column, value, valuesOf(state));
  const spoken = spokenMark[mark.kind];
  const commit = () => {
    if (draft !== undefined) actions.setCell(id, column, draft);
    setDraft(undefined);
  };
  const aside = spoken && (
    <span className={mark.kind === 'saved' ? 'text-jade' : 'text-gold'}>{t(spoken)}</span>
  );
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
            onChange={(next) => store.change([{ id, name: column.name, value: next }])}
          />
        ) : (
          <Input
            value={draft ?? text}
            inputMode={isNumeric(column) ? 'numeric' : undefined}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
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
