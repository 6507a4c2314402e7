import type { Stage } from '../stages.ts';

/** Environment of functions that issue documents: the company's data. */
export const companySettings = ({ company, einvoice }: Stage): Record<string, string> => ({
  COMPANY_NAME: company.name,
  COMPANY_ADDRESS: company.address,
  COMPANY_PHONE: company.phone,
  COMPANY_TAX_CODE: company.taxCode,
  INVOICE_SERIES: einvoice.series,
});
