import type { ParcelReport } from '../carriers/carrier.ts';
import type { StoredParcel } from '../packing/packing-job.ts';
import { isPickedUp, isEarly, mayFollow } from '../packing/parcel-rules.ts';

const later = (report: ParcelReport, { saidAt }: StoredParcel): boolean =>
  saidAt === null || Date.parse(report.at) > Date.parse(saidAt);

const maxVoided = 20;

/** Removes the label of a parcel and keeps it in the list of void ones. */
export const voided = (
  parcel: StoredParcel,
  why: StoredParcel['voided'][number]['why'],
  at: Date,
): StoredParcel => ({
  ...parcel,
  stage: 'open',
  label: null,
  trackingNumber: null,
  madeFor: null,
  madeAt: null,
  // The carrier's fee and weight belong to the removed label.
  carrierGrams: null,
  fee: null,
  insurance: null,
  quotedFee: null,
  paidOut: null,
  checkAt: null,
  isLate: false,
  codDiffers: false,
  isPartBack: false,
  voided: [
    ...parcel.voided,
    ...(parcel.label === null
      ? []
      : [
          {
            attempt: parcel.attempt,
            label: parcel.label,
            why,
            at: at.toISOString(),
            paidOut: parcel.paidOut,
          },
        ]),
  ].slice(-maxVoided),
});

/** Keeps a newer report that changes nothing, because staff may have to ask the carrier about it. */
const unheeded = (parcel: StoredParcel, { said, words, label, at }: ParcelReport): StoredParcel => ({
  ...parcel,
  unheeded: { label, said, words, at },
});

/**
 * Applies a carrier's report to a parcel. A repeated, late or misordered report changes nothing that a later
 * one has settled. An unknown status is shown as it came.
 */
export function reported(parcel: StoredParcel, report: ParcelReport, at: Date): StoredParcel {
  if (parcel.label === null || parcel.label !== report.label) return parcel;
  const isNewer = later(report, parcel);
  const measured = {
    ...parcel,
    carrierGrams: report.grams ?? parcel.carrierGrams,
    fee: report.fee || parcel.fee,
    insurance: report.insurance || parcel.insurance,
  };
  const heard = {
    ...measured,
    said: report.said,
    saidWords: report.words,
    saidAt: report.at || parcel.saidAt,
  };
  switch (report.means.kind) {
    case 'unknown':
      return isNewer ? { ...heard, isUnknown: true } : measured;
    case 'word':
      return isNewer ? heard : measured;
    case 'cancelled':
      if (isEarly(parcel)) return voided(heard, 'by_carrier', at);
      return isNewer ? unheeded(measured, report) : measured;
    case 'stage': {
      const { stage } = report.means;
      if (stage === parcel.stage) return isNewer ? { ...heard, isUnknown: false } : measured;
      if (!mayFollow(parcel.stage, stage, isNewer)) return isNewer ? unheeded(measured, report) : measured;
      const there = stage === 'delivered' || stage === 'settled';
      const time = report.at ? new Date(report.at).toISOString() : at.toISOString();
      return {
        ...heard,
        stage,
        isUnknown: false,
        deliveredAt: there ? (parcel.deliveredAt ?? time) : parcel.deliveredAt,
        collectedAt: there && parcel.cod > 0 ? (parcel.collectedAt ?? time) : parcel.collectedAt,
      };
    }
  }
}

/**
 * Marks a parcel of which a part was reported as given back. Only the person who opens it can tell, so nothing
 * follows by itself. A parcel that never left cannot be marked.
 */
export const partlyBack = (parcel: StoredParcel, { label }: Pick<ParcelReport, 'label'>): StoredParcel =>
  parcel.label === label && isPickedUp(parcel) ? { ...parcel, isPartBack: true } : parcel;
