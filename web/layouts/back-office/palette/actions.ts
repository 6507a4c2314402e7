import {
  FilePenLine,
  FolderPlus,
  Languages,
  LogOut,
  Megaphone,
  PackageOpen,
  PackagePlus,
  Plus,
  Store,
  SunMoon,
  TicketPlus,
  Truck,
  Upload,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react';
import { can, type Capability, type Role } from '#shared/contract/access.ts';
import { pageOpenTo } from '#web/back-office/staff-pages.ts';

/** Functions of the layout that an action may use. */
export type ActionTools = {
  go: (to: string) => void;
  toggleTheme: () => void;
  toggleLanguage: () => void;
  signOut: () => void;
};

type Action = {
  name: string;
  Icon: LucideIcon;
  /** Page of the action, offered to users who may open it; to all staff if there is none. */
  page?: `/admin/${string}`;
  /** Capability required beside access to that page. */
  capability?: Capability;
  run: (tools: ActionTools) => void;
};

/** Actions available from anywhere. To add one, add a line here and `palette.action.<name>` to the texts. */
const actions = [
  {
    name: 'newProduct',
    Icon: PackagePlus,
    page: '/admin/e-commerce/products',
    run: ({ go }) => go('/admin/e-commerce/products/create'),
  },
  {
    name: 'newPurchase',
    Icon: PackageOpen,
    page: '/admin/e-commerce/suppliers',
    run: ({ go }) => go('/admin/e-commerce/purchases/new'),
  },
  {
    name: 'newSupplier',
    Icon: Truck,
    page: '/admin/e-commerce/suppliers',
    run: ({ go }) => go('/admin/e-commerce/suppliers#new'),
  },
  {
    name: 'importProducts',
    Icon: Upload,
    page: '/admin/e-commerce/products',
    run: ({ go }) => go('/admin/e-commerce/products#import'),
  },
  {
    name: 'newCategory',
    Icon: FolderPlus,
    page: '/admin/e-commerce/categories',
    run: ({ go }) => go('/admin/e-commerce/categories#new'),
  },
  {
    name: 'newBusiness',
    Icon: Plus,
    page: '/admin/e-commerce/businesses',
    capability: 'businesses.write',
    run: ({ go }) => go('/admin/e-commerce/businesses#new'),
  },
  {
    name: 'newVoucher',
    Icon: TicketPlus,
    page: '/admin/e-commerce/vouchers',
    run: ({ go }) => go('/admin/e-commerce/vouchers/new'),
  },
  {
    name: 'newCampaign',
    Icon: Megaphone,
    page: '/admin/e-commerce/campaigns',
    run: ({ go }) => go('/admin/e-commerce/campaigns#new'),
  },
  {
    name: 'newWarehouse',
    Icon: Plus,
    page: '/admin/e-commerce/warehouses',
    run: ({ go }) => go('/admin/e-commerce/warehouses#new'),
  },
  {
    name: 'newNews',
    Icon: FilePenLine,
    page: '/admin/posts/events-news',
    run: ({ go }) => go('/admin/posts/events-news/new'),
  },
  {
    name: 'newAccount',
    Icon: UserRoundPlus,
    page: '/admin/accounts',
    run: ({ go }) => go('/admin/accounts#new'),
  },
  { name: 'theme', Icon: SunMoon, run: ({ toggleTheme }) => toggleTheme() },
  { name: 'language', Icon: Languages, run: ({ toggleLanguage }) => toggleLanguage() },
  { name: 'shop', Icon: Store, run: ({ go }) => go('/e-commerce') },
  { name: 'signOut', Icon: LogOut, run: ({ signOut }) => signOut() },
] as const satisfies readonly Action[];

export type StaffAction = Action & (typeof actions)[number];
export type ActionName = StaffAction['name'];

export const actionsFor = (role: Role): StaffAction[] =>
  actions.filter(
    ({ page, capability }: Action) =>
      (page === undefined || pageOpenTo(role, page) !== undefined) &&
      (capability === undefined || can(role, capability)),
  );
