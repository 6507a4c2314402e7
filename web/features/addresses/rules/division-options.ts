import { fold, words } from '#shared/values/text.ts';
import type { ComboboxOption } from '#web/ui/fields/combobox.tsx';

type Division = { name: string; code: number };

const kind = /^(thành phố|tỉnh)\s+/iu;
/** Former or colloquial names of places, by the words of the official name. */
const otherNames: Record<string, string> = { hochiminh: 'sai gon sg' };

/** Returns short forms of a province: 'hcm', 'tphcm', 'hochiminh', 'sai gon'. */
function aliasesOf(name: string): string {
  const own = words(fold(name.replace(kind, '')));
  const initials = own.map(([first = '']) => first).join('');
  const joined = own.join('');
  return [initials, `tp${initials}`, joined, otherNames[joined] ?? ''].join(' ').trim();
}

export const toOptions = (divisions: readonly Division[] = []): ComboboxOption[] =>
  divisions.map(({ name, code }) => ({ value: String(code), label: name }));

export const toProvinceOptions = (provinces: readonly Division[] = []): ComboboxOption[] =>
  provinces.map(({ name, code }) => ({ value: String(code), label: name, aliases: aliasesOf(name) }));
