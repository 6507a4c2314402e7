import { listInvoiceProfiles as contract } from '#shared/invoice-profiles/invoice-profiles.contract.ts';
import { readBook } from '#functions/domain/invoice-profiles/profile-book.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor, table, now }) => (await readBook({ table, now }, actor.userId)).profiles,
);
