import type { UserRow } from '#shared/accounts/users.contract.ts';
import type { PersonRow } from '#shared/people/person.ts';
import { lastLogins } from '#functions/domain/accounts/member-log/member-log.ts';
import type { TableContext } from '#functions/platform/table/context.ts';

/** Rows as staff see them. The last sign-ins of a page are read by key in one request. */
export async function toPersonRows({ table }: TableContext, rows: readonly UserRow[]): Promise<PersonRow[]> {
  const logins = await lastLogins(
    table,
    rows.map(({ id }) => id),
  );
  return rows.map((row, place) => ({
    ...row,
    isActive: row.status === 'active',
    lastLoginAt: logins[place]?.at ?? null,
  }));
}
