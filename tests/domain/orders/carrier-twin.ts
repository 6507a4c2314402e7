import {
  type Carrier,
  CarrierRefusal,
  CarrierSilence,
  type ParcelReport,
} from '#functions/domain/shipping/carriers/carrier.ts';
import { ghtkMeaning } from '#functions/domain/shipping/carriers/ghtk-status.ts';

type TwinParcel = { key: string; label: string; status: string; cod: number; moves: number };

/** What may become of a parcel next, by the carrier's own codes. */
const next: Record<string, readonly string[]> = {
  '2': ['12', '3', '8', '-1'],
  '12': ['3', '3', '7', '-1'],
  '7': ['12', '-1'],
  '8': ['12', '3'],
  '3': ['4', '77'],
  '77': ['4'],
  '4': ['5', '45', '10', '9'],
  '10': ['4', '9'],
  '45': ['5'],
  '9': ['4', '20'],
  '20': ['21'],
  '21': ['11'],
  '5': ['6', '13'],
};
const early = ['2', '12', '7', '8'];

/** Whether the carrier still lets itself be called off. */
export const isEarlyThere = (status: string | undefined): boolean => early.includes(status ?? '');

/** A carrier that can be told to be silent, after it did what it was asked or before, and to refuse. */
export function carrierTwin() {
  const parcels = new Map<string, TwinParcel>();
  let moment = 0;
  const mood = { silent: 0, deaf: 0, refuses: 0 };

  function take(name: keyof typeof mood): boolean {
    if (mood[name] === 0) return false;
    mood[name] -= 1;
    return true;
  }
  const quiet = () => {
    throw new CarrierSilence('nobody hears it');
  };
  const named = (label: string): TwinParcel => {
    const found = [...parcels.values()].find((one) => one.label === label);
    if (!found) throw new CarrierRefusal('unknown');
    return found;
  };

  const carrier: Carrier = {
    name: 'ghtk',
    quote: async () => ({ served: true, fee: 20_000, insurance: 0 }),
    async create({ key, cod }) {
      if (take('deaf')) quiet();
      if (!parcels.has(key) && take('refuses')) throw new CarrierRefusal('not there');
      const known = parcels.get(key);
      const parcel = known ?? { key, label: `S${parcels.size + 1}`, status: '2', cod, moves: 0 };
      parcels.set(key, parcel);
      if (take('silent')) quiet();
      return { label: parcel.label, trackingNumber: null, fee: 20_000, insurance: 0 };
    },
    print: async () => new Uint8Array(),
    async cancel(label) {
      if (take('deaf')) quiet();
      const parcel = named(label);
      if (!isEarlyThere(parcel.status)) throw new CarrierRefusal('fetched');
      Object.assign(parcel, { status: '-1', moves: (moment += 1) });
      if (take('silent')) quiet();
    },
    async status(label): Promise<ParcelReport> {
      if (take('deaf')) quiet();
      const { status, moves } = named(label);
      const at = new Date(Date.UTC(2026, 10, 23) + moves * 60_000).toISOString();
      const { words, means } = ghtkMeaning(status, 'odd');
      return { label, said: status, words, means, at, grams: null, fee: null, insurance: null };
    },
    readHint: () => undefined,
  };

  return {
    carriers: { ghtk: carrier },
    mood,
    parcels: () => [...parcels.values()],
    /** One parcel moves on, in one of the ways it may. */
    move(place: number, way: number): void {
      const all = [...parcels.values()];
      const parcel = all[place % Math.max(1, all.length)];
      const ways = parcel && next[parcel.status];
      const status = ways?.[way % ways.length];
      if (parcel && status) Object.assign(parcel, { status, moves: (moment += 1) });
    },
  };
}

export type CarrierTwin = ReturnType<typeof carrierTwin>;
