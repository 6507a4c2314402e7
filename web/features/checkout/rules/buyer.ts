/** Who orders: a member, or a guest who is known by the cart alone. */
export type Buyer =
  | { kind: 'member'; id: string; fullName: string; phone: string; email: string }
  | { kind: 'guest'; sessionId: string };
