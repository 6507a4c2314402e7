/**
 * A provider's answer to a refund request. An accepted refund is on its way and may still fail. An unknown one
 * got no answer, so the provider may or may not have received it.
 */
export type RefundAnswer =
  | { kind: 'done'; reference: string | null }
  | { kind: 'accepted'; reference: string | null }
  | { kind: 'refused'; error: string; reference?: string | null }
  | { kind: 'unknown'; error: string; reference?: null };

/** A refund through the provider that took the money. A repeat with the same request key is the same refund. */
export type ProviderRefund = {
  requestKey: string;
  refundCode: string;
  amount: number;
  /** Name of the person who requests the refund, as sent to the provider. */
  by: string;
};
