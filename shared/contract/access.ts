/** Who may call an operation. The server refuses by it; the interface hides by it. */
export const roles = ['admin', 'collaborator', 'user'] as const;
export type Role = (typeof roles)[number];

/** What staff may do, and which roles may do it. One table for the API's refusals and the sidebar. */
export const capabilities = {
  'admin.enter': ['admin', 'collaborator'],
  'forum.moderate': ['admin', 'collaborator'],
  'documents.write': ['admin', 'collaborator'],
  'news.write': ['admin', 'collaborator'],
  'products.write': ['admin', 'collaborator'],
  'products.delete': ['admin'],
  'inventory.write': ['admin', 'collaborator'],
  'orders.work': ['admin', 'collaborator'],
  'returns.work': ['admin', 'collaborator'],
  'refunds.work': ['admin'],
  'users.manage': ['admin'],
  'payments.manage': ['admin'],
  'mail.send': ['admin'],
  'views.share': ['admin'],
  'reports.read': ['admin'],
  'settings.write': ['admin'],
  'integrations.manage': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof capabilities;

/** `active-member`: one whose identity is approved. */
export type Access = 'public' | 'guest' | 'member' | 'active-member' | { staff: Capability };

export const staff = (capability: Capability): Access => ({ staff: capability });

export function can(role: Role | undefined, capability: Capability): boolean {
  const allowed: readonly Role[] = capabilities[capability];
  return role !== undefined && allowed.includes(role);
}
