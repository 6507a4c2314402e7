import { providerBases } from './provider.ts';

/** Where functions and shoppers find the providers on this machine, in place of the real ones. */
export const paymentAddresses = (here: string, origin: string): Record<string, string> => ({
  VNPAY_PAY_URL: `${origin}${providerBases.vnpay}/paymentv2/vpcpay.html`,
  VNPAY_QUERY_URL: `${here}${providerBases.vnpay}/merchant_webapi/api/transaction`,
  STRIPE_API_URL: here + providerBases.stripe,
  BANK_SIMULATOR_URL: origin + providerBases.bank,
});

/** The setting that names a provider's secret. */
export const secretSetting = (name: string): string => `${name.replaceAll('-', '_').toUpperCase()}_SECRET_ID`;
