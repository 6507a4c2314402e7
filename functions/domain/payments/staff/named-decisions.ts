import type { NoticeRow } from '#shared/payments/notices.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** Replaces the ids in `decision.by` with the names of staff. */
export async function namedDecisions<R extends Pick<NoticeRow, 'decision'>>(
  table: Pick<Table, 'recent'>,
  rows: readonly R[],
): Promise<R[]> {
  const members = await findMembers(
    table,
    rows.flatMap(({ decision }) => decision?.by ?? []),
  );
  return rows.map((row) => {
    const { decision } = row;
    if (!decision?.by) return row;
    return { ...row, decision: { ...decision, by: members.get(decision.by)?.fullName ?? '' } };
  });
}
