import type { FieldProblem } from '#shared/contract/errors.ts';
import { isSameValue } from '../../platform/forms/conflict.ts';
import { Unread } from './cell-text.ts';
import type { Cells } from './grid-column.ts';

/** A row between the server and the person who edits it. */
export type RowState = {
  /** The server's last known values. */
  base: Cells;
  /** Changes made here that the server has not yet accepted. */
  edits: Cells;
  /** Fields that somebody else changed too; `base` holds their values. */
  conflicts: readonly string[];
  /** Validation errors of the row by field; '' holds those of the whole row. */
  wrong: Readonly<Record<string, string>>;
  /** The server's errors by field. */
  refused: Readonly<Record<string, string>>;
  /** Fields the server accepted with its last answer. */
  saved: readonly string[];
  sending: boolean;
};

export type RowCheck = (values: Cells) => Readonly<Record<string, string>>;

export const untouched = (base: Cells): RowState => ({
  base,
  edits: {},
  conflicts: [],
  wrong: {},
  refused: {},
  saved: [],
  sending: false,
});

export const valueIn = ({ base, edits }: RowState, name: string): unknown =>
  Object.hasOwn(edits, name) ? edits[name] : base[name];

export const isEdited = ({ edits }: RowState): boolean => Object.keys(edits).length > 0;

/** Returns the row as it would be sent; cells that cannot be read keep the server's value. */
export function valuesOf({ base, edits }: RowState): Cells {
  const read = Object.entries(edits).filter(([, value]) => !(value instanceof Unread));
  return { ...base, ...Object.fromEntries(read) };
}

function without<Value>(record: Readonly<Record<string, Value>>, ...names: string[]) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

const checked = (state: RowState, check: RowCheck): RowState => ({
  ...state,
  wrong: isEdited(state) ? check(valuesOf(state)) : {},
});

/** Returns the row after a change of one cell; the server's error for that cell is cleared. */
export function withCell(state: RowState, name: string, value: unknown, check: RowCheck): RowState {
  const edits = isSameValue(value, state.base[name])
    ? without(state.edits, name)
    : { ...state.edits, [name]: value };
  return checked(
    {
      ...state,
      edits,
      conflicts: state.conflicts.filter((other) => other !== name),
      refused: without(state.refused, name, ''),
      saved: state.saved.filter((other) => other !== name),
    },
    check,
  );
}

/** Returns the row with the server's new values below the local changes. */
export function rebased(state: RowState, theirs: Cells, check: RowCheck): RowState {
  const edits = Object.fromEntries(
    Object.entries(state.edits).filter(([name, mine]) => !isSameValue(mine, theirs[name])),
  );
  const both = Object.keys(edits).filter(
    (name) => state.conflicts.includes(name) || !isSameValue(state.base[name], theirs[name]),
  );
  return checked({ ...state, base: theirs, edits, conflicts: both, sending: false }, check);
}

/** Returns the accepted row: sent values are no edits any more, values typed since then still are. */
export function acceptRow(state: RowState, sent: Cells, row: Cells, check: RowCheck): RowState {
  const since = Object.entries(state.edits).filter(
    ([name, value]) =>
      !(Object.hasOwn(sent, name) && isSameValue(value, sent[name])) && !isSameValue(value, row[name]),
  );
  return checked(
    {
      ...state,
      base: row,
      edits: Object.fromEntries(since),
      refused: {},
      saved: Object.keys(sent),
      sending: false,
    },
    check,
  );
}

/** Returns the row after the server refused it: errors go to the named cells, all others to the row. */
export function refusedWith(
  state: RowState,
  { message, errors = [] }: { message?: string | undefined; errors?: readonly FieldProblem[] | undefined },
): RowState {
  const named = errors.filter(({ path }) => Object.hasOwn(state.base, path));
  const rest = errors.filter((error) => !named.includes(error)).map((error) => error.message);
  const whole = [...(named.length === 0 && message ? [message] : []), ...rest].join(' ');
  return {
    ...state,
    refused: {
      ...Object.fromEntries(named.toReversed().map(({ path, message: said }) => [path, said])),
      ...(whole && { '': whole }),
    },
    sending: false,
  };
}

/** Tells whether a row cannot be sent: a cell is unreadable, breaks a rule or conflicts. */
export const isBlocked = ({ edits, conflicts, wrong }: RowState): boolean =>
  conflicts.length > 0 ||
  Object.keys(wrong).length > 0 ||
  Object.values(edits).some((value) => value instanceof Unread);
