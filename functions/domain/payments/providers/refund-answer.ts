/**
 * What a provider says of money to be sent back. What was accepted is on its way, and nobody knows yet whether it
 * arrives; of what got no answer nobody knows whether it was heard.
 */
export type RefundAnswer =
  | { kind: 'done'; reference: string | null }
  | { kind: 'accepted'; reference: string | null }
  | { kind: 'refused'; error: string; reference?: string | null }
  | { kind: 'unknown'; error: string; reference?: null };

/** Money to be sent back by the provider it came from; asked again under the same key it is the same refund. */
export type ProviderRefund = {
  requestKey: string;
  refundCode: string;
  amount: number;
  /** Who presses, as the provider is told. */
  by: string;
};
