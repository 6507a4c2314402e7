/**
 * Keys of invoices, listed by what each of them finds.
 *
 *   one invoice and its events                   pk INVOICE#<id>             sk HEAD | EVENT#<event>
 *   current invoice of an order                  pk INVOICE-OF#<order>       sk CURRENT
 *   last number of a series, and each taken one  pk INVOICE-SERIES#<series>  sk LAST | NUMBER#<number>
 *   all invoices, filtered and sorted            the view `invoices`, fed by the heads
 */
export const invoiceKeys = {
  partition: (id: string) => `INVOICE#${id}`,
  head: (id: string) => ({ pk: `INVOICE#${id}`, sk: 'HEAD' }),
  event: (id: string, eventId: string) => ({ pk: `INVOICE#${id}`, sk: `EVENT#${eventId}` }),
  eventPrefix: 'EVENT#',
  current: (orderId: string) => ({ pk: `INVOICE-OF#${orderId}`, sk: 'CURRENT' }),
  seriesPartition: (series: string) => `INVOICE-SERIES#${series}`,
  last: (series: string) => ({ pk: `INVOICE-SERIES#${series}`, sk: 'LAST' }),
  number: (series: string, number: number) => ({
    pk: `INVOICE-SERIES#${series}`,
    sk: `NUMBER#${String(number).padStart(8, '0')}`,
  }),
  numberPrefix: 'NUMBER#',
};

export const invoiceFeed = { name: 'invoices', shards: 1 };
