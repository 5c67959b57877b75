export interface Change {
  breaking: boolean;
  what: string;
}

/** Empty when both OpenAPI documents are equivalent. */
export function changesBetween(before: object, after: object): Change[];
