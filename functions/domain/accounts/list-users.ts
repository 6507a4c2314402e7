import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { listUsers as contract, UserRow } from '#shared/accounts/users.ts';
import { toPage } from '#shared/pages.ts';
import type { QueryOf } from '#shared/route.ts';
import { fold } from '#shared/text.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import { Profile } from './account.ts';

const Count = z.object({ total: z.int() });
const Row = z.object({ profile: z.string() });

function toRow(row: unknown): UserRow {
  const {
    language: _language,
    emailVerifiedAt: _verified,
    updatedAt: _updated,
    ...shown
  } = Profile.parse(JSON.parse(Row.parse(row).profile));
  return shown;
}

/** `%` and `_` in what staff type are letters, not wildcards. */
const anywhere = (text: string) => `%${fold(text.trim()).replace(/[\\%_]/g, String.raw`\$&`)}%`;

export function listUsers(db: DatabaseSync, { page, limit, searchTerm, status }: QueryOf<typeof contract>) {
  const filters = [
    searchTerm?.trim()
      ? { sql: String.raw`searched LIKE ? ESCAPE '\'`, value: anywhere(searchTerm) }
      : undefined,
    status ? { sql: 'status = ?', value: status } : undefined,
  ].filter((filter) => filter !== undefined);
  const where = filters.length > 0 ? `WHERE ${filters.map(({ sql }) => sql).join(' AND ')}` : '';
  const values = filters.map(({ value }) => value);
  const { total } = Count.parse(prepared(db, `SELECT count(*) AS total FROM users ${where}`).get(...values));
  const rows = prepared(
    db,
    `SELECT profile FROM users ${where} ORDER BY created_at DESC, id LIMIT ? OFFSET ?`,
  ).all(...values, limit, (page - 1) * limit);
  const { pageSize: _, ...paged } = toPage(rows.map(toRow), total, { page, pageSize: limit });
  return { ...paged, limit };
}
