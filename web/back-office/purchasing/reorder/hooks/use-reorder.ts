import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  draftReorder,
  maxReorderLines,
  type ReorderDrafts,
  type searchReorder,
} from '#shared/purchasing/reorder.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { BulkReply } from '#web/ui/list/bulk-run.ts';
import type { StaffListSearch } from '#web/ui/list/staff-list.tsx';
import { type LineEdit, type LineEdits, linesToSend } from '../rules/reorder-lines.ts';

/** State of the reorder list: edits of its rows, and the created drafts. */
export function useReorder({ review }: Pick<StaffListSearch<typeof searchReorder>, 'review'>) {
  const { t } = useTranslation('reorder');
  const { number } = useFormat();
  const [edits, setEdits] = useState<LineEdits>(new Map());
  const [made, setMade] = useState<ReorderDrafts['data']>([]);
  const request = useRequestKey(false);
  const drafting = useAct(draftReorder);

  const edit = (id: string, change: LineEdit) =>
    setEdits((before) => new Map([...before, [id, { ...before.get(id), ...change }]]));

  /** Sends all rows in one request, and retries use the same idempotency key until an answer arrives. */
  async function draft(ids: readonly string[]): Promise<BulkReply> {
    if (ids.length > maxReorderLines) {
      const reason = t('tooMany', { most: number(maxReorderLines) });
      return { refused: ids.map((id) => ({ id, reason })) };
    }
    const body = { lines: linesToSend(ids, edits), ...(review && { review }) };
    const { data, refused } = await drafting.send({
      body: { ...body, clientRequestId: request.keyFor(body) },
    });
    request.settle();
    setMade(data);
    const left = new Set(refused.map(({ id }) => id));
    setEdits((before) => new Map([...before].filter(([id]) => !ids.includes(id) || left.has(id))));
    // The preview already named rows that need nothing. They are only reported if that applies to all rows.
    const told = refused.filter(({ reason }) => data.length === 0 || reason !== 'nothing');
    return { refused: told.map(({ id, reason }) => ({ id, reason: t(`refused.${reason}`) })) };
  }

  return { edits, edit, draft, made };
}
