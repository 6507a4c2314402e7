import type { LucideIcon } from 'lucide-react';
import { House, UsersRound } from 'lucide-react';
import type { Capability, Role } from '#shared/access.ts';
import { can } from '#shared/access.ts';

export type BackOfficePage = {
  name: 'home' | 'users';
  to: '/admin' | '/admin/users';
  Icon: LucideIcon;
  /** Who may open it; the API refuses by the same table. */
  capability: Capability;
};
export type PageGroup = { name: 'overview' | 'people'; pages: readonly BackOfficePage[] };

/** The pages there are, in the order of the sidebar. A page is entered here when it is built, not before. */
export const pageGroups: readonly PageGroup[] = [
  { name: 'overview', pages: [{ name: 'home', to: '/admin', Icon: House, capability: 'admin.enter' }] },
  {
    name: 'people',
    pages: [{ name: 'users', to: '/admin/users', Icon: UsersRound, capability: 'users.manage' }],
  },
];

/** What one role sees of it; groups that would be empty are left out. */
export const groupsFor = (role: Role | undefined): PageGroup[] =>
  pageGroups
    .map((group) => ({ ...group, pages: group.pages.filter(({ capability }) => can(role, capability)) }))
    .filter(({ pages }) => pages.length > 0);

const tidy = (path: string): string => path.replace(/\/+$/, '') || '/';

/** The page an address belongs to: the longest that it begins with. */
export function pageAt(pathname: string): BackOfficePage | undefined {
  const here = tidy(pathname);
  return pageGroups
    .flatMap(({ pages }) => pages)
    .filter(({ to }) => here === to || here.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
}
