import { can } from '#shared/contract/access.ts';
import * as tills from '#shared/tills/index.ts';
import * as opening from '#functions/domain/tills/open-till.ts';
import { printSlip } from '#functions/domain/tills/print-slip.ts';
import { listEntries, readOwnTills, readTill } from '#functions/domain/tills/read-tills.ts';
import * as searching from '#functions/domain/tills/search-tills.ts';
import * as workingOnTill from '#functions/domain/tills/work-on-till.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const closeTill = httpRoute(
  tills.closeTill,
  async ({ params: { id }, actor: { userId, role }, body, table, now }) => {
    const worker = { id, userId, seesAll: can(role, 'payments.manage') };
    await workingOnTill.closeTill({ table, now }, { ...body, ...worker });
    return readTill({ table }, worker);
  },
);

export const getTillSlip = httpRoute(
  tills.getTillSlip,
  ({ params: { id }, actor: { userId, role }, table }) =>
    printSlip({ table }, { id, userId, seesAll: can(role, 'payments.manage') }),
);

export const getTill = httpRoute(tills.getTill, ({ params: { id }, actor: { userId, role }, table }) =>
  readTill({ table }, { id, userId, seesAll: can(role, 'payments.manage') }),
);

export const listOwnTills = httpRoute(tills.listOwnTills, ({ actor: { userId }, table }) =>
  readOwnTills({ table }, userId),
);

export const listTillEntries = httpRoute(
  tills.listTillEntries,
  ({ params: { id }, query, actor: { userId, role }, table }) =>
    listEntries({ table }, { ...query, id, userId, seesAll: can(role, 'payments.manage') }),
);

export const moveTillCash = httpRoute(
  tills.moveTillCash,
  async ({ params: { id }, actor: { userId }, body, table, now }) => {
    await workingOnTill.moveCash({ table, now }, { ...body, id, userId });
    return readTill({ table }, { id, userId, seesAll: false });
  },
);

export const openTill = httpRoute(tills.openTill, async ({ actor: { userId }, body, table, now }) => {
  const { id } = await opening.openTill({ table, now }, { ...body, userId });
  return readTill({ table }, { id, userId, seesAll: false });
});

export const searchTills = httpRoute(tills.searchTills, ({ query }) => searching.searchTills(query));
