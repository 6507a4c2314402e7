import type { LucideIcon } from 'lucide-react';
import type { Role } from '#shared/contract/access.ts';
import { can } from '#shared/contract/access.ts';
import { goodsPages } from './goods-pages.ts';
import { otherPages } from './other-pages.ts';
import type { PageEntry } from './page-entry.ts';
import { type GroupName, type SectionName, staffGroups } from './page-groups.ts';
import { paymentPages } from './payment-pages.ts';

export { type GroupName, type SectionName, staffGroups } from './page-groups.ts';

/**
 * The pages there are; each group's in the order of the sidebar, the first is where the group leads. From a line here follow the guard of its route, what is said to
 * those it is not for, its title, the way to it, its place in the menu and in the palette. A page is entered when it
 * is built, not before.
 */
export const staffPages = [...otherPages, ...paymentPages, ...goodsPages] as const;

export type StaffPage = PageEntry & (typeof staffPages)[number];
export type PageName = StaffPage['name'];
export type PageGroup = { name: GroupName; Icon: LucideIcon; pages: StaffPage[] };
export type PageSection = { name: SectionName | undefined; pages: StaffPage[] };

const byName = Object.fromEntries(staffPages.map((page) => [page.name, page]));

/** `name` is one of the table, so there is a page of it. */
export const pageNamed = (name: PageName): StaffPage => byName[name] ?? staffPages[0];

/** What one role may open. */
export const pagesFor = (role: Role | undefined): StaffPage[] =>
  staffPages.filter(({ capability }) => can(role, capability));

/** The same in its groups; those that would be empty are left out. */
export function groupsFor(role: Role | undefined): PageGroup[] {
  const pages = Map.groupBy<GroupName, StaffPage>(pagesFor(role), ({ group }) => group);
  return staffGroups.flatMap((group) => {
    const own = pages.get(group.name);
    return own ? [{ ...group, pages: own }] : [];
  });
}

/** The pages of a group by their sections; those that stand in none come first. */
export const sectionsOf = ({ pages }: Pick<PageGroup, 'pages'>): PageSection[] =>
  [...Map.groupBy(pages, ({ section }) => section)].map(([name, own]) => ({ name, pages: own }));

/** Where a group leads. */
export const leadOf = (group: GroupName, role: Role | undefined): StaffPage | undefined =>
  pagesFor(role).find((page) => page.group === group);

const tidy = (path: string): string => path.replace(/\/+$/, '') || '/';

/** The first page is where all addresses of the back office begin: nothing lies below it. */
const isBelow = (here: string, { to }: StaffPage): boolean => to !== '/admin' && here.startsWith(`${to}/`);

/** The page an address belongs to: the longest that it begins with. */
export function pageAt(pathname: string): StaffPage | undefined {
  const here = tidy(pathname);
  return staffPages
    .filter((page) => here === page.to || isBelow(here, page))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}

/** Whether an address is a page's own, not of something below it. */
export const isOwnAddress = ({ to }: StaffPage, pathname: string): boolean => tidy(pathname) === to;

/** The page of an address that this person may open; none where it is for others, or is still to come. */
export const pageOpenTo = (role: Role | undefined, to: string): StaffPage | undefined =>
  pagesFor(role).find((page) => page.to === to);
