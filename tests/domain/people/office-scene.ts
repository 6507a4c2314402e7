import { credentialsItem, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

export const now = '2026-11-20T08:00:00.000Z';

/** Lan, and an admin who decides about her. */
export function officeScene(given: Partial<Profile> = {}) {
  const { table, put, rows } = memoryTable();
  const at = (other = table) => contextOf(other, () => new Date(now));
  const lan = aProfile({ id: 'lan', fullName: 'Lan', email: 'lan@example.com', language: 'en', ...given });
  const admin = aProfile({ id: 'châu', role: 'admin' });
  put([lan, admin].map(profileRecord.item));
  put([credentialsItem('lan', { sessionsFrom: '2026-01-01' })]);
  const of = (entity: string) => rows().filter((row) => row['entity'] === entity);
  return { table, put, rows, at, lan, admin, of, mails: () => of('mail') };
}
