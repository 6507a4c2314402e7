import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import { toast } from '../../platform/feedback/toast.ts';
import { type BulkProgress, type BulkRefusal, type BulkReply, runInChunks } from './bulk-run.ts';

/** The selection: all ids, and the rows that were loaded. */
export type ChosenRows<Row> = { ids: readonly string[]; rows: readonly Row[] };

export type BulkAct<Row> = {
  name: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Preview of the effect on these rows, shown before the action runs. */
  preview: (chosen: ChosenRows<Row>) => ReactNode;
  /** Runs the action on a chunk of rows; a repeat for the same rows must change nothing more. */
  run: (ids: readonly string[]) => Promise<BulkReply>;
  /** Rows per call; 50 by default. */
  atOnce?: number;
  /** Message after success. */
  done: (count: number) => string;
  /** Reverts the action; an action without it must say in its preview that it is final. */
  undo?: (ids: readonly string[]) => Promise<BulkReply>;
  /** Message after an undo; by default the number of reverted rows. */
  undone?: (count: number) => string;
};

const undoMilliseconds = 10_000;

/** Runs actions on the selection, one at a time, and reports the result of each. */
export function useBulk<Row>(keep: (ids: readonly string[]) => void, changed: () => void) {
  const { t } = useTranslation('fields');
  const [progress, setProgress] = useState<BulkProgress>();
  const [refused, setRefused] = useState<readonly BulkRefusal[]>([]);
  const stopping = useRef<AbortController>(undefined);

  /** Runs an action and returns the rows that were done; reports why the others were not. */
  async function carryOut(ids: readonly string[], act: BulkAct<Row>['run'], size: number | undefined) {
    const stop = new AbortController();
    stopping.current = stop;
    const outcome = await runInChunks(ids, act, { size, onProgress: setProgress, signal: stop.signal });
    stopping.current = undefined;
    setProgress(undefined);
    setRefused(outcome.refused);
    changed();
    if (outcome.failure !== undefined) toast.error(messageOf(outcome.failure));
    return outcome;
  }

  async function run({ run: act, done: said, undo, undone, atOnce }: BulkAct<Row>, { ids }: ChosenRows<Row>) {
    if (stopping.current) return;
    const { done, refused: no, left } = await carryOut(ids, act, atOnce);
    keep([...no.map(({ id }) => id), ...left]);
    if (done.length === 0) return;
    const rest = left.length > 0 && { description: t('bulk.left', { count: left.length }) };
    const takeBack = async () => {
      if (!undo || stopping.current) return;
      const back = await carryOut(done, undo, atOnce);
      const count = back.done.length;
      if (count > 0) toast.success(undone?.(count) ?? t('bulk.undone', { count }));
    };
    toast.success(said(done.length), {
      duration: undoMilliseconds,
      ...rest,
      ...(undo && { action: { label: t('bulk.undo'), onClick: () => void takeBack() } }),
    });
  }

  return {
    progress,
    refused,
    run,
    stop: () => stopping.current?.abort(),
    forget: () => setRefused([]),
  };
}
