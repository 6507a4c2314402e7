/** Pads a number, so that 10 sorts after 9. */
const inOrder = (number: number): string => String(number).padStart(10, '0');

/**
 * Keys of suppliers and purchases, listed by what each of them finds.
 *
 *   all suppliers, or one                     pk SUPPLIERS                        sk <id>
 *   one purchase                              pk PURCHASE-ORDER#<id>              sk HEAD
 *   tombstone of a purchase, for its view     pk PURCHASE-ORDER#<id>              sk GONE
 *   receipts of a purchase, in sequence       pk PURCHASE-ORDER#<id>              sk RECEIPT#<number>
 *   goods of a purchase that were sent back   pk PURCHASE-ORDER#<id>              sk SENT-BACK#<number>
 *   debts to all suppliers, or to one         pk SUPPLIER-DEBTS                   sk <supplier>
 *   ledger of one supplier                    pk SUPPLIER-LEDGER#<id>             sk <number>
 *   corrections of a purchase by later bills  pk PURCHASE-ORDER#<id>              sk CORRECTION#<number>
 *   purchase with a code                      pk PURCHASE-CODE#<code>             sk CLAIM
 *   purchases from a supplier                 gsi1 SUPPLIER-PURCHASES#<supplier>  <id>
 *   all purchases, filtered and sorted        the view `purchases`, fed by the heads
 */
export const purchasingKeys = {
  suppliers: 'SUPPLIERS',
  supplier: (id: string) => ({ pk: 'SUPPLIERS', sk: id }),
  debts: 'SUPPLIER-DEBTS',
  debt: (id: string) => ({ pk: 'SUPPLIER-DEBTS', sk: id }),
  debtEntry: (id: string, number: number) => ({ pk: `SUPPLIER-LEDGER#${id}`, sk: inOrder(number) }),
  /** Returns the range of all entries, or of those before one. */
  debtEntries: (id: string, before?: number) => ({
    pk: `SUPPLIER-LEDGER#${id}`,
    ...(before !== undefined && { between: [inOrder(0), inOrder(before - 1)] as [string, string] }),
  }),
  head: (id: string) => ({ pk: `PURCHASE-ORDER#${id}`, sk: 'HEAD' }),
  gone: (id: string) => ({ pk: `PURCHASE-ORDER#${id}`, sk: 'GONE' }),
  partition: (id: string) => `PURCHASE-ORDER#${id}`,
  receiptPrefix: 'RECEIPT#',
  receipt: (id: string, number: number) => ({
    pk: `PURCHASE-ORDER#${id}`,
    sk: `RECEIPT#${String(number).padStart(4, '0')}`,
  }),
  sentBackPrefix: 'SENT-BACK#',
  sentBack: (id: string, number: number) => ({
    pk: `PURCHASE-ORDER#${id}`,
    sk: `SENT-BACK#${String(number).padStart(4, '0')}`,
  }),
  correctionPrefix: 'CORRECTION#',
  correction: (id: string, number: number) => ({
    pk: `PURCHASE-ORDER#${id}`,
    sk: `CORRECTION#${String(number).padStart(4, '0')}`,
  }),
  code: (code: string) => ({ pk: `PURCHASE-CODE#${code}`, sk: 'CLAIM' }),
  boughtFrom: (supplierId: string) => `SUPPLIER-PURCHASES#${supplierId}`,
  bySupplier: (supplierId: string, id: string) => ({
    gsi1pk: `SUPPLIER-PURCHASES#${supplierId}`,
    gsi1sk: id,
  }),
};

export const purchaseFeed = { name: 'purchases', shards: 1 };
