import type { FieldProblem } from '#shared/contract/errors.ts';
import type { Cells } from './grid-column.ts';
import type { GridStore } from './grid-store.ts';
import {
  isEdited,
  isBlocked,
  rebased,
  refusedWith,
  acceptRow,
  valuesOf,
  type RowState,
} from './row-edits.ts';

/** A row to be saved: its changes, and the validated body of the whole row. */
export type RowChange<Row = Cells, Body = unknown> = {
  id: string;
  values: Partial<Row>;
  body: Body;
};

/** Result for one row. A row without a result was not saved. */
export type RowAnswer<Row = Cells> =
  | { id: string; outcome: 'saved'; row: Row }
  | { id: string; outcome: 'refused'; message?: string; errors?: readonly FieldProblem[] }
  /** Somebody else saved first; `row` holds the current values. */
  | { id: string; outcome: 'stale'; row: Row };

/** Saves a chunk. */
export type SaveRows<Row = Cells, Body = unknown> = (
  changes: readonly RowChange<Row, Body>[],
) => Promise<readonly RowAnswer<Row>[]>;

type Options = {
  store: GridStore;
  save: SaveRows;
  bodyOf: (values: Cells) => unknown;
  /** Maximum number of rows per request. */
  maxRows: number;
  unanswered: string;
  onProgress: (done: number, of: number) => void;
};

export type SaveResult = { saved: number; refused: number; conflicts: number };

/** Sends all rows that can be sent, by chunk. Throws if one got no answer; its rows stay unsaved. */
export async function saveRows(options: Options): Promise<SaveResult> {
  const { store, onProgress } = options;
  const result = { saved: 0, refused: 0, conflicts: 0 };
  const queue = store.edited().flatMap(({ id, state }) => (isBlocked(state) ? [] : [id]));
  /** Rows that were stale without a real conflict; each is sent again once. */
  const again = new Set<string>();
  let done = 0;
  while (queue.length > 0) {
    const chunk = queue.splice(0, options.maxRows);
    const answers = await sendChunk(options, chunk);
    for (const { id, outcome } of answers) {
      if (outcome !== 'stale') result[outcome] += 1;
      else if (isHeldNow(store, id)) result.conflicts += 1;
      else if (!again.has(id)) {
        again.add(id);
        queue.push(id);
      } else result.refused += 1;
    }
    done += chunk.length;
    onProgress(done, done + queue.length);
  }
  return result;
}

function isHeldNow(store: GridStore, id: string): boolean {
  const state = store.state(id);
  return state !== undefined && isBlocked(state);
}

async function sendChunk(
  { store, save, bodyOf, unanswered }: Options,
  ids: readonly string[],
): Promise<readonly RowAnswer[]> {
  const changes = ids.flatMap((id): RowChange[] => {
    const state = store.state(id);
    // Rows that were undone or became invalid since the click are not sent.
    if (!state || !isEdited(state) || isBlocked(state)) return [];
    return [{ id, values: state.edits, body: bodyOf(valuesOf(state)) }];
  });
  if (changes.length === 0) return [];
  const mark = (sending: boolean) =>
    store.update(changes.map(({ id }) => ({ id, to: (state) => ({ ...state, sending }) })));
  mark(true);
  let answers: readonly RowAnswer[];
  try {
    answers = await save(changes);
  } catch (failure) {
    mark(false);
    throw failure;
  }
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const heard = changes.map(
    (change): RowAnswer => byId.get(change.id) ?? { id: change.id, outcome: 'refused', message: unanswered },
  );
  store.update(
    changes.map(({ id, values }, index) => ({
      id,
      to: (state) => answered(state, values, heard[index], store),
    })),
  );
  return heard;
}

function answered(
  state: RowState,
  sent: Cells,
  answer: RowAnswer | undefined,
  { check }: GridStore,
): RowState {
  if (answer?.outcome === 'saved') return acceptRow(state, sent, answer.row, check);
  if (answer?.outcome === 'stale') return rebased(state, answer.row, check);
  return refusedWith(state, answer ?? {});
}
