/** Returns the bank's or provider's reference: our key without source, account and amount. */
export function referenceText(transaction: string): string {
  const [teller, first = transaction, second] = transaction.split(':');
  return teller === 'bank' && second ? (first === 'id' ? `#${second}` : second) : first;
}
