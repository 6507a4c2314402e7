/**
 * What money is called at its bank or its provider, of the name we know it by: without who told of it, on which account
 * and how much it was.
 */
export function referenceText(transaction: string): string {
  const [teller, first = transaction, second] = transaction.split(':');
  return teller === 'bank' && second ? (first === 'id' ? `#${second}` : second) : first;
}
