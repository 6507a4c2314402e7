/** The buyer: a member, or a guest who is known only by the cart's session. */
export type Buyer =
  | { kind: 'member'; id: string; fullName: string; phone: string; email: string }
  | { kind: 'guest'; sessionId: string };
