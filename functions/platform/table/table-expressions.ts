/** A test on one attribute: a plain value means "equals". */
type Test =
  | string
  | number
  | boolean
  | { is: '=' | '<>' | '<' | '<=' | '>' | '>='; to: string | number | boolean }
  | { missing: true }
  | { present: true }
  /** The attribute is missing or not above the value, for example a lock that is free or has expired. */
  | { missingOrAtMost: number }
  /**
   * The whole item is missing or the value is not above. An item without the attribute fails: it is held
   * permanently.
   */
  | { itemMissingOrAtMost: number };

export type Condition = Record<string, Test>;

export type Change = {
  set?: Record<string, unknown>;
  add?: Record<string, number>;
  remove?: string[];
  /** Written only if the attribute does not exist yet. */
  setOnce?: Record<string, unknown>;
};

type Names = Record<string, string>;
type Values = Record<string, unknown>;

/** Collects the placeholders that DynamoDB requires for names and values. */
export class Placeholders {
  readonly names: Names = {};
  readonly values: Values = {};

  name(attribute: string): string {
    const placeholder = `#${attribute}`;
    this.names[placeholder] = attribute;
    return placeholder;
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  get used() {
    return {
      ...(Object.keys(this.names).length > 0 && { ExpressionAttributeNames: this.names }),
      ...(Object.keys(this.values).length > 0 && { ExpressionAttributeValues: this.values }),
    };
  }
}

export function conditionExpression(condition: Condition, place: Placeholders): string {
  return Object.entries(condition)
    .map(([attribute, test]) => {
      const name = place.name(attribute);
      if (typeof test !== 'object') return `${name} = ${place.value(test)}`;
      if ('missing' in test) return `attribute_not_exists(${name})`;
      if ('present' in test) return `attribute_exists(${name})`;
      if ('missingOrAtMost' in test)
        return `(attribute_not_exists(${name}) OR ${name} <= ${place.value(test.missingOrAtMost)})`;
      if ('itemMissingOrAtMost' in test)
        return `(attribute_not_exists(${place.name('pk')}) OR ${name} <= ${place.value(test.itemMissingOrAtMost)})`;
      return `${name} ${test.is} ${place.value(test.to)}`;
    })
    .join(' AND ');
}

export function updateExpression(
  { set = {}, add = {}, remove = [], setOnce = {} }: Change,
  place: Placeholders,
): string {
  const assignments = [
    ...Object.entries(set)
      .filter(([, value]) => value !== undefined)
      .map(([attribute, value]) => `${place.name(attribute)} = ${place.value(value)}`),
    ...Object.entries(setOnce).map(([attribute, value]) => {
      const name = place.name(attribute);
      return `${name} = if_not_exists(${name}, ${place.value(value)})`;
    }),
  ];
  const additions = Object.entries(add).map(
    ([attribute, by]) => `${place.name(attribute)} ${place.value(by)}`,
  );
  return [
    assignments.length > 0 && `SET ${assignments.join(', ')}`,
    additions.length > 0 && `ADD ${additions.join(', ')}`,
    remove.length > 0 && `REMOVE ${remove.map((attribute) => place.name(attribute)).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ');
}
