import {
  Bell,
  BookOpen,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  MessageCircleQuestion,
  Network,
  Newspaper,
  Package,
  ReceiptText,
  Settings,
  Ticket,
  UserRound,
} from 'lucide-react';
import type { ComponentType } from 'react';

type RoomName = (typeof rooms)[number]['name'];
export type MemberPage = {
  name: RoomName;
  to: string;
  Icon: LucideIcon;
  /** Group of the page; groups are separated by a hairline: about the member, purchases, help. */
  group: 'self' | 'shop' | 'help';
  /** A number beside the name, such as the unread count. */
  Count?: ComponentType;
};

/** Lists a member's pages in navigation order. A built page is added here and named in `rooms.json`. */
const rooms = [
  { name: 'dashboard', to: '/dashboard', Icon: LayoutDashboard, group: 'self' },
  { name: 'news', to: '/news', Icon: Newspaper, group: 'self' },
  { name: 'documents', to: '/documents', Icon: BookOpen, group: 'self' },
  { name: 'profile', to: '/profile', Icon: UserRound, group: 'self' },
  { name: 'referrals', to: '/referrals', Icon: Network, group: 'self' },
  { name: 'notifications', to: '/notifications', Icon: Bell, group: 'self' },
  { name: 'kyc', to: '/kyc', Icon: IdCard, group: 'self' },
  { name: 'invoices', to: '/account/invoice-profiles', Icon: ReceiptText, group: 'self' },
  { name: 'account', to: '/account', Icon: Settings, group: 'self' },
  { name: 'orders', to: '/e-commerce/order', Icon: Package, group: 'shop' },
  { name: 'vouchers', to: '/e-commerce/vouchers', Icon: Ticket, group: 'shop' },
  { name: 'contact', to: '/contact-admin', Icon: MessageCircleQuestion, group: 'help' },
] as const satisfies readonly (Omit<MemberPage, 'name'> & { name: string })[];

export const memberPages: readonly MemberPage[] = rooms;

/** Links to identity documents; the avatar's menu always has it, whatever the navigation holds. */
export const wallet = { to: '/kyc', Icon: IdCard };

/** Orders the phone's bottom bar: the first four that exist are shown; the fifth place opens all pages. */
const barOrder = ['profile', 'referrals', 'notifications', 'kyc', 'dashboard', 'orders', 'vouchers'];

export const barPages: readonly MemberPage[] = barOrder
  .flatMap((name) => memberPages.filter((room) => room.name === name))
  .slice(0, 4);

/** Returns the page an address belongs to: the one with the longest matching path. */
export function memberPageAt(pathname: string): MemberPage | undefined {
  return memberPages
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
