import * as z from 'zod';
import { readConfig } from './config.ts';

const config = readConfig({
  COMPANY_NAME: z.string(),
  COMPANY_ADDRESS: z.string(),
  COMPANY_PHONE: z.string(),
  COMPANY_TAX_CODE: z.string(),
});

export type Company = { name: string; address: string; phone: string; taxCode: string };

/** Returns the company that issues documents, from the settings of the stage. */
export function readCompany(): Company {
  const {
    COMPANY_NAME: name,
    COMPANY_ADDRESS: address,
    COMPANY_PHONE: phone,
    COMPANY_TAX_CODE: taxCode,
  } = config();
  return { name, address, phone, taxCode };
}
