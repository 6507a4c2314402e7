/** Enough of an address, a number or a name to know one's own by, and too little to learn somebody else's. */

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  return `${/^./u.exec(email)?.[0] ?? ''}***${email.slice(at)}`;
}

/** The last three digits stay. */
export const maskPhone = (phone: string): string => `*******${phone.slice(-3)}`;

export const maskText = (text: string): string => (text === '' ? '' : '***');
