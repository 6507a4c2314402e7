/** A payment is named after its order and counts its attempts: `<order>-001`. */
export function partsOf(paymentId: string): { orderId: string; attempt: string } {
  const end = paymentId.lastIndexOf('-');
  return { orderId: paymentId.slice(0, Math.max(0, end)), attempt: paymentId.slice(end + 1) };
}
