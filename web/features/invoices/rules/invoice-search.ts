export type InvoicePageSearch = { page?: number };

export const readInvoiceSearch = ({ page }: Record<string, unknown>): InvoicePageSearch =>
  typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {};

/** Reads the invoice id of a mailed link; its proof is not part of the address. */
export const readInvoiceOpening = ({ id }: Record<string, unknown>): { id?: string } =>
  typeof id === 'string' && id ? { id: id.slice(0, 40) } : {};
