/** A prepared statement, prepared once per connection under its name. Names are unique: `<module>.<what>`. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The response of a statement that builds it in the column `json` of one row, so that it is sent unchanged. */
export const jsonOf = ([row]: { json: string | null }[]): string | undefined => row?.json ?? undefined;

const texts = new Map<string, string>();

/** Declares a statement at module level. A name used twice is refused, since PostgreSQL would run the first text. */
export const statement = (name: string, text: string): Statement => {
  if ((texts.get(name) ?? text) !== text) throw new Error(`Two statements are called ${name}`);
  texts.set(name, text);
  return { name, text };
};

/** Looks up a declared statement by name, for benchmarks that send the same SQL without the application. */
export const declaredStatement = (name: string): Statement => {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`No statement is called ${name}`);
  return { name, text };
};
