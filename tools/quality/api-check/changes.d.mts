export interface Change {
  breaking: boolean;
  what: string;
}

/** Empty when both OpenAPI documents say the same. */
export function changesBetween(before: object, after: object): Change[];
