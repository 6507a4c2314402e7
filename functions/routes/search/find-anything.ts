import { findAnything as contract } from '#shared/search/find-anything.contract.ts';
import { findAnything } from '#functions/domain/search/find-anything.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { role }, query: { q }, table, now }) =>
  findAnything({ table, now }, { q, role }),
);
