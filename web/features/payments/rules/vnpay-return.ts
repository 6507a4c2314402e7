/** Returns the payment a shopper returns from, and VNPay's result code, which is only shown as a hint. */
export function paymentOfReturn(search: object): { id: string; returned: string } | undefined {
  const given = search as Record<string, unknown>;
  const id = given['paymentId'];
  const code = given['vnp_ResponseCode'];
  if (typeof id !== 'string' || id === '') return undefined;
  return { id: id.slice(0, 64), returned: codeText(code) };
}

/** The router parses 24 as a number and "00" as text. */
const codeText = (code: unknown): string =>
  typeof code === 'number' || typeof code === 'string' ? String(code).slice(0, 8) : 'back';
