/** Splits a payment id. It consists of its order's id and the number of the attempt: `<order>-001`. */
export function partsOf(paymentId: string): { orderId: string; attempt: string } {
  const end = paymentId.lastIndexOf('-');
  return { orderId: paymentId.slice(0, Math.max(0, end)), attempt: paymentId.slice(end + 1) };
}
