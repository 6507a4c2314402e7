import * as z from 'zod';

/** Everything in which one deployment differs from another. */
export type Stage = {
  name: StageName;
  region: string;
  /** The one origin people see; mail is sent from it too. */
  domain: string;
  /** A certificate of `domain` in us-east-1, made once by hand. Without it the CloudFront address serves. */
  certificateArn?: string;
  /** Keeps what cannot be made again: deletion protection, longer logs, a firewall at the edge. */
  guarded: boolean;
  logDays: 14 | 90;
  logLevel: 'debug' | 'info';
  accessTokenSeconds: number;
  /** Which half of the edge's secret the edge shows to the gateways; they take either. */
  edgeShows: 'a' | 'b';
  /** Requests a second each HTTP API takes, on average and at once. */
  throttle: { rate: number; burst: number };
  /**
   * What keeps lists and searches: a file in each function, or one PostgreSQL for all. While `filling` the database is
   * built and kept beside the files that still answer: the way from one to the other, and back.
   */
  views: 'sqlite' | 'filling' | 'postgres';
  /**
   * A table that was restored under another name and is used in place of the stack's own, with the label of its stream
   * (docs/operations.md, restore). The stack's own stays as it is, so that nothing it exports goes.
   */
  adoptedTable?: { name: string; streamLabel: string };
  payments: Payments;
  company: Company;
  carriers: Carriers;
  einvoice: Einvoice;
  messages: Messages;
  google: Google;
  push: Push;
  spending: SpendingLimits;
};

/** Where spending is told of, and where it ends by itself. */
export type SpendingLimits = {
  monthlyUsd: number;
  /** How much more than usual a day may cost. */
  unusualUsd: number;
  /** Units the table takes a second at most: a loop of retries is refused instead of billed. */
  writeUnits: number;
  readUnits: number;
};

/** Google's sign-in. Without a client id there is none, and no button for it. */
export type Google = { clientId: string; issuer: string; pageUrl: string; tokenUrl: string; keysUrl: string };

const googleFor = (clientId: string): Google => ({
  clientId,
  issuer: 'https://accounts.google.com',
  pageUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
});

/** Who carries pushes for browsers: whole hosts, or by how they end. */
export type Push = { hosts: readonly string[] };

const pushServices: Push = {
  hosts: [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    '.push.apple.com',
    '.notify.windows.com',
  ],
};

/** Who stands at the head of papers; what is left empty is not written there. */
export type Company = { name: string; address: string; phone: string; taxCode: string };

/** How money reaches the shop; what providers sign with stands in secrets. */
export type Payments = {
  /** Whether payments may be ended without a provider; never where money is real. */
  simulated: boolean;
  /** The shop's account, and where the service that watches it lists what moved there. */
  bank: { name: string; bin: string; account: string; holder: string; listUrl: string };
  vnpay: { tmnCode: string; payUrl: string; queryUrl: string };
  /** Whether its keys move real money; what tells of the other kind waits for a person. */
  stripe: { apiUrl: string; live: boolean };
};

/** Who brings parcels: where each is asked, and what it knows the shop by. */
export type Carriers = { ghtk: { apiUrl: string; client: string } };

/** Who takes invoices to the tax office, nobody while it is empty; and the shop's own two letters of their series. */
export type Einvoice = { apiUrl: string; series: string };

/** Who brings codes to phones; nobody while it is empty. */
export type Messages = { apiUrl: string };

/** What the shop shows a carrier, and what the carrier shows the shop. */
export const carrierSecrets = ['ghtk', 'ghtk-hook'] as const;
export type CarrierSecret = (typeof carrierSecrets)[number];

/** Each is read only by what cannot do without it. */
export const paymentSecrets = ['vnpay', 'bank', 'bank-list', 'stripe', 'stripe-notices'] as const;
export type PaymentSecret = (typeof paymentSecrets)[number];

const DeclaredName = z.enum(['sandbox', 'production']);
export type DeclaredName = z.infer<typeof DeclaredName>;

/** Stages of developers have names no longer than `production`, so that no name made of theirs becomes too long. */
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
      // Illustrative: without one no invoice may be issued.
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
        // The live addresses and the code come with the contract: compare them before the first payment.
        tmnCode: 'CHOLANG1',
        payUrl: 'https://pay.vnpay.vn/vpcpay.html',
        queryUrl: 'https://pay.vnpay.vn/merchant_webapi/api/transaction',
      },
      stripe: { apiUrl: 'https://api.stripe.com', live: true },
    },
    // As registered; the site's own words (`VITE_COMPANY_*`) say the same to shoppers.
    company: { name: 'Công ty TNHH Chợ Làng', address: '', phone: '', taxCode: '' },
    // With the contract of a licensed provider; until then invoices wait.
    einvoice: { apiUrl: '', series: 'CL' },
    // With the contract of who sends SMS and Zalo messages; until then no code is sent.
    messages: { apiUrl: '' },
    // What the carrier knows the shop by comes with the contract: compare it before the first parcel.
    carriers: { ghtk: { apiUrl: 'https://services.giaohangtietkiem.vn', client: 'CHOLANG' } },
    google: googleFor(''),
    push: pushServices,
    // The units are those of 250 orders a second (docs/operations.md, before a flash sale).
    spending: { monthlyUsd: 500, unusualUsd: 50, writeUnits: 12_000, readUnits: 24_000 },
  },
};

const isDeclared = (name: StageName): name is DeclaredName => name in stages;

/** A stage by its name; a developer's own is a sandbox under another one. */
export const stageOf = (name: StageName): Stage =>
  isDeclared(name) ? stages[name] : { ...stages.sandbox, name, domain: `${name}.${stages.sandbox.domain}` };

/** `cholang-sandbox-mail`: stages share an account without meeting. */
export const nameIn = (stage: Stage, ...parts: string[]): string =>
  ['cholang', stage.name, ...parts].join('-');

/** The table functions use. */
export const tableNameOf = (stage: Stage): string => stage.adoptedTable?.name ?? nameIn(stage);

/** What every mail of a stage is sent with; it says where reports of mails that came back go. */
export const mailSetName = (stage: Stage): string => nameIn(stage, 'mail');

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

/** Tells equal numbers of papers; whoever has the table alone cannot. */
export const identitySecretName = (stage: Stage): string => `cholang/${stage.name}/identity`;
export const identityKeyAlias = (stage: Stage): string => `alias/${nameIn(stage, 'identity')}`;

export const googleSecretName = (stage: Stage): string => `cholang/${stage.name}/sign-in/google`;

/** What the key is made of by which those who carry pushes know the shop. */
export const pushSecretName = (stage: Stage): string => `cholang/${stage.name}/push`;

export const originOf = (stage: Stage): string => `https://${stage.domain}`;
