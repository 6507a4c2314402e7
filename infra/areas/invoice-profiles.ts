import * as profiles from '#shared/invoice-profiles/index.ts';
import { route, type Area } from './area.ts';

export const invoiceProfilesArea: Area = {
  name: 'invoice-profiles',
  routes: [
    route(profiles.listInvoiceProfiles, { table: 'read' }),
    route(profiles.getInvoiceProfile, { table: 'read' }),
    route(profiles.createInvoiceProfile, { table: 'write' }),
    route(profiles.updateInvoiceProfile, { table: 'write' }),
    route(profiles.setDefaultInvoiceProfile, { table: 'write' }),
    route(profiles.deleteInvoiceProfile, { table: 'write' }),
  ],
};
