import { Contact, Package, PackageOpen, ReceiptText, UserRound, type LucideIcon } from 'lucide-react';
import type { Role } from '#shared/contract/access.ts';
import type { Hit, HitKind } from '#shared/search/find-anything.contract.ts';
import { pageOfHit } from '#web/back-office/hit-pages.ts';
import { pagesFor, type GroupName, type PageName } from '#web/back-office/staff-pages.ts';
import { matching } from '#web/ui/fields/listbox-keys.ts';
import { actionsFor, type ActionName, type ActionTools } from './actions.ts';
import type { Recent } from './recent.ts';

/** A line of the palette. */
export type Entry = Recent & {
  /** Section in which the line is listed. */
  part: 'recent' | 'exact' | 'page' | 'action' | HitKind;
  label: string;
  hint: string;
  Icon: LucideIcon;
  open: (tools: ActionTools) => void;
};

/** Names of pages, groups and actions in the reader's language. */
export type Names = {
  page: (name: PageName) => string;
  group: (name: GroupName) => string;
  action: (name: ActionName) => string;
};

const icons: Record<HitKind, LucideIcon> = {
  product: Package,
  order: ReceiptText,
  purchase: PackageOpen,
  person: UserRound,
  customer: Contact,
};

/** Returns the entries that need no request: pages and actions. */
function knownEntries(role: Role, names: Names): Entry[] {
  const pages = pagesFor(role).map(({ name, group, to, Icon }): Entry => {
    const [label, hint] = [names.page(name), names.group(group)];
    return { key: `page:${name}`, part: 'page', label, hint, Icon, open: ({ go }) => go(to) };
  });
  const actions = actionsFor(role).map(({ name, Icon, run }): Entry => {
    return { key: `action:${name}`, part: 'action', label: names.action(name), hint: '', Icon, open: run };
  });
  return [...pages, ...actions];
}

/** Returns the entry of a search hit, if it has a page this user may open. */
function entryOf(role: Role, hit: Hit): Entry[] {
  const target = pageOfHit(role, hit);
  if (!target) return [];
  const { kind, id, title, hint, exact } = hit;
  return [
    {
      key: `${kind}:${id}`,
      hit,
      part: exact ? 'exact' : kind,
      label: title,
      hint,
      Icon: icons[kind],
      open: ({ go }) => go(target.to),
    },
  ];
}

/** Returns the entries before anything is typed: recent choices first, then all pages and actions. */
export function initialEntries(role: Role, names: Names, recent: readonly Recent[]): Entry[] {
  const known = knownEntries(role, names);
  const lately = recent.flatMap(({ key, hit }) =>
    hit ? entryOf(role, hit) : known.filter((entry) => entry.key === key),
  );
  const keys = new Set(lately.map(({ key }) => key));
  return [
    ...lately.map((entry): Entry => ({ ...entry, part: 'recent' })),
    ...known.filter(({ key }) => !keys.has(key)),
  ];
}

/**
 * Returns the entries for typed text: exact hits, then pages and actions by name, then other hits. Hits of the
 * previous text stay while they still match, until the new ones arrive.
 */
export function entriesFor(
  role: Role,
  names: Names,
  words: string,
  hits: readonly Hit[],
  areTheirs: boolean,
): Entry[] {
  const found = hits.flatMap((hit) => entryOf(role, hit));
  const fitting = areTheirs ? found : matching(found, words).map((entry) => asLikely(entry));
  const all = [
    ...fitting.filter(({ part }) => part === 'exact'),
    ...matching(knownEntries(role, names), words),
    ...fitting.filter(({ part }) => part !== 'exact'),
  ];
  return [...Map.groupBy(all, ({ part }) => part).values()].flat();
}

/** Hits of the previous text lose their exact mark, because it belonged to that text. */
const asLikely = (entry: Entry): Entry => (entry.hit ? { ...entry, part: entry.hit.kind } : entry);
