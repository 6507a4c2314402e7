import type { Role } from '#shared/contract/access.ts';
import { pagesFor, type PageName, type StaffPage } from '#web/back-office/pages.ts';
import { matching } from '../../ui/fields/listbox-keys.ts';

/** The pages one may open whose names hold every word typed, accents or not. */
export function pagesMatching(
  role: Role,
  label: (name: PageName) => string,
  words: string,
): (StaffPage & { label: string })[] {
  return matching(
    pagesFor(role).map((page) => ({ ...page, label: label(page.name) })),
    words,
  );
}
