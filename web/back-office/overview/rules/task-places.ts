import {
  Box,
  ClockAlert,
  FileClock,
  FileText,
  Inbox,
  ListX,
  Mailbox,
  MessageSquareWarning,
  type LucideIcon,
  PackageCheck,
  PackageMinus,
  PackageX,
  PackageSearch,
  PhoneCall,
  Reply,
  TriangleExclamationPoint,
  Undo2,
  UserCheck,
  HandCoins,
} from 'lucide-react';
import type { Task } from '#shared/overview/dashboard.contract.ts';

type Place = { to: `/admin/${string}`; search?: Record<string, string | boolean>; Icon: LucideIcon };

const orders = '/admin/e-commerce/orders';
const products = '/admin/e-commerce/products';
const returns = '/admin/e-commerce/returns/requests';

/** Page of each task: the list where it is done, with the filter that its count uses. */
export const taskPlaces: Record<Task, Place> = {
  money: { to: '/admin/payments/inbox', Icon: Inbox },
  overdue: { to: orders, search: { queue: 'late' }, Icon: ClockAlert },
  confirm: { to: orders, search: { queue: 'confirm' }, Icon: PhoneCall },
  packing: { to: '/admin/e-commerce/packing', Icon: Box },
  troubles: { to: '/admin/e-commerce/packing/troubles', Icon: TriangleExclamationPoint },
  toInspect: { to: returns, search: { status: 'received' }, Icon: PackageSearch },
  owingBack: { to: orders, search: { queue: 'refund' }, Icon: HandCoins },
  refunds: { to: '/admin/e-commerce/returns/refunds', search: { status: 'pending' }, Icon: Undo2 },
  returns: { to: returns, search: { status: 'requested' }, Icon: PackageCheck },
  toSendBack: { to: returns, search: { toSendBack: 'true' }, Icon: Reply },
  privacy: { to: '/admin/users/requests', Icon: FileClock },
  approvals: { to: '/admin/users/approval', Icon: UserCheck },
  messages: { to: '/admin/messages', search: { state: 'open' }, Icon: Mailbox },
  cases: { to: '/admin/posts/moderation', search: { state: 'open' }, Icon: MessageSquareWarning },
  invoices: { to: '/admin/reports/invoices', search: { attention: true }, Icon: FileText },
  outOfStock: {
    to: products,
    search: { stockStatus: 'out_of_stock', isActive: true },
    Icon: PackageX,
  },
  failedJobs: { to: '/admin/jobs', Icon: ListX },
  lowStock: { to: products, search: { stockStatus: 'low_stock', isActive: true }, Icon: PackageMinus },
};
