import { providerBases } from './common/provider.ts';

/** Returns settings with the addresses of the simulated providers, for functions and for shoppers' browsers. */
export const providerAddresses = (here: string, origin: string): Record<string, string> => ({
  VNPAY_PAY_URL: `${origin}${providerBases.vnpay}/paymentv2/vpcpay.html`,
  VNPAY_QUERY_URL: `${here}${providerBases.vnpay}/merchant_webapi/api/transaction`,
  STRIPE_API_URL: here + providerBases.stripe,
  BANK_LIST_URL: `${here}${providerBases.bank}/userapi`,
  GHTK_API_URL: here + providerBases.ghtk,
  EINVOICE_API_URL: here + providerBases.einvoice,
  // Address of the simulated push service; the shop may not push to any other path on its own host.
  PUSH_HOSTS: `${here}${providerBases.push}/to`,
  PUSH_STAND_IN: origin + providerBases.push,
  MESSAGES_API_URL: here + providerBases.messages,
  BANK_SIMULATOR_URL: origin + providerBases.bank,
  GOOGLE_CLIENT_ID: 'cholang-on-this-machine',
  GOOGLE_ISSUER: origin + providerBases.google,
  GOOGLE_PAGE_URL: `${origin}${providerBases.google}/auth`,
  GOOGLE_TOKEN_URL: `${here}${providerBases.google}/token`,
  GOOGLE_KEYS_URL: `${here}${providerBases.google}/certs`,
});

/** Returns the name of the setting that holds the name of a provider's secret. */
export const secretSetting = (name: string): string => `${name.replaceAll('-', '_').toUpperCase()}_SECRET_ID`;
