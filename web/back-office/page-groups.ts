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

/** Groups of the sidebar in order. A group is hidden if the user may open none of its pages. */
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

/** Sections of large groups; each group lists them in the order of its pages. */
const sectionNames = [
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
