import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import { toast } from '../feedback/toast.ts';
import { type BulkProgress, type BulkRefusal, type BulkReply, runInChunks } from './bulk-run.ts';

/** What was chosen: all of it by id, and the rows that were on a page. */
export type Chosen<Row> = { ids: readonly string[]; rows: readonly Row[] };

export type BulkAct<Row> = {
  name: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** What will happen to these rows: read before it is done. */
  preview: (chosen: Chosen<Row>) => ReactNode;
  /** Carried out some at a time; asked again for the same rows it must change nothing more. */
  run: (ids: readonly string[]) => Promise<BulkReply>;
  /** Rows of one call; fifty unless told. */
  atOnce?: number;
  /** Said when it is done. */
  done: (count: number) => string;
  /** Takes it back; an act without it says in its preview that it cannot be. */
  undo?: (ids: readonly string[]) => Promise<BulkReply>;
  /** Said when it was; how many rows are as they were, unless told. */
  undone?: (count: number) => string;
};

const undoMilliseconds = 10_000;

/** Carries acts out over what was chosen, one at a time, and says what came of each. */
export function useBulk<Row>(keep: (ids: readonly string[]) => void, changed: () => void) {
  const { t } = useTranslation('fields');
  const [progress, setProgress] = useState<BulkProgress>();
  const [refused, setRefused] = useState<readonly BulkRefusal[]>([]);
  const stopping = useRef<AbortController>(undefined);

  /** Answers what was done, and says why the rest was not. */
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

  async function run({ run: act, done: said, undo, undone, atOnce }: BulkAct<Row>, { ids }: Chosen<Row>) {
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
