import {
  Banknote,
  Calculator,
  ChartArea,
  ChartColumn,
  ChartNoAxesCombined,
  FileSpreadsheet,
  FileText,
  HandCoins,
  Inbox,
  Scale,
  Wallet,
} from 'lucide-react';
import { inSection, type PageEntry } from './page-entry.ts';

/** Back-office pages about money, in the order of the work: taking, counting, reconciling. */
export const paymentPages = [
  {
    name: 'reports',
    group: 'payments',
    to: '/admin/reports',
    Icon: ChartNoAxesCombined,
    capability: 'reports.read',
  },
  ...inSection('payments', 'receipts', [
    {
      name: 'money-inbox',
      to: '/admin/payments/inbox',
      Icon: Inbox,
      capability: 'payments.manage',
      waiting: 'money',
    },
    { name: 'payments', to: '/admin/payments', Icon: Wallet, capability: 'payments.manage' },
    { name: 'credit', to: '/admin/payments/credit', Icon: HandCoins, capability: 'payments.manage' },
    {
      name: 'invoices',
      to: '/admin/reports/invoices',
      Icon: FileText,
      capability: 'invoices.work',
      waiting: 'invoices',
    },
  ]),
  ...inSection('payments', 'tills', [
    { name: 'till', to: '/admin/payments/till', Icon: Calculator, capability: 'orders.work' },
    {
      name: 'till-closings',
      to: '/admin/payments/till/closings',
      Icon: Banknote,
      capability: 'payments.manage',
    },
  ]),
  ...inSection('payments', 'reconciling', [
    {
      name: 'statements',
      to: '/admin/payments/statements',
      Icon: FileSpreadsheet,
      capability: 'payments.manage',
    },
    {
      name: 'reconciliation',
      to: '/admin/payments/reconciliation',
      Icon: Scale,
      capability: 'payments.manage',
    },
  ]),
  ...inSection('payments', 'figures', [
    { name: 'payment-report', to: '/admin/reports/payments', Icon: ChartColumn, capability: 'reports.read' },
    { name: 'order-report', to: '/admin/reports/orders', Icon: ChartArea, capability: 'reports.read' },
    {
      name: 'return-report',
      to: '/admin/reports/return-orders',
      Icon: ChartColumn,
      capability: 'reports.read',
    },
    { name: 'refund-report', to: '/admin/reports/refunds', Icon: ChartColumn, capability: 'refunds.work' },
  ]),
] as const satisfies readonly PageEntry[];
