import * as invoiceProfiles from '#shared/invoice-profiles/index.ts';
import * as managing from '#functions/domain/invoice-profiles/manage-profiles.ts';
import { profileBook } from '#functions/domain/invoice-profiles/profile-book.ts';
import * as saving from '#functions/domain/invoice-profiles/save-profile.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createInvoiceProfile = httpRoute(
  invoiceProfiles.createInvoiceProfile,
  ({ actor: { userId }, body, table, now }) =>
    saving.createInvoiceProfile({ table, now }, { userId, draft: body }),
);

export const deleteInvoiceProfile = httpRoute(
  invoiceProfiles.deleteInvoiceProfile,
  async ({ actor: { userId }, params: { id }, table, now }) => {
    await managing.deleteInvoiceProfile({ table, now }, { userId, id });
    return { success: true };
  },
);

export const getInvoiceProfile = httpRoute(
  invoiceProfiles.getInvoiceProfile,
  ({ actor: { userId }, params: { id }, table, now }) =>
    managing.getInvoiceProfile({ table, now }, { userId, id }),
);

export const listInvoiceProfiles = httpRoute(
  invoiceProfiles.listInvoiceProfiles,
  async ({ actor, table, now }) => (await profileBook.read({ table, now }, actor.userId)).all,
);

export const setDefaultInvoiceProfile = httpRoute(
  invoiceProfiles.setDefaultInvoiceProfile,
  ({ actor: { userId }, params: { id }, table, now }) =>
    managing.setDefaultInvoiceProfile({ table, now }, { userId, id }),
);

export const updateInvoiceProfile = httpRoute(
  invoiceProfiles.updateInvoiceProfile,
  ({ actor: { userId }, params: { id }, body, table, now }) =>
    saving.updateInvoiceProfile({ table, now }, { userId, id, change: body }),
);
