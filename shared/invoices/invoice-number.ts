/** A number of an invoice has eight figures wherever it is read. */
export const invoiceNumber = (number: number): string => String(number).padStart(8, '0');
