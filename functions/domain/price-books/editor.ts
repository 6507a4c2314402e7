import type { Role } from '#shared/contract/access.ts';
import type { Language } from '#shared/values/language.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import type { Editor } from '#functions/domain/pricing/price-book-record.ts';

type Caller = { actor: { userId: string; role: Role }; language: Language };

/** Returns the user who changes a book, with the name shown to others. */
export async function editorOf(
  { table }: TableContext,
  { actor: { userId: id, role }, language }: Caller,
): Promise<Editor> {
  const profile = await profileRecord.get(table, { id });
  return { id, name: profile.fullName, role, language };
}
