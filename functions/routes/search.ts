import * as search from '#shared/search/find-anything.contract.ts';
import * as finding from '#functions/domain/search/find-anything.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const findAnything = httpRoute(search.findAnything, ({ actor: { role }, query: { q }, table, now }) =>
  finding.findAnything({ table, now }, { q, role }),
);
