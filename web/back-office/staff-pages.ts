import type { LucideIcon } from 'lucide-react';
import type { Role } from '#shared/contract/access.ts';
import { can } from '#shared/contract/access.ts';
import { goodsPages } from './goods-pages.ts';
import { otherPages } from './other-pages.ts';
import type { PageEntry } from './page-entry.ts';
import { type GroupName, type SectionName, staffGroups } from './page-groups.ts';
import { paymentPages } from './payment-pages.ts';
import { postPages } from './post-pages.ts';

export { type GroupName, staffGroups } from './page-groups.ts';

/**
 * All back-office pages, each group's in the order of the sidebar; a group links to its first page. An entry
 * here defines the route's guard, the text for users without access, the title, the breadcrumb, and the places
 * in the menu and the command palette. A page is added here when it is built, not before.
 */
export const staffPages = [...otherPages, ...postPages, ...paymentPages, ...goodsPages] as const;

export type StaffPage = PageEntry & (typeof staffPages)[number];
export type PageName = StaffPage['name'];
export type PageGroup = { name: GroupName; Icon: LucideIcon; pages: StaffPage[] };
export type PageSection = { name: SectionName | undefined; pages: StaffPage[] };

const byName = Object.fromEntries(staffPages.map((page) => [page.name, page]));

/** Page with this name. `name` is a key of the table, so the page exists. */
export const pageNamed = (name: PageName): StaffPage => byName[name] ?? staffPages[0];

/** Pages that a role may open. */
export const pagesFor = (role: Role | undefined): StaffPage[] =>
  staffPages.filter(({ capability }) => can(role, capability));

/** Pages that a role may open, by group; empty groups are left out. */
export function groupsFor(role: Role | undefined): PageGroup[] {
  const pages = Map.groupBy<GroupName, StaffPage>(pagesFor(role), ({ group }) => group);
  return staffGroups.flatMap((group) => {
    const own = pages.get(group.name);
    return own ? [{ ...group, pages: own }] : [];
  });
}

/** Pages of a group by section; those without a section come first. */
export const sectionsOf = ({ pages }: Pick<PageGroup, 'pages'>): PageSection[] =>
  [...Map.groupBy(pages, ({ section }) => section)].map(([name, own]) => ({ name, pages: own }));

/** First page of a group that the role may open. */
export const leadOf = (group: GroupName, role: Role | undefined): StaffPage | undefined =>
  pagesFor(role).find((page) => page.group === group);

const tidy = (path: string): string => path.replace(/\/+$/, '') || '/';

/** The home page is the prefix of all back-office addresses, so nothing counts as below it. */
const isBelow = (here: string, { to }: StaffPage): boolean => to !== '/admin' && here.startsWith(`${to}/`);

/** Page of an address: the one with the longest matching prefix. */
export function pageAt(pathname: string): StaffPage | undefined {
  const here = tidy(pathname);
  return staffPages
    .filter((page) => here === page.to || isBelow(here, page))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}

/** Tells whether an address is a page itself, not something below it. */
export const isOwnAddress = ({ to }: StaffPage, pathname: string): boolean => tidy(pathname) === to;

/** Page of an address, if the role may open it; undefined if not, or if the page does not exist yet. */
export const pageOpenTo = (role: Role | undefined, to: string): StaffPage | undefined =>
  pagesFor(role).find((page) => page.to === to);
