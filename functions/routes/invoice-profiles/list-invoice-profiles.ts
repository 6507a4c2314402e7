import { listInvoiceProfiles as contract } from '#shared/invoice-profiles/invoice-profiles.contract.ts';
import { profileBook } from '#functions/domain/invoice-profiles/profile-book.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor, table, now }) => (await profileBook.read({ table, now }, actor.userId)).all,
);
