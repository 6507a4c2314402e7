/**
 * Keys of invoices, by the question that each of them answers.
 *
 *   one invoice and its story                   pk INVOICE#<id>              sk HEAD | EVENT#<event>
 *   which invoice of an order holds              pk INVOICE-OF#<order>        sk CURRENT
 *   the last number of a series, and each taken  pk INVOICE-SERIES#<series>   sk LAST | NUMBER#<number>
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
