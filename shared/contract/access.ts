/** Roles that may call operations. The server checks them, and the interface hides what they may not do. */
export const roles = ['admin', 'collaborator', 'user'] as const;
export type Role = (typeof roles)[number];

/** Capabilities of staff with the roles that have each, for the API's checks and the sidebar. */
export const capabilities = {
  'admin.enter': ['admin', 'collaborator'],
  'content.moderate': ['admin', 'collaborator'],
  'documents.write': ['admin', 'collaborator'],
  'news.write': ['admin', 'collaborator'],
  'products.write': ['admin', 'collaborator'],
  'products.delete': ['admin'],
  'businesses.write': ['admin'],
  'prices.write': ['admin'],
  'inventory.write': ['admin', 'collaborator'],
  'costs.read': ['admin'],
  'stock.repair': ['admin'],
  'purchases.manage': ['admin'],
  'orders.work': ['admin', 'collaborator'],
  'returns.work': ['admin', 'collaborator'],
  'refunds.work': ['admin'],
  'invoices.work': ['admin'],
  'vouchers.manage': ['admin'],
  'users.manage': ['admin'],
  'customers.manage': ['admin'],
  'payments.manage': ['admin'],
  'mail.send': ['admin'],
  'views.share': ['admin'],
  'reports.read': ['admin'],
  'settings.write': ['admin'],
  'integrations.manage': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof capabilities;

/** A capability that an operation also needs for one value of a field of its body. */
export type FurtherCapability = { field: string; is: string; capability: Capability };

export type StaffAccess = { staff: Capability; further?: readonly FurtherCapability[] };

/** Conditions for members besides being signed in; `accounts/taking-part.ts` defines who fulfils them. */
export type MemberCondition = 'active-member';

export type Access = 'public' | 'guest' | 'member' | MemberCondition | StaffAccess;

export const staff = (capability: Capability, ...further: FurtherCapability[]): Access => ({
  staff: capability,
  ...(further.length > 0 && { further }),
});

/** Returns all capabilities that a call with this body needs; without a body, those that every call needs. */
export const capabilitiesFor = (
  { staff: first, further = [] }: StaffAccess,
  body?: unknown,
): Capability[] => [
  first,
  ...further
    .filter(({ field, is }) => (body as Record<string, unknown> | null | undefined)?.[field] === is)
    .map(({ capability }) => capability),
];

export function can(role: Role | undefined, capability: Capability): boolean {
  const allowed: readonly Role[] = capabilities[capability];
  return role !== undefined && allowed.includes(role);
}
