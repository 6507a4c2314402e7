/** Formats an invoice number, which always has eight digits. */
export const invoiceNumber = (number: number): string => String(number).padStart(8, '0');
