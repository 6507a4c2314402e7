/**
 * Reference of a transaction at its bank or provider: our key without the reporting source, the account and the
 * amount.
 */
export function referenceText(transaction: string): string {
  const [teller, first = transaction, second] = transaction.split(':');
  return teller === 'bank' && second ? (first === 'id' ? `#${second}` : second) : first;
}
