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

/** A parcel as every carrier is asked for it: grams and VND, converted by its adapter. */
export type ParcelOrder = {
  /** Our key of this request, new for each one. A carrier that receives a key twice makes only one parcel. */
  key: string;
  from: ParcelPlace;
  to: ParcelPlace;
  goods: readonly { name: string; code: string; quantity: number; grams: number; price: number }[];
  grams: number;
  /** Cash to be collected at the door. */
  cod: number;
  /** Insured value. */
  value: number;
  note: string;
};

export type CarrierParcel = { label: string; trackingNumber: string | null; fee: number; insurance: number };

/** A carrier's report on a parcel. */
export type ParcelReport = {
  label: string;
  /** The carrier's status code. */
  said: string;
  words: string;
  /** The report as we read it: a stage, a mere message, a cancellation, or an unknown status. */
  means:
    | { kind: 'stage'; stage: ParcelStage }
    | { kind: 'word' }
    | { kind: 'cancelled' }
    | { kind: 'unknown' };
  /** Time of the status, by the carrier's clock. */
  at: string;
  grams: number | null;
  fee: number | null;
  insurance: number | null;
};

/** A carrier's webhook notice. It proves nothing, so the carrier is then asked for the status. */
export type CarrierHint = {
  label: string;
  status: string;
  at: string;
  /** Whether a part of the parcel was given back at the door and the rest was kept. */
  partBack: boolean;
};

/** The fee of a parcel, and whether the carrier delivers there. */
export type CarrierQuote = { served: boolean; fee: number; insurance: number };

/** Interface of a carrier. Each carrier is one file and knows nothing of orders. */
export type Carrier = {
  name: CarrierName;
  quote: (parcel: Pick<ParcelOrder, 'from' | 'to' | 'grams' | 'value'>) => Promise<CarrierQuote>;
  create: (parcel: ParcelOrder) => Promise<CarrierParcel>;
  /** Returns the label as a PDF. */
  print: (label: string) => Promise<Uint8Array<ArrayBuffer>>;
  cancel: (label: string) => Promise<void>;
  status: (label: string) => Promise<ParcelReport>;
  /** Reads a webhook's body. Returns undefined for an invalid one. */
  readHint: (body: string, contentType: string) => CarrierHint | undefined;
};

/** A carrier's refusal, with its message for staff. */
export class CarrierRefusal extends Error {
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.name = 'CarrierRefusal';
    this.code = code;
  }
}

/** The carrier gave no answer, or none that is readable. Its state is unknown. */
export class CarrierSilence extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CarrierSilence';
  }
}

/** All carriers by name. */
export type Carriers = Record<CarrierName, Carrier>;
