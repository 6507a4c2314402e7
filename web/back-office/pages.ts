import type { LucideIcon } from 'lucide-react';
import { Boxes, House, Warehouse, ListChecks, UsersRound } from 'lucide-react';
import type { Capability, Role } from '#shared/contract/access.ts';
import { can } from '#shared/contract/access.ts';

type Entry = {
  name: string;
  group: string;
  to: `/admin${string}`;
  Icon: LucideIcon;
  /** Who may open it and what lies below it; the API refuses by the same table. */
  capability: Capability;
};

/**
 * The pages there are, in the order of the sidebar. From a line here follow the guard of its route, what is said to
 * those it is not for, its title, the way to it, its place in the menu and in the palette. A page is entered when it
 * is built, not before.
 */
export const staffPages = [
  { name: 'home', group: 'overview', to: '/admin', Icon: House, capability: 'admin.enter' },
  { name: 'jobs', group: 'overview', to: '/admin/jobs', Icon: ListChecks, capability: 'admin.enter' },
  {
    name: 'inventory',
    group: 'goods',
    to: '/admin/e-commerce/inventory',
    Icon: Boxes,
    capability: 'inventory.write',
  },
  {
    name: 'warehouses',
    group: 'goods',
    to: '/admin/e-commerce/warehouses',
    Icon: Warehouse,
    capability: 'settings.write',
  },
  { name: 'users', group: 'people', to: '/admin/users', Icon: UsersRound, capability: 'users.manage' },
] as const satisfies readonly Entry[];

export type StaffPage = (typeof staffPages)[number];
export type PageName = StaffPage['name'];
export type PageGroup = { name: StaffPage['group']; pages: StaffPage[] };

const byName = Object.fromEntries(staffPages.map((page) => [page.name, page]));

/** `name` is one of the table, so there is a page of it. */
export const pageNamed = (name: PageName): StaffPage => byName[name] ?? staffPages[0];

/** What one role may open. */
export const pagesFor = (role: Role | undefined): StaffPage[] =>
  staffPages.filter(({ capability }) => can(role, capability));

/** The same in its groups; those that would be empty are left out. */
export const groupsFor = (role: Role | undefined): PageGroup[] =>
  [...Map.groupBy(pagesFor(role), ({ group }) => group)].map(([name, pages]) => ({ name, pages }));

const tidy = (path: string): string => path.replace(/\/+$/, '') || '/';

/** The page an address belongs to: the longest that it begins with. */
export function pageAt(pathname: string): StaffPage | undefined {
  const here = tidy(pathname);
  return staffPages
    .filter(({ to }) => here === to || here.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}

/** Whether an address is a page's own, not of something below it. */
export const isOwnAddress = ({ to }: StaffPage, pathname: string): boolean => tidy(pathname) === to;
