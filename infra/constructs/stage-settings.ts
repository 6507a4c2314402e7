import {
  type CarrierSecret,
  carrierSecretName,
  googleSecretName,
  originOf,
  type PaymentSecret,
  paymentSecretName,
  pushSecretName,
  type Stage,
} from '../stages.ts';

type Settings = Record<string, string>;

const settingOf = (secret: CarrierSecret | PaymentSecret): string =>
  `${secret.replace('-', '_').toUpperCase()}_SECRET_ID`;

/** Environment of functions that call carriers: API addresses, and the names of the secrets they may read. */
export const carrierSettings = (stage: Stage, secrets: readonly CarrierSecret[]): Settings => ({
  GHTK_API_URL: stage.carriers.ghtk.apiUrl,
  GHTK_CLIENT: stage.carriers.ghtk.client,
  ...Object.fromEntries(secrets.map((name) => [settingOf(name), carrierSecretName(stage, name)])),
});

/** Environment of functions that issue documents: the company's data. */
export const companySettings = ({ company, einvoice }: Stage): Settings => ({
  COMPANY_NAME: company.name,
  COMPANY_ADDRESS: company.address,
  COMPANY_PHONE: company.phone,
  COMPANY_TAX_CODE: company.taxCode,
  INVOICE_SERIES: einvoice.series,
});

/** Environment of payment functions: accounts, addresses, and names of the secrets they may read. */
export function paymentSettings(stage: Stage, secrets: readonly PaymentSecret[]): Settings {
  const { bank, vnpay, stripe, simulated } = stage.payments;
  return {
    BANK_NAME: bank.name,
    BANK_BIN: bank.bin,
    BANK_ACCOUNT: bank.account,
    BANK_HOLDER: bank.holder,
    BANK_LIST_URL: bank.listUrl,
    VNPAY_TMN_CODE: vnpay.tmnCode,
    VNPAY_PAY_URL: vnpay.payUrl,
    VNPAY_QUERY_URL: vnpay.queryUrl,
    STRIPE_API_URL: stripe.apiUrl,
    STRIPE_LIVE: stripe.live ? 'yes' : 'no',
    PAYMENTS_SIMULATED: simulated ? 'yes' : 'no',
    ...Object.fromEntries(secrets.map((name) => [settingOf(name), paymentSecretName(stage, name)])),
  };
}

/** Environment of functions that send pushes: the push services, and a contact for them. */
export const pushSettings = (stage: Stage): Settings => ({
  PUSH_SECRET_ID: pushSecretName(stage),
  PUSH_HOSTS: stage.push.hosts.join(','),
  PUSH_CONTACT: originOf(stage),
  // Set only in environments without real push services.
  PUSH_STAND_IN: '',
});

/** Environment of functions that redirect people to external sign-in pages. */
export const signInSettings = (stage: Stage): Settings => ({
  GOOGLE_CLIENT_ID: stage.google.clientId,
  GOOGLE_ISSUER: stage.google.issuer,
  GOOGLE_PAGE_URL: stage.google.pageUrl,
  GOOGLE_TOKEN_URL: stage.google.tokenUrl,
  GOOGLE_KEYS_URL: stage.google.keysUrl,
  GOOGLE_SECRET_ID: googleSecretName(stage),
});
