import type { LucideIcon } from 'lucide-react';
import {
  ArrowRightLeft,
  Box,
  Boxes,
  CalendarClock,
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  Contact,
  FileSpreadsheet,
  FolderTree,
  HandCoins,
  House,
  Inbox,
  LayoutDashboard,
  ListChecks,
  Megaphone,
  Package,
  PackageOpen,
  PackageX,
  ReceiptText,
  Store,
  Tag,
  Tags,
  TicketPercent,
  TriangleAlert,
  Truck,
  Undo2,
  UsersRound,
  Wallet,
  Warehouse,
} from 'lucide-react';
import type { Role } from '#shared/contract/access.ts';
import { can } from '#shared/contract/access.ts';
import type { PageEntry } from './page-entry.ts';
import { type GroupName, staffGroups } from './page-groups.ts';

export { type GroupName, staffGroups } from './page-groups.ts';

/**
 * The pages there are; each group's in the order of the sidebar, the first is where the group leads. From a line here follow the guard of its route, what is said to
 * those it is not for, its title, the way to it, its place in the menu and in the palette. A page is entered when it
 * is built, not before.
 */
export const staffPages = [
  { name: 'home', group: 'home', to: '/admin', Icon: House, capability: 'admin.enter' },
  {
    name: 'commerce',
    group: 'goods',
    to: '/admin/e-commerce',
    Icon: LayoutDashboard,
    capability: 'admin.enter',
  },
  {
    name: 'packing',
    group: 'goods',
    to: '/admin/e-commerce/packing',
    Icon: Box,
    capability: 'orders.work',
    waiting: 'packing',
  },
  {
    name: 'troubles',
    group: 'goods',
    to: '/admin/e-commerce/packing/troubles',
    Icon: TriangleAlert,
    capability: 'orders.work',
  },
  {
    name: 'products',
    group: 'goods',
    to: '/admin/e-commerce/products',
    Icon: Package,
    capability: 'products.write',
  },
  {
    name: 'categories',
    group: 'goods',
    to: '/admin/e-commerce/categories',
    Icon: FolderTree,
    capability: 'products.write',
  },
  {
    name: 'businesses',
    group: 'goods',
    to: '/admin/e-commerce/businesses',
    Icon: Store,
    capability: 'products.write',
  },
  {
    name: 'brands',
    group: 'goods',
    to: '/admin/e-commerce/brands',
    Icon: Tag,
    capability: 'products.write',
  },
  {
    name: 'orders',
    group: 'goods',
    to: '/admin/e-commerce/orders',
    Icon: ReceiptText,
    capability: 'orders.work',
    waiting: 'packing',
  },
  {
    name: 'inventory',
    group: 'goods',
    to: '/admin/e-commerce/inventory',
    Icon: Boxes,
    capability: 'inventory.write',
  },
  {
    name: 'transfers',
    group: 'goods',
    to: '/admin/e-commerce/inventory/transfers',
    Icon: ArrowRightLeft,
    capability: 'inventory.write',
  },
  {
    name: 'counts',
    group: 'goods',
    to: '/admin/e-commerce/inventory/counts',
    Icon: ClipboardCheck,
    capability: 'inventory.write',
  },
  {
    name: 'reorder',
    group: 'goods',
    to: '/admin/e-commerce/inventory/reorder',
    Icon: ClipboardList,
    capability: 'purchases.manage',
  },
  {
    name: 'lots',
    group: 'goods',
    to: '/admin/e-commerce/inventory/lots',
    Icon: CalendarClock,
    capability: 'inventory.write',
  },
  {
    name: 'purchases',
    group: 'goods',
    to: '/admin/e-commerce/purchases',
    Icon: PackageOpen,
    capability: 'inventory.write',
  },
  {
    name: 'suppliers',
    group: 'goods',
    to: '/admin/e-commerce/suppliers',
    Icon: Truck,
    capability: 'purchases.manage',
  },
  {
    name: 'supplierDebts',
    group: 'goods',
    to: '/admin/e-commerce/supplier-debts',
    Icon: HandCoins,
    capability: 'purchases.manage',
  },
  {
    name: 'warehouses',
    group: 'goods',
    to: '/admin/e-commerce/warehouses',
    Icon: Warehouse,
    capability: 'settings.write',
  },
  {
    name: 'price-books',
    group: 'goods',
    to: '/admin/e-commerce/price-books',
    Icon: Tags,
    capability: 'prices.write',
  },
  {
    name: 'customers',
    group: 'goods',
    to: '/admin/e-commerce/customers',
    Icon: Contact,
    capability: 'customers.manage',
  },
  {
    name: 'vouchers',
    group: 'goods',
    to: '/admin/e-commerce/vouchers',
    Icon: TicketPercent,
    capability: 'vouchers.manage',
  },
  {
    name: 'campaigns',
    group: 'goods',
    to: '/admin/e-commerce/campaigns',
    Icon: Megaphone,
    capability: 'vouchers.manage',
  },
  {
    name: 'payments',
    group: 'payments',
    to: '/admin/payments',
    Icon: Wallet,
    capability: 'payments.manage',
  },
  {
    name: 'money-inbox',
    group: 'payments',
    to: '/admin/payments/inbox',
    Icon: Inbox,
    capability: 'payments.manage',
    waiting: 'money',
  },
  {
    name: 'credit',
    group: 'payments',
    to: '/admin/payments/credit',
    Icon: HandCoins,
    capability: 'payments.manage',
  },
  {
    name: 'statements',
    group: 'payments',
    to: '/admin/payments/statements',
    Icon: FileSpreadsheet,
    capability: 'payments.manage',
  },
  {
    name: 'returns',
    group: 'goods',
    to: '/admin/e-commerce/returns/requests',
    Icon: PackageX,
    capability: 'returns.work',
    waiting: 'returns',
  },
  {
    name: 'return-figures',
    group: 'goods',
    to: '/admin/e-commerce/returns/analytics',
    Icon: ChartColumn,
    capability: 'returns.work',
  },
  {
    name: 'return-report',
    group: 'payments',
    to: '/admin/reports/return-orders',
    Icon: ChartColumn,
    capability: 'reports.read',
  },
  {
    name: 'refunds',
    group: 'goods',
    to: '/admin/e-commerce/returns/refunds',
    Icon: Undo2,
    capability: 'refunds.work',
    waiting: 'refunds',
  },
  {
    name: 'users',
    group: 'users',
    to: '/admin/users',
    Icon: UsersRound,
    capability: 'users.manage',
    waiting: 'approvals',
  },
  { name: 'jobs', group: 'system', to: '/admin/jobs', Icon: ListChecks, capability: 'admin.enter' },
] as const satisfies readonly PageEntry[];

export type StaffPage = PageEntry & (typeof staffPages)[number];
export type PageName = StaffPage['name'];
export type PageGroup = { name: GroupName; Icon: LucideIcon; pages: StaffPage[] };

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
