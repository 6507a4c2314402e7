import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { Language } from '#shared/values/language.ts';
import { reasonOf } from '../../platform/api/api-error.ts';
import { formProblems } from '../../platform/forms/form-problems.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import type { EditableTableProps } from './editable-table-props.ts';
import { createGridActions, type GridNotice } from './grid-actions.ts';
import type { SavePhase } from './grid-bar.tsx';
import { isEditable, type AnyColumn, type Cells } from './grid-column.ts';
import type { Grid } from './grid-context.ts';
import { createGridStore } from './grid-store.ts';
import { saveRows, type SaveRows } from './save-rows.ts';

const usualChunk = 100;

/** Returns the state of an editable table: its rows, the actions on them, and saving. */
export function useEditableGrid<Row extends object, Body>(props: EditableTableProps<Row, Body>) {
  const { rows, nameOf, idOf } = props;
  const { t } = useTranslation('grid');
  const { contentLanguage } = useLanguage();
  // Inside the grid, rows are fields by name; the row type is known only to the code that declared the columns.
  const columns = props.columns as unknown as readonly AnyColumn[];
  const words = useMemo(() => ({ on: t('on'), off: t('off') }), [t]);
  const [phase, setPhase] = useState<SavePhase>({ phase: 'idle' });
  const [told, setTold] = useState<GridNotice>();
  /** Latest props for later actions: the grid is created once, but its owner renders many times. */
  const now = useRef({
    props,
    columns,
    words,
    language: contentLanguage,
    failed: t('failed'),
    unanswered: t('unanswered'),
  });
  useLayoutEffect(() => {
    now.current = {
      props,
      columns,
      words,
      language: contentLanguage,
      failed: t('failed'),
      unanswered: t('unanswered'),
    };
  });
  // oxlint-disable-next-line react/refs -- read by acts that come later, never while it is drawn
  const [made] = useState(() => {
    const store = createGridStore((values) => {
      const { props: given, columns: shown, language } = now.current;
      return problemsIn(given.schema, bodyFrom(given, shown, values), language);
    });
    store.take(pairsOf(rows, idOf));
    const actions = createGridActions({
      store,
      columns: () => now.current.columns,
      words: () => now.current.words,
      tell: setTold,
    });
    const keys = new Map<string, string>();
    let busy = false;
    const save = async () => {
      actions.commit();
      if (busy) return;
      busy = true;
      const { props: given, columns: shown, failed, unanswered } = now.current;
      setPhase({ phase: 'saving', done: 0, of: store.summary().rows });
      try {
        const result = await saveRows({
          store,
          save: given.save as unknown as SaveRows,
          bodyOf: (values) => given.schema.parse(bodyFrom(given, shown, values)),
          versionOf: (row) => given.versionOf(row as Row),
          most: given.most ?? usualChunk,
          keys,
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
    () => ({ ...made, columns, words, nameOf: (row) => nameOf(row as Row) }),
    [made, columns, words, nameOf],
  );
  return { grid, phase, told };
}

/** Returns rows as pairs of id and fields by name. */
const pairsOf = <Row extends object>(rows: readonly Row[], idOf: (row: Row) => string) =>
  rows.map((row) => [idOf(row), row as unknown as Cells] as const);

/** Returns the body that the schema validates. */
const bodyFrom = <Row extends object, Body>(
  { bodyOf }: EditableTableProps<Row, Body>,
  columns: readonly AnyColumn[],
  values: Cells,
): unknown =>
  bodyOf
    ? bodyOf(values as Row)
    : Object.fromEntries(columns.filter(isEditable).map(({ name }) => [name, values[name]]));

function problemsIn(schema: z.ZodType, body: unknown, language: Language): Record<string, string> {
  const { error } = schema.safeParse(body);
  if (!error) return {};
  return Object.fromEntries(
    formProblems(error, body, language).map(({ path, message }) => [path.split('.')[0] ?? '', message]),
  );
}
