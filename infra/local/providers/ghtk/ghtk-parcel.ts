import * as z from 'zod';
import type { State } from '../../home/state.ts';

/** A parcel as the carrier stores it. */
export const GhtkParcel = z.object({
  label: z.string(),
  /** The shop's own id of the parcel. */
  partnerId: z.string(),
  trackingId: z.string(),
  status: z.string(),
  createdAt: z.number(),
  changedAt: z.number(),
  /** Planned statuses, each with its time in seconds after creation. */
  plan: z.array(z.object({ after: z.number(), status: z.string() })),
  name: z.string(),
  tel: z.string(),
  address: z.string(),
  from: z.string(),
  grams: z.number(),
  pickMoney: z.number(),
  value: z.number(),
  fee: z.number(),
  insuranceFee: z.number(),
  goods: z.string(),
  /** Whether the receiver gave back a part of it at the door. */
  isPartBack: z.boolean().default(false),
});
export type GhtkParcel = z.infer<typeof GhtkParcel>;

const keyOf = (label: string) => `ghtk:${label}`;
const partnerKey = (id: string) => `ghtk-partner:${id}`;
const Labels = z.array(z.string());

/** Stores the parcels over restarts, so that parcels on their way stay so. */
export function createParcels(state: State) {
  const labels = () => Labels.parse(JSON.parse(state.read('ghtk:labels') ?? '[]'));

  function find(label: string): GhtkParcel | undefined {
    const text = state.read(keyOf(label));
    return text === undefined ? undefined : GhtkParcel.parse(JSON.parse(text));
  }

  return {
    find,
    findByPartner(id: string): GhtkParcel | undefined {
      const label = state.read(partnerKey(id));
      return label === undefined ? undefined : find(label);
    },
    save: (parcel: GhtkParcel): void => state.write(keyOf(parcel.label), JSON.stringify(parcel)),
    add(parcel: GhtkParcel): void {
      state.write(keyOf(parcel.label), JSON.stringify(parcel));
      state.write(partnerKey(parcel.partnerId), parcel.label);
      state.write('ghtk:labels', JSON.stringify([...labels(), parcel.label]));
    },
    /** Lists parcels, newest last. */
    list: (): GhtkParcel[] => labels().flatMap((label) => find(label) ?? []),
    nextNumber(): string {
      const number = String(Number(state.read('ghtk:last-number') ?? 180_000_000) + 1);
      state.write('ghtk:last-number', number);
      return number;
    },
  };
}
