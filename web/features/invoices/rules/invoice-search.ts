export type InvoicePageSearch = { page?: number };

export const readInvoiceSearch = ({ page }: Record<string, unknown>): InvoicePageSearch =>
  typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {};
