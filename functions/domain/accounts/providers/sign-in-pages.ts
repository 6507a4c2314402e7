import { type SignInProvider, signInProviders } from '#shared/accounts/sign-in-providers.contract.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import { googlePage } from './google-page.ts';
import type { SignInPage } from './sign-in-provider.ts';

/** Sign-in page per provider, undefined if this deployment has no client registered with it. */
const pages: Record<SignInProvider, () => SignInPage | undefined> = { google: googlePage };

export const configuredProviders = (): SignInProvider[] =>
  signInProviders.filter((name) => pages[name]() !== undefined);

export function signInPage(name: SignInProvider): SignInPage {
  return orThrow(pages[name](), 'NOT_FOUND');
}
