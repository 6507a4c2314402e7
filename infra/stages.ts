import * as z from 'zod';

/** All settings in which one deployment differs from another. */
export type Stage = {
  name: StageName;
  region: string;
  /** Public domain; mail is sent from it too. */
  domain: string;
  /** ARN of a certificate for `domain` in us-east-1, made by hand; else CloudFront's address is used. */
  certificateArn?: string;
  /** Protects data that cannot be recreated: deletion protection, longer logs, a firewall at the CDN. */
  guarded: boolean;
  logDays: 14 | 90;
  logLevel: 'debug' | 'info';
  accessTokenSeconds: number;
  /** Which half of the CDN's secret the CDN sends to the gateways; they accept both. */
  edgeShows: 'a' | 'b';
  /** Requests per second that each HTTP API accepts, on average and as a burst. */
  throttle: { rate: number; burst: number };
  /**
   * Engine of lists and searches: a file in each function, or one PostgreSQL database for all. With `filling`,
   * the database is built and updated beside the files that still answer, to move from one engine to the other
   * and back.
   */
  views: 'sqlite' | 'filling' | 'postgres';
  /**
   * A table that was restored under another name and replaces the stack's own, with the label of its stream
   * (docs/operations.md, restore). The stack's own table stays, so that none of its exports disappear.
   */
  adoptedTable?: { name: string; streamLabel: string };
  /** Whether MediaConvert makes further qualities of videos, or they keep the one that packaging gives. */
  videos: 'copied' | 'converted';
  payments: Payments;
  company: Company;
  carriers: Carriers;
  einvoice: Einvoice;
  messages: Messages;
  google: Google;
  push: Push;
  spending: SpendingLimits;
};

/** Thresholds for alarms on costs, and hard limits on usage. */
type SpendingLimits = {
  monthlyUsd: number;
  /** How many dollars more than usual a day may cost before an alarm. */
  unusualUsd: number;
  /** Maximum capacity units per second of the table: a loop of retries is throttled instead of billed. */
  writeUnits: number;
  readUnits: number;
};

/** Google sign-in. Without a client id it is off, and its button is hidden. */
type Google = { clientId: string; issuer: string; pageUrl: string; tokenUrl: string; keysUrl: string };

const googleFor = (clientId: string): Google => ({
  clientId,
  issuer: 'https://accounts.google.com',
  pageUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
});

/** Allowed push services, as whole host names or host suffixes. */
type Push = { hosts: readonly string[] };

const pushServices: Push = {
  hosts: [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    '.push.apple.com',
    '.notify.windows.com',
  ],
};

/** Company data in the head of documents; empty fields are left out. */
type Company = { name: string; address: string; phone: string; taxCode: string };

/** Payment settings; the providers' signing keys are in secrets. */
type Payments = {
  /** Whether payments may be completed without a provider; must be false where money is real. */
  simulated: boolean;
  /** The shop's bank account, and the address where the monitoring service lists its transactions. */
  bank: { name: string; bin: string; account: string; holder: string; listUrl: string };
  vnpay: { tmnCode: string; payUrl: string; queryUrl: string };
  /** Whether its keys are live keys that move real money; notices of the other mode wait for staff. */
  stripe: { apiUrl: string; live: boolean };
};

/** API address of each carrier, and the shop's client name there. */
type Carriers = { ghtk: { apiUrl: string; client: string } };

/** Provider that submits invoices to the tax office (empty for none), and the series' two own letters. */
type Einvoice = { apiUrl: string; series: string };

/** API of the provider of SMS and Zalo messages; empty for none. */
type Messages = { apiUrl: string };

/** Secrets between the shop and a carrier: the shop's API token, and the key of the carrier's webhooks. */
export const carrierSecrets = ['ghtk', 'ghtk-hook'] as const;
export type CarrierSecret = (typeof carrierSecrets)[number];

/** Secrets of payment providers; each is readable only by the functions that need it. */
export const paymentSecrets = ['vnpay', 'bank', 'bank-list', 'stripe', 'stripe-notices'] as const;
export type PaymentSecret = (typeof paymentSecrets)[number];

const DeclaredName = z.enum(['sandbox', 'production']);
export type DeclaredName = z.infer<typeof DeclaredName>;

/** Developer stages have names no longer than `production`, to bound derived resource names. */
const OwnName = z.templateLiteral(['dev-', z.string().regex(/^[a-z]{2,6}$/)]);
export const StageName = z.union([DeclaredName, OwnName]);
export type StageName = z.infer<typeof StageName>;

export const stages: Record<DeclaredName, Stage> = {
  sandbox: {
    name: 'sandbox',
    region: 'ap-southeast-1',
    domain: 'sandbox.cholang.vn',
    guarded: false,
    logDays: 14,
    logLevel: 'debug',
    accessTokenSeconds: 900,
    edgeShows: 'a',
    throttle: { rate: 100, burst: 200 },
    views: 'sqlite',
    videos: 'copied',
    payments: {
      simulated: true,
      bank: {
        name: 'Vietcombank',
        bin: '970436',
        account: '0011002233445',
        holder: 'CONG TY CHO LANG',
        listUrl: 'https://my.sepay.vn/userapi',
      },
      vnpay: {
        tmnCode: 'CHOLANG1',
        payUrl: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
        queryUrl: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
      },
      stripe: { apiUrl: 'https://api.stripe.com', live: false },
    },
    company: {
      name: 'Công ty TNHH Chợ Làng',
      address: 'Số 1 đường Làng, phường Láng, Hà Nội (thông tin minh họa)',
      phone: '1900 0000',
      // Illustrative number; without a tax code no invoice can be issued.
      taxCode: '0100000000',
    },
    einvoice: { apiUrl: '', series: 'CL' },
    messages: { apiUrl: '' },
    carriers: { ghtk: { apiUrl: 'https://services-staging.ghtklab.com', client: 'CHOLANG' } },
    google: googleFor(''),
    push: pushServices,
    spending: { monthlyUsd: 50, unusualUsd: 10, writeUnits: 1000, readUnits: 2000 },
  },
  production: {
    name: 'production',
    region: 'ap-southeast-1',
    domain: 'cholang.vn',
    guarded: true,
    logDays: 90,
    logLevel: 'info',
    accessTokenSeconds: 900,
    edgeShows: 'a',
    throttle: { rate: 1000, burst: 2000 },
    views: 'sqlite',
    videos: 'converted',
    payments: {
      simulated: false,
      bank: {
        name: 'Vietcombank',
        bin: '970436',
        account: '0011002233445',
        holder: 'CONG TY CHO LANG',
        listUrl: 'https://my.sepay.vn/userapi',
      },
      vnpay: {
        // The live addresses and the code come with the contract; check them before the first payment.
        tmnCode: 'CHOLANG1',
        payUrl: 'https://pay.vnpay.vn/vpcpay.html',
        queryUrl: 'https://pay.vnpay.vn/merchant_webapi/api/transaction',
      },
      stripe: { apiUrl: 'https://api.stripe.com', live: true },
    },
    // Data as registered; the web app shows the same to shoppers (`VITE_COMPANY_*`).
    company: { name: 'Công ty TNHH Chợ Làng', address: '', phone: '', taxCode: '' },
    // Filled in with the contract of a licensed provider; until then invoices wait.
    einvoice: { apiUrl: '', series: 'CL' },
    // Filled in with the contract of an SMS and Zalo provider; until then no codes are sent.
    messages: { apiUrl: '' },
    // The client name comes with the carrier's contract; check it before the first parcel.
    carriers: { ghtk: { apiUrl: 'https://services.giaohangtietkiem.vn', client: 'CHOLANG' } },
    google: googleFor(''),
    push: pushServices,
    // Capacity units for 250 orders per second (docs/operations.md, before a flash sale).
    spending: { monthlyUsd: 500, unusualUsd: 50, writeUnits: 12_000, readUnits: 24_000 },
  },
};

const isDeclared = (name: StageName): name is DeclaredName => name in stages;

/** Returns a stage by name; a developer's stage is a sandbox under another name. */
export const stageOf = (name: StageName): Stage =>
  isDeclared(name) ? stages[name] : { ...stages.sandbox, name, domain: `${name}.${stages.sandbox.domain}` };

/** Builds a resource name such as `cholang-sandbox-mail`: stages share an account without name conflicts. */
export const nameIn = (stage: Stage, ...parts: string[]): string =>
  ['cholang', stage.name, ...parts].join('-');

/** Returns the name of the table that functions use. */
export const tableNameOf = (stage: Stage): string => stage.adoptedTable?.name ?? nameIn(stage);

/** Name of the SES configuration set for all mail of a stage; it routes bounce and complaint reports. */
export const mailSetName = (stage: Stage): string => nameIn(stage, 'mail');

/** Role that MediaConvert takes to read originals and write qualities. */
export const conversionRoleName = (stage: Stage): string => nameIn(stage, 'conversions');
export const conversionRoleArn = (stage: Stage, account: string): string =>
  `arn:aws:iam::${account}:role/${conversionRoleName(stage)}`;

export const sessionSecretName = (stage: Stage): string => `cholang/${stage.name}/session`;
export const sessionKeyName = (stage: Stage): string => `cholang/${stage.name}/session-key`;
export const edgeSecretName = (stage: Stage): string => `cholang/${stage.name}/edge`;

export const orderLinkSecretName = (stage: Stage): string => `cholang/${stage.name}/order-links`;

export const paymentSecretName = (stage: Stage, name: PaymentSecret): string =>
  `cholang/${stage.name}/payments/${name}`;

export const carrierSecretName = (stage: Stage, name: CarrierSecret): string =>
  `cholang/${stage.name}/carriers/${name}`;

export const einvoiceSecretName = (stage: Stage): string => `cholang/${stage.name}/invoices/provider`;

export const messagesSecretName = (stage: Stage): string => `cholang/${stage.name}/messages/provider`;

/** HMAC key that makes ID numbers comparable; outside the table, so that a copy cannot test numbers. */
export const identitySecretName = (stage: Stage): string => `cholang/${stage.name}/identity`;
export const identityKeyAlias = (stage: Stage): string => `alias/${nameIn(stage, 'identity')}`;

export const googleSecretName = (stage: Stage): string => `cholang/${stage.name}/sign-in/google`;

/** Secret from which the key is derived by which push services recognize the shop. */
export const pushSecretName = (stage: Stage): string => `cholang/${stage.name}/push`;

export const originOf = (stage: Stage): string => `https://${stage.domain}`;
