import * as z from 'zod';
import type { State } from '../../home/state.ts';

/** What the carrier keeps of a parcel it was asked to bring. */
export const GhtkParcel = z.object({
  label: z.string(),
  /** The shop's own name of it. */
  partnerId: z.string(),
  trackingId: z.string(),
  status: z.string(),
  createdAt: z.number(),
  changedAt: z.number(),
  /** What becomes of it, and so many seconds after it was made. */
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
  /** A part of it was given back at the door. */
  isPartBack: z.boolean().default(false),
});
export type GhtkParcel = z.infer<typeof GhtkParcel>;

const keyOf = (label: string) => `ghtk:${label}`;
const partnerKey = (id: string) => `ghtk-partner:${id}`;
const Labels = z.array(z.string());

/** Kept over restarts: what is on its way stays so, whoever heard of it. */
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
    /** Newest last. */
    list: (): GhtkParcel[] => labels().flatMap((label) => find(label) ?? []),
    nextNumber(): string {
      const number = String(Number(state.read('ghtk:last-number') ?? 180_000_000) + 1);
      state.write('ghtk:last-number', number);
      return number;
    },
  };
}
