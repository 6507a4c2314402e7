/** Masks addresses, numbers and names. Their owner can still recognise them, and others learn too little. */

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  return `${/^./u.exec(email)?.[0] ?? ''}***${email.slice(at)}`;
}

/** Keeps the last three digits. */
export const maskPhone = (phone: string): string => `*******${phone.slice(-3)}`;

export const maskText = (text: string): string => (text === '' ? '' : '***');
