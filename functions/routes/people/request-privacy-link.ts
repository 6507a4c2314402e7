import { requestPrivacyLink as contract } from '#shared/people/privacy.contract.ts';
import { notice } from '#shared/messages/index.ts';
import { requestPrivacyLink } from '#functions/domain/people/privacy-by-link.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body: { email }, language, table, now }) => {
  await requestPrivacyLink({ table, now }, email);
  return { message: notice('privacyLinkSent', language) };
});
