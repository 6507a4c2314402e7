import * as payments from '#shared/payments/index.ts';
import { inFolder, route, worker, type Area } from './area.ts';

const read = { table: 'read', payments: [] } as const;
const write = { table: 'write', payments: [] } as const;

const throughPayments = { table: 'read', views: ['payments'] } as const;
const throughNotices = { table: 'read', views: ['notices'] } as const;
/** Lists incoming money with the orders it may be meant for. */
const suggesting = { table: 'read', views: ['orders', 'notices'], payments: [] } as const;
const deciding = { table: 'write', views: ['orders', 'notices'], payments: [] } as const;

/** Payment webhooks have reserved concurrency, so that they work under any load. */
const hearing = { reserve: 20, gradual: true } as const;

export const paymentsArea: Area = {
  name: 'payments',
  routes: [
    route(payments.createPayment, { table: 'write', payments: ['vnpay', 'stripe'] }, { gradual: true }),
    route(payments.getPayment, read),
    route(payments.getPaymentStatus, read),
    route(payments.verifyPayment, { table: 'write', payments: ['vnpay', 'stripe'] }),
    route(payments.simulatePayment, write),
    route(payments.completePayment, write),
    route(payments.cancelPayment, write),

    route(payments.receiveVnpayNotice, { table: 'write', payments: ['vnpay'] }, hearing),
    route(payments.receiveVnpayForm, { table: 'write', payments: ['vnpay'] }, hearing),
    route(payments.receiveBankNotice, { table: 'write', payments: ['bank'] }, hearing),
    route(payments.receiveStripeNotice, { table: 'write', payments: ['stripe-notices'] }, hearing),

    ...inFolder('staff', [
      route(payments.searchPayments, throughPayments),
      route(payments.getStaffPayment, { ...read, indexes: ['gsi2'] }),
      route(payments.verifyStaffPayment, {
        table: 'write',
        payments: ['vnpay', 'stripe'],
        indexes: ['gsi2'],
      }),
      route(payments.cancelStaffPayment, { ...write, indexes: ['gsi2'] }),
      route(payments.renewStaffPayment, { ...write, indexes: ['gsi2'] }),

      route(payments.searchNotices, throughNotices),
      route(payments.getNotice, { ...suggesting, indexes: ['gsi1'] }),
      route(payments.replayNotice, { ...deciding, indexes: ['gsi1'] }),
      route(payments.decideNotice, { ...deciding, indexes: ['gsi1'] }),
      route(payments.takeBackDecision, { ...deciding, indexes: ['gsi1'] }),
      // A statement may cover a month of the account, processed line by line.
      route(payments.importStatement, write, { timeoutSeconds: 25 }),
    ]),
  ],
  workers: [
    // The shopper is waiting in front of the QR code, so after a conflict the retry must come quickly.
    worker('apply-notice', 'payments', write, { seconds: 15, batch: 10 }),
  ],
};
