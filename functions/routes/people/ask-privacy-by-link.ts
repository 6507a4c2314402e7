import { askPrivacyByLink as contract } from '#shared/people/privacy.contract.ts';
import { askPrivacyByLink } from '#functions/domain/people/privacy-by-link.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) => askPrivacyByLink({ table, now }, body));
