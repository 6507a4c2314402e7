import { Languages, LogOut, PackagePlus, Plus, Store, SunMoon, type LucideIcon } from 'lucide-react';
import type { Role } from '#shared/contract/access.ts';
import { pageOpenTo } from '#web/back-office/pages.ts';

/** What the frame lets an action do. */
export type ActionTools = {
  go: (to: string) => void;
  toggleTheme: () => void;
  toggleLanguage: () => void;
  signOut: () => void;
};

type Action = {
  name: string;
  Icon: LucideIcon;
  /** Where it is done: offered to whom that page is open. Without one, to everybody here. */
  page?: `/admin/${string}`;
  run: (tools: ActionTools) => void;
};

/** What can be done from anywhere. An area adds a line, and `palette.action.<name>` to the texts. */
const actions = [
  {
    name: 'newProduct',
    Icon: PackagePlus,
    page: '/admin/e-commerce/products',
    run: ({ go }) => go('/admin/e-commerce/products/create'),
  },
  {
    name: 'newWarehouse',
    Icon: Plus,
    page: '/admin/e-commerce/warehouses',
    run: ({ go }) => go('/admin/e-commerce/warehouses#new'),
  },
  { name: 'theme', Icon: SunMoon, run: ({ toggleTheme }) => toggleTheme() },
  { name: 'language', Icon: Languages, run: ({ toggleLanguage }) => toggleLanguage() },
  { name: 'shop', Icon: Store, run: ({ go }) => go('/e-commerce') },
  { name: 'signOut', Icon: LogOut, run: ({ signOut }) => signOut() },
] as const satisfies readonly Action[];

export type StaffAction = Action & (typeof actions)[number];
export type ActionName = StaffAction['name'];

export const actionsFor = (role: Role): StaffAction[] =>
  actions.filter(({ page }: Action) => page === undefined || pageOpenTo(role, page) !== undefined);
