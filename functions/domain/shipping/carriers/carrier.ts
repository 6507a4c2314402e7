import type { ParcelStage } from '#shared/shipping/parcel-choices.ts';
import type { CarrierName } from '#shared/values/carriers.ts';

/** A place a parcel leaves from or goes to, by the divisions the carrier knows. */
export type ParcelPlace = {
  name: string;
  phone: string;
  street: string;
  province: string;
  district: string | null;
  ward: string | null;
};

/** Weights are grams and money is VND: what a carrier counts in is its adapter's business. */
export type ParcelOrder = {
  /** Ours, and another each time a parcel is asked for: asked twice with one key, a carrier brings one parcel. */
  key: string;
  from: ParcelPlace;
  to: ParcelPlace;
  goods: readonly { name: string; code: string; quantity: number; grams: number; price: number }[];
  grams: number;
  /** To be collected at the door. */
  cod: number;
  /** What it is insured for. */
  value: number;
  note: string;
};

export type MadeParcel = { label: string; trackingNumber: string | null; fee: number; insurance: number };

/** What a carrier says of a parcel. */
export type ParcelReport = {
  label: string;
  /** By its own code, and in its own words. */
  said: string;
  words: string;
  /**
   * What that means: a stage of ours, a word of the courier's that decides nothing, that it was called off, or nothing
   * anybody here has met before.
   */
  means:
    | { kind: 'stage'; stage: ParcelStage }
    | { kind: 'word' }
    | { kind: 'cancelled' }
    | { kind: 'unknown' };
  /** When it became so, by the carrier's clock. */
  at: string;
  grams: number | null;
  fee: number | null;
  insurance: number | null;
};

/** A telling of a carrier's. It proves nothing: whoever hears it asks. */
export type CarrierHint = {
  label: string;
  status: string;
  at: string;
  /** A part of the parcel was given back at the door, and the rest was kept. */
  partBack: boolean;
};

/** The fee of a parcel, or that it is not brought there. */
export type CarrierQuote = { served: boolean; fee: number; insurance: number };

/** What a shop asks of those who bring its parcels. Each is one file, and knows no order. */
export type Carrier = {
  name: CarrierName;
  quote: (parcel: Pick<ParcelOrder, 'from' | 'to' | 'grams' | 'value'>) => Promise<CarrierQuote>;
  create: (parcel: ParcelOrder) => Promise<MadeParcel>;
  /** A PDF. */
  print: (label: string) => Promise<Uint8Array<ArrayBuffer>>;
  cancel: (label: string) => Promise<void>;
  status: (label: string) => Promise<ParcelReport>;
  /** What a webhook's body says; undefined for what is none. */
  readHint: (body: string, contentType: string) => CarrierHint | undefined;
};

/** The carrier has said no, in words for staff. */
export class CarrierRefusal extends Error {
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.name = 'CarrierRefusal';
    this.code = code;
  }
}

/** Nobody knows what it said, if anything. */
export class CarrierSilence extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CarrierSilence';
  }
}

/** Those who bring parcels, by name. */
export type Carriers = Record<CarrierName, Carrier>;
