export const text = { kind: 'text' } as const;
export const optional = { kind: 'text', nullable: true } as const;
export const number = { kind: 'number' } as const;

/** Goods as they were sold. */
export const goods = { productId: text, name: text, code: text, businessId: text };

export const figureColumns = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, number])) as Record<Name, typeof number>;
