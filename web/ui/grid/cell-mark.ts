import type { ParseKeys, TFunction } from 'i18next';
import { Unread } from './cell-text.ts';
import { valueIn, type RowState } from './row-edits.ts';

/** State of a cell that is shown beside its value. */
export type CellMark =
  | { kind: 'plain' | 'unsaved' | 'sending' | 'saved' }
  | { kind: 'wrong'; message: string }
  | { kind: 'conflict'; theirs: unknown };

const plain: CellMark = { kind: 'plain' };
const whole = '';

export function markOf(state: RowState, name: string, isMain: boolean, t: TFunction<'grid'>): CellMark {
  if (state.conflicts.includes(name)) return { kind: 'conflict', theirs: state.base[name] };
  const value = valueIn(state, name);
  if (value instanceof Unread)
    return { kind: 'wrong', message: t(`unread.${value.why}`, { text: value.text }) };
  const message =
    state.wrong[name] ??
    state.refused[name] ??
    (isMain ? (state.wrong[whole] ?? state.refused[whole]) : undefined);
  if (message) return { kind: 'wrong', message };
  if (Object.hasOwn(state.edits, name)) return { kind: state.sending ? 'sending' : 'unsaved' };
  return state.saved.includes(name) ? { kind: 'saved' } : plain;
}

/** Screen reader texts of the marks. */
export const spokenMark: Partial<Record<CellMark['kind'], ParseKeys<'grid'>>> = {
  unsaved: 'mark.unsaved',
  sending: 'mark.sending',
  saved: 'mark.saved',
  conflict: 'mark.conflict',
};
