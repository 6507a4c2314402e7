import {
  Bell,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  MessageCircleQuestion,
  Network,
  Package,
  ReceiptText,
  Settings,
  Ticket,
  UserRound,
} from 'lucide-react';
import type { ComponentType } from 'react';

export type RoomName = (typeof rooms)[number]['name'];
export type Room = {
  name: RoomName;
  to: string;
  Icon: LucideIcon;
  /** A hairline parts the groups: what is about oneself, what one bought, who helps. */
  group: 'self' | 'shop' | 'help';
  /** A number beside the name, such as what is unread. */
  Count?: ComponentType;
};

/** The rooms of a member, in the order of the rail. One is entered here when its page is built, and has its name in `rooms.json`. */
const rooms = [
  { name: 'dashboard', to: '/dashboard', Icon: LayoutDashboard, group: 'self' },
  { name: 'profile', to: '/profile', Icon: UserRound, group: 'self' },
  { name: 'referrals', to: '/referrals', Icon: Network, group: 'self' },
  { name: 'notifications', to: '/notifications', Icon: Bell, group: 'self' },
  { name: 'kyc', to: '/kyc', Icon: IdCard, group: 'self' },
  { name: 'invoices', to: '/account/invoice-profiles', Icon: ReceiptText, group: 'self' },
  { name: 'account', to: '/account', Icon: Settings, group: 'self' },
  { name: 'orders', to: '/e-commerce/order', Icon: Package, group: 'shop' },
  { name: 'vouchers', to: '/e-commerce/vouchers', Icon: Ticket, group: 'shop' },
  { name: 'contact', to: '/contact-admin', Icon: MessageCircleQuestion, group: 'help' },
] as const satisfies readonly (Omit<Room, 'name'> & { name: string })[];

export const allRooms: readonly Room[] = rooms;

/** The way to a member's papers; the avatar's menu leads there, whatever the rail holds. */
export const wallet = { to: '/kyc', Icon: IdCard };

/** Who gets a place in the bottom bar of phones: the first four of these; the fifth place opens all. */
const barOrder = ['profile', 'referrals', 'notifications', 'kyc', 'dashboard', 'orders', 'vouchers'];

export const barRooms: readonly Room[] = barOrder
  .flatMap((name) => allRooms.filter((room) => room.name === name))
  .slice(0, 4);

/** The room an address lies in: the longest way that it begins with. */
export function roomAt(pathname: string): Room | undefined {
  return allRooms
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
