import { type PaymentSecret, paymentSecretName, type Stage } from '../stages.ts';

const settingOf = (name: PaymentSecret): string => `${name.replace('-', '_').toUpperCase()}_SECRET_ID`;

/** Environment of payment functions: accounts, addresses, and names of the secrets they may read. */
export function paymentSettings(stage: Stage, secrets: readonly PaymentSecret[]): Record<string, string> {
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
