import fc from 'fast-check';
import { nth, of, place, presses } from './happening.ts';
import { invoiceActs } from './invoice-doings.ts';
import { invoiceMoods } from './invoice-twin.ts';

/** E-invoices: asked for, issued, corrected and replaced, and a provider that hears some of it. */
export const withInvoices = [
  of(2, 'askVat', place, (world, at) => world.askVat(at)),
  of(3, 'followInvoices', place, (world, at) => world.followInvoices(at)),
  of(4, 'invoice', fc.tuple(place, fc.boolean(), presses), (world, [at, draft, times]) =>
    world.invoice(at, draft, times),
  ),
  of(5, 'workInvoice', fc.tuple(nth, fc.constantFrom(...invoiceActs), presses), (world, [at, act, times]) =>
    world.workInvoice(at, act, times),
  ),
  of(3, 'tellInvoices', nth, (world, at) => world.tellInvoices(at)),
  of(1, 'invoiceMood', fc.constantFrom(...invoiceMoods), (world, mood) => world.invoiceMood(mood)),
];
