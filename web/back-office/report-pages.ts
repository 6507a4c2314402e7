import { ChartArea, ChartColumn, ChartLine, ChartNoAxesCombined } from 'lucide-react';

/** How the shop is found and used. */
export const analyticsPage = {
  name: 'analytics',
  group: 'home',
  to: '/admin/analytics',
  Icon: ChartLine,
  capability: 'reports.read',
} as const;

/** The overview of payments, and what lies below it. */
export const paymentReportPages = [
  {
    name: 'reports',
    group: 'payments',
    to: '/admin/reports',
    Icon: ChartNoAxesCombined,
    capability: 'reports.read',
  },
  {
    name: 'payment-report',
    group: 'payments',
    to: '/admin/reports/payments',
    Icon: ChartColumn,
    capability: 'reports.read',
  },
  {
    name: 'order-report',
    group: 'payments',
    to: '/admin/reports/orders',
    Icon: ChartArea,
    capability: 'reports.read',
  },
] as const;

export const salesReportPage = {
  name: 'sales-report',
  group: 'goods',
  to: '/admin/e-commerce/reports',
  Icon: ChartColumn,
  capability: 'reports.read',
} as const;
