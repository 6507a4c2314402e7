import * as z from 'zod';
import { ReturnMethod, ReturnNote, ReturnReason } from '#shared/returns/return-order.ts';
import { Resolution } from '#shared/returns/return-status.ts';
import type { ReturnableLine } from '#web/ui/record/return-lines.tsx';

export const opened = ['approved', 'received'] as const;

/** Form schema of a return that staff open; it needs no approval. */
export const OpenReturnDraft = z.strictObject({
  /** Pieces by line; lines that are not returned are absent. */
  pieces: z.record(z.string(), z.int().min(1)).refine((pieces) => Object.keys(pieces).length > 0),
  reason: ReturnReason.nullable().pipe(ReturnReason),
  /** Whether the goods are still to come or here already. */
  status: z.enum(opened),
  method: ReturnMethod,
  resolution: Resolution,
  note: ReturnNote,
});
export type OpenReturnDraft = z.input<typeof OpenReturnDraft>;

export function emptyDraft(lines: readonly ReturnableLine[]): OpenReturnDraft {
  const [only, ...others] = lines.filter(({ left }) => left > 0);
  return {
    pieces: only && others.length === 0 ? { [only.item.id]: only.left } : {},
    reason: null,
    status: 'approved',
    method: 'drop_off',
    resolution: 'refund',
    note: '',
  };
}
