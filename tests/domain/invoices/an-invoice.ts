import type { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';

/** By which others know the invoice of this number. It was issued at one in the morning of the day after in Vietnam. */
export const invoiceName = (number: number) => ({
  id: `i${number}`,
  series: '1C26TCL',
  number,
  issuedAt: '2026-11-20T18:00:00.000Z',
});

/** Lan's invoice of 216,000 ₫ that the tax office has taken. */
export const anInvoice = (given: Partial<StoredInvoice> = {}): StoredInvoice => ({
  ...invoiceName(7),
  status: 'issued',
  kind: 'original',
  orderId: 'o1',
  orderCode: 'CL261120AB',
  buyer: { kind: 'person', name: 'Trần Thị Lan', taxCode: '', address: '', email: '' },
  net: 200_000,
  tax: 16_000,
  total: 216_000,
  sending: 'accepted',
  differs: false,
  createdAt: '2026-11-20T17:00:00.000Z',
  seller: { name: 'Chợ Làng', address: 'Kinh Bắc', phone: '0204 123 4567', taxCode: '0100109106' },
  lines: [],
  sums: [{ rate: 8, net: 200_000, tax: 16_000 }],
  payment: 'CK',
  reason: '',
  of: null,
  corrections: [],
  replacedBy: null,
  authorityCode: 'MCQT-1',
  lookupCode: 'TRA-1',
  updatedAt: '2026-11-20T18:00:00.000Z',
  cancelledAt: null,
  version: 1,
  userId: 'lan',
  task: null,
  askAt: null,
  tries: 0,
  error: null,
  ...given,
});

export const draft = { status: 'draft', series: null, number: null, issuedAt: null } as const;
