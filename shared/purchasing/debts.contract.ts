import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { tidy } from '../values/text.ts';
import { debtKinds, debtList, supplierPaymentMethods } from './debt-choices.ts';
import { SupplierId } from './suppliers.contract.ts';

/** Debts need `purchases.manage`, because they reveal what goods cost. */
const access = staff('purchases.manage');
const params = z.object({ id: SupplierId });
const clientRequestId = z.string().min(8).max(64).optional();

/** Debt to one supplier, as a row of the list. */
export const DebtRow = z.object({
  id: SupplierId,
  name: z.string(),
  code: z.string(),
  phone: z.string(),
  /** Negative if the supplier was prepaid. */
  owed: z.int(),
  overdue: z.int(),
  /** Next due date; null if nothing is owed. */
  dueOn: z.string().nullable(),
});
export type DebtRow = z.infer<typeof DebtRow>;

export const SupplierDebt = DebtRow.extend({
  termDays: z.int(),
  /** Open amounts by due date. */
  open: z.array(z.object({ dueOn: z.string(), amount: z.int() })),
});
export type SupplierDebt = z.infer<typeof SupplierDebt>;

/** An entry of a supplier's ledger. Each begins with the balance of the one before. */
export const DebtEntry = z.object({
  number: z.int(),
  at: z.string(),
  by: z.string(),
  kind: z.enum(debtKinds),
  /** Change of the debt; negative if less is owed. */
  amount: z.int(),
  balance: z.int(),
  /** The purchase that caused the entry. */
  of: z.object({ id: z.string(), code: z.string() }).optional(),
  /** Due date, for an entry that adds debt. */
  dueOn: z.string().optional(),
  /** Day and way of a payment. */
  paidOn: z.string().optional(),
  way: z.enum(supplierPaymentMethods).optional(),
  note: z.string(),
  /** Number of the payment that this entry reverses. */
  reverses: z.int().optional(),
  /** Number of the entry that reversed this payment. */
  reversedBy: z.int().optional(),
});
export type DebtEntry = z.infer<typeof DebtEntry>;

export const searchDebts = defineList({
  name: 'purchasing/search-debts',
  summary: 'What suppliers are owed, first what is due first',
  path: '/admin/supplier-debts',
  access,
  list: debtList,
  row: DebtRow,
});

export const sumDebts = defineRoute({
  name: 'purchasing/sum-debts',
  summary: 'What all suppliers together are owed, are owed overdue, and were paid beforehand',
  method: 'GET',
  path: '/admin/supplier-debts/sums',
  access,
  reply: z.object({ owed: z.int(), overdue: z.int(), dueSoon: z.int(), prepaid: z.int() }),
});

export const getDebt = defineRoute({
  name: 'purchasing/get-debt',
  summary: 'What one supplier is owed, by the day it is due',
  method: 'GET',
  path: '/admin/supplier-debts/{id}',
  access,
  params,
  reply: SupplierDebt,
  errors: ['SUPPLIER_NOT_FOUND'],
});

export const listDebtEntries = defineRoute({
  name: 'purchasing/list-debt-entries',
  summary: 'A supplier’s ledger, newest first: its lines come to what is owed',
  method: 'GET',
  path: '/admin/supplier-debts/{id}/entries',
  access,
  params,
  query: z.object({
    take: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ data: z.array(DebtEntry), nextCursor: z.string().nullable() }),
  errors: ['SUPPLIER_NOT_FOUND', 'BAD_CURSOR'],
});

/** A payment to a supplier, as staff enter it. */
export const PaymentDraft = z.strictObject({
  amount: z.int().min(1).max(100_000_000_000),
  paidOn: z.iso.date({ error: 'required' }),
  way: z.enum(supplierPaymentMethods),
  note: z.string().max(200).transform(tidy).default(''),
  isPrepayment: z.boolean().default(false).describe('More than is owed is meant'),
});

export const paySupplier = defineRoute({
  name: 'purchasing/pay-supplier',
  summary: 'Write down a payment to a supplier: it settles first what is due first',
  method: 'POST',
  path: '/admin/supplier-debts/{id}/payments',
  access,
  params,
  body: PaymentDraft.extend({ clientRequestId }),
  reply: SupplierDebt,
  status: 201,
  errors: ['SUPPLIER_NOT_FOUND', 'DEBT_PAID_ABOVE', 'DEBT_DAY_AHEAD', 'STALE_STATE', 'REQUEST_DIFFERS'],
});

export const ReversalDraft = z.strictObject({
  reason: z
    .string()
    .max(200)
    .transform(tidy)
    .pipe(z.string().min(1, { error: 'required' })),
});

export const reversePayment = defineRoute({
  name: 'purchasing/reverse-payment',
  summary: 'Take a payment to a supplier back, with a reason: what it settled is owed again',
  method: 'POST',
  path: '/admin/supplier-debts/{id}/payments/{number}/reversal',
  access,
  params: params.extend({ number: z.coerce.number().int().min(1).max(1_000_000_000) }),
  body: ReversalDraft.extend({ clientRequestId }),
  reply: SupplierDebt,
  errors: [
    'SUPPLIER_NOT_FOUND',
    'DEBT_PAYMENT_NOT_FOUND',
    'DEBT_PAYMENT_REVERSED',
    'STALE_STATE',
    'REQUEST_DIFFERS',
  ],
});
