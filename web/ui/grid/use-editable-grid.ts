import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { Language } from '#shared/values/language.ts';
import { reasonOf } from '../../platform/api/api-error.ts';
import { formProblems } from '../../platform/forms/form-problems.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { createGridActions, type GridNotice } from './grid-actions.ts';
import type { SavePhase } from './grid-bar.tsx';
import type { AnyColumn, Cells, GridColumn } from './grid-column.ts';
import type { Grid } from './grid-context.ts';
import { createGridStore } from './grid-store.ts';
import { saveRows, type SaveRows } from './save-rows.ts';

export type EditableTableProps<Row extends object, Body> = {
  label: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  /** Validates a row and returns its body for the contract that receives it. */
  schema: z.ZodType<Body>;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  save: SaveRows<Row, Body>;
  /** Maximum number of rows per request. */
  maxRows: number;
};

/** Returns the state of an editable table: its rows, the actions on them, and saving. */
export function useEditableGrid<Row extends object, Body>(props: EditableTableProps<Row, Body>) {
  const { rows, nameOf, idOf } = props;
  const { t } = useTranslation('grid');
  const { contentLanguage } = useLanguage();
  // Inside the grid, rows are fields by name; the row type is known only to the code that declared the columns.
  const columns = props.columns as unknown as readonly AnyColumn[];
  const [phase, setPhase] = useState<SavePhase>({ phase: 'idle' });
  const [told, setTold] = useState<GridNotice>();
  const latest = {
    props,
    columns,
    language: contentLanguage,
    failed: t('failed'),
    unanswered: t('unanswered'),
  };
  /** Latest props for later actions: the grid is created once, but its owner renders many times. */
  const now = useRef(latest);
  useLayoutEffect(() => {
    now.current = latest;
  });
  // oxlint-disable-next-line react/refs -- read by acts that come later, never while it is drawn
  const [made] = useState(() => {
    const store = createGridStore((values) => {
      const { props: given, language } = now.current;
      return problemsIn(given.schema, values, language);
    });
    store.take(pairsOf(rows, idOf));
    const actions = createGridActions({ store, columns: () => now.current.columns, tell: setTold });
    let busy = false;
    const save = async () => {
      actions.commit();
      if (busy) return;
      busy = true;
      const { props: given, failed, unanswered } = now.current;
      setPhase({ phase: 'saving', done: 0, of: store.summary().rows });
      try {
        const result = await saveRows({
          store,
          save: given.save as unknown as SaveRows,
          bodyOf: (values) => given.schema.parse(values),
          maxRows: given.maxRows,
          unanswered,
          onProgress: (done, of) => setPhase({ phase: 'saving', done, of }),
        });
        setPhase({ phase: 'answered', ...result });
      } catch (failure) {
        setPhase({ phase: 'failed', message: reasonOf(failure) ?? failed });
      } finally {
        busy = false;
      }
    };
    return { store, actions, save: () => void save() };
  });
  const { store } = made;
  useEffect(() => {
    store.take(pairsOf(rows, now.current.props.idOf));
  }, [store, rows]);
  const grid = useMemo<Grid>(
    () => ({ ...made, columns, nameOf: (row) => nameOf(row as Row) }),
    [made, columns, nameOf],
  );
  return { grid, phase, told };
}

/** Returns rows as pairs of id and fields by name. */
const pairsOf = <Row extends object>(rows: readonly Row[], idOf: (row: Row) => string) =>
  rows.map((row) => [idOf(row), row as unknown as Cells] as const);

function problemsIn(schema: z.ZodType, body: Cells, language: Language): Record<string, string> {
  const { error } = schema.safeParse(body);
  if (!error) return {};
  return Object.fromEntries(
    formProblems(error, body, language).map(({ path, message }) => [path.split('.')[0] ?? '', message]),
  );
}
