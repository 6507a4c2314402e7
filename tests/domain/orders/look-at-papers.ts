import * as z from 'zod';
import { InvoiceMailTemplate } from '#functions/domain/mail/order-mail-content.ts';
import { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { Tally } from '#functions/domain/returns/return-tally.ts';

const InvoiceMail = z.object({
  to: z.string(),
  content: z.object({ template: InvoiceMailTemplate, invoiceId: z.string() }),
});

type Row = Record<string, unknown>;

const named = (key: unknown): string => String(key).split('#')[1] ?? '';
const pkPart = ({ pk }: Row): string => named(pk);
const skPart = ({ sk }: Row): string => named(sk);

/** Invoices with their numbers, and how much of each order came back, as the table has them. */
export function lookAtPapers(rowsOf: (entity: string) => Row[]) {
  const tallies = new Map(rowsOf('return-tally').map((row) => [pkPart(row), Tally.parse(row)] as const));
  return {
    tallies,
    forNoFault: new Set([...tallies].flatMap(([orderId, tally]) => (tally.forNoFault ? [orderId] : []))),
    invoices: rowsOf('invoice').map((row) => StoredInvoice.parse(row)),
    numbers: rowsOf('invoice-number').map((row) => ({
      series: pkPart(row),
      number: Number(skPart(row)),
      invoiceId: String(row['invoiceId']),
    })),
    invoiceMails: rowsOf('mail').flatMap((row) => InvoiceMail.safeParse(row).data ?? []),
    /** Which invoice holds for an order. */
    holding: new Map(
      rowsOf('invoice-of-order').map((row) => [pkPart(row), String(row['invoiceId'])] as const),
    ),
  };
}
