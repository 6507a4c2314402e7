import { listSignInProviders as contract } from '#shared/accounts/sign-in-providers.contract.ts';
import { configuredProviders } from '#functions/domain/accounts/providers/sign-in-pages.ts';
import { readPolicy } from '#functions/domain/settings/account-policy.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ table }) => ({
  providers: configuredProviders(),
  asksBirthDate: (await readPolicy(table)).asksBirthDate,
}));
