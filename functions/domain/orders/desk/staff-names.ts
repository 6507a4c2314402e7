import type { StaffName } from '#shared/orders/order-desk.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** Looks up the names of staff by user id. */
export async function staffNames(
  table: Pick<Table, 'recent'>,
  ids: readonly string[],
): Promise<(id: string) => StaffName> {
  const known = await findMembers(table, ids);
  return (id) => ({ id, fullName: known.get(id)?.fullName ?? null });
}
