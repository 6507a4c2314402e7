import type { LucideIcon } from 'lucide-react';
import {
  CircleUserRound,
  House,
  Mail,
  Newspaper,
  Settings,
  ShoppingCart,
  UsersRound,
  Wallet,
} from 'lucide-react';

/** The groups of the sidebar, in its order. One without a page for whoever looks is not shown. */
export const staffGroups = [
  { name: 'home', Icon: House },
  { name: 'posts', Icon: Newspaper },
  { name: 'goods', Icon: ShoppingCart },
  { name: 'payments', Icon: Wallet },
  { name: 'users', Icon: UsersRound },
  { name: 'system', Icon: Settings },
  { name: 'mail', Icon: Mail },
  { name: 'accounts', Icon: CircleUserRound },
] as const satisfies readonly { name: string; Icon: LucideIcon }[];
export type GroupName = (typeof staffGroups)[number]['name'];

/** The parts that large groups are folded into; each group has them in the order of its pages. */
export const sectionNames = [
  'selling',
  'goods',
  'stock',
  'buying',
  'promotions',
  'receipts',
  'tills',
  'reconciling',
  'figures',
] as const;
export type SectionName = (typeof sectionNames)[number];
